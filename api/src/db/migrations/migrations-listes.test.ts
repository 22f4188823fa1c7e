import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { applyMigrations, createSchema, migrationVersions } from './migrations.ts'

let database: TestDatabase
let client: pg.Client

const fill11 = `
  insert into utilisateurs (username, email, password_hash, terms_accepted_at, langues, tags)
    select name, name || '@exemple.ma', 'x', now(), langues::text[], tags::text[]
    from (values
      ('choisi', '{Arabe,Français}', '{Sport,Calme,Cuisine}'),
      ('ecrit', '{francais,ARABE,Français}', '{JEUX VIDEO,0612345678,"colocs.example",sport}'),
      ('vide', '{}', '{}')) t (name, langues, tags);`

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

it('[SEC-54] leaves of languages and interests those that are on offer, as the lists spell them', async () => {
  const { rows } = await client.query('select username, langues, tags from utilisateurs order by username')
  expect(rows).toEqual([
    { username: 'choisi', langues: ['Arabe', 'Français'], tags: ['Sport', 'Calme', 'Cuisine'] },
    { username: 'ecrit', langues: ['Français', 'Arabe'], tags: ['Jeux vidéo', 'Sport'] },
    { username: 'vide', langues: [], tags: [] },
  ])
})
