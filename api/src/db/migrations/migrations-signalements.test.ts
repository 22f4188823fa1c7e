import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { applyMigrations, createSchema, migrationVersions } from './migrations.ts'

let database: TestDatabase
let client: pg.Client

/** What version 1.1.0 left behind, in its own schema: everything counted. */
const fill11 = `
  insert into utilisateurs (username, email, password_hash, terms_accepted_at, created_at, nom, prenom, telephone, age)
    select name, name || '@exemple.ma', 'x', now(), '2026-11-10T12:00:00Z', nom, 'Sara', '0612345678', 30
    from (values ('ancienne', 'Alaoui'), ('incomplete', null)) t (name, nom);
  insert into signalements (kind, objet_id, auteur_id, motif, compte, mailbox, network, etat, created_at)
    select 'offre', objet, (select id from utilisateurs where username = auteur), 'FAUX', true, key, key, etat, at::timestamptz
    from (values
      (1, 'ancienne', 'a', 'attente', '2026-11-11T12:00:00Z'),
      (2, 'ancienne', 'a', 'attente', '2026-11-11T11:59:59Z'),
      (3, 'ancienne', 'a', 'sansSuite', '2026-11-10T13:00:00Z'),
      (4, 'incomplete', 'b', 'attente', '2026-11-16T12:00:00Z'),
      (5, null, null, 'attente', '2026-11-16T12:00:00Z')) t (objet, auteur, key, etat, at);`

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  client = new pg.Client(database.url)
  await client.connect()
  await client.query('drop schema public cascade; drop schema drizzle cascade; create schema public')
  await client.query('begin')
  await createSchema(client, migrationVersions()[0] as number)
  await client.query('commit')
  await client.query(fill11)
  await applyMigrations(client)
})
afterAll(async () => {
  await client.end()
  await database.close()
})

it('[SEC-52] lets reports from before the rule count by it', async () => {
  const { rows } = await client.query('select objet_id, compte, etat from signalements order by objet_id')
  expect(rows).toEqual([
    { objet_id: 1, compte: true, etat: 'attente' },
    { objet_id: 2, compte: false, etat: 'attente' },
    { objet_id: 3, compte: true, etat: 'sansSuite' },
    { objet_id: 4, compte: false, etat: 'attente' },
    { objet_id: 5, compte: false, etat: 'attente' },
  ])
})
