import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { applyMigrations, createSchema, migrationVersions } from './migrations.ts'

let database: TestDatabase
let client: pg.Client

/** What version 1.1 left behind, with its trigger on the journal. */
const fill11 = `
  insert into utilisateurs (username, email, password_hash, terms_accepted_at)
    select name, name || '@exemple.ma', 'x', now() from unnest(array['karim', 'sara']) name;
  insert into avis (auteur_id, commentaire, note) values (1, 'Bien.', 4);
  insert into journal (acteur_id, action, objet, objet_id, motif, apres) values
    (9, 'refuse', 'avis', 1, 'Trop court.', null), (9, 'refuse', 'avis', 7, 'Supprimé depuis.', null),
    (9, 'block', 'utilisateur', 2, 'Fraude.', null), (9, 'block', 'utilisateur', 8, 'Parti depuis.', null),
    (9, 'uphold', 'conversation', 1, 'Insultes.', '{"membreId": 2}'),
    (9, 'uphold', 'conversation', 2, 'Insultes.', '{"suite": {"nom": "bloquer", "membreId": 1}}'),
    (9, 'uphold', 'conversation', 3, 'De qui ?', '{}'), (9, 'create', 'ville', 1, null, null);
  create function refuse_change() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$;
  create trigger refuse_change before update or delete or truncate on journal execute function refuse_change();
  insert into conversations (annonce, annonce_id, titre, initiateur_id, destinataire_id)
    values ('offre', 1, 'Chambre', 1, 2), ('offre', 2, 'Studio', 2, 1);
  insert into conversation_membres (conversation_id, utilisateur_id, lu_id) values (1, 1, 5), (1, 2, 6), (2, 1, 7), (2, 2, 8);
  insert into conversation_blocages (bloqueur_id, bloque_id) values (2, 1);`

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  client = new pg.Client(database.url)
  await client.connect()
  await client.query('drop schema public cascade; drop schema drizzle cascade; create schema public')
  await client.query('begin')
  await createSchema(client, migrationVersions()[6] as number)
  await client.query('commit')
  await client.query(fill11)
  await applyMigrations(client)
})
afterAll(async () => {
  await client.end()
  await database.close()
})

const read = async (text: string): Promise<unknown[]> => (await client.query({ text, rowMode: 'array' })).rows

it('names whom an entry of the journal is about, and forgets what was written about who is gone', async () => {
  expect(await read('select objet, objet_id, membre_id, motif from journal order by id')).toEqual([
    ['avis', 1, 1, 'Trop court.'],
    ['avis', 7, null, null],
    ['utilisateur', 2, 2, 'Fraude.'],
    ['utilisateur', 8, 8, null],
    ['conversation', 1, 2, 'Insultes.'],
    ['conversation', 2, 1, 'Insultes.'],
    ['conversation', 3, null, null],
    ['ville', 1, null, null],
  ])
  await expect(client.query(`update journal set motif = null`)).rejects.toThrow('ne reçoit que des ajouts')
})

it('[SEC-57] freezes the read marks of who blocks already, for the blocked member', async () => {
  const marks = await read('select utilisateur_id, lu_id, lu_fige from conversation_membres order by lu_id')
  expect(marks).toEqual([
    [1, 5, null],
    [2, 6, 6],
    [1, 7, null],
    [2, 8, 8],
  ])
})
