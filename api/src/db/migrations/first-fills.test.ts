import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { fillNewTables } from './first-fills.ts'

let database: TestDatabase
let client: pg.Client

const read = async (query: string): Promise<unknown[]> =>
  (await client.query({ text: query, rowMode: 'array' })).rows.map((row) => row.join(' '))
const counts = () => read('select nom, offres, demandes from quartiers order by nom')

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  client = new pg.Client(database.url)
  await client.connect()
  await client.query(`
    insert into villes (slug, nom, position) values ('rabat', 'Rabat', 0);
    insert into utilisateurs (username, email, password_hash, terms_accepted_at) values ('a', 'a@exemple.ma', 'x', now())`)
  // As the release before left them: no trigger has seen them.
  await client.query(`
    set session_replication_role = replica;
    insert into offres (titre, description, quartier, superficie, nbr_coloc, logement_type, prix, date_disponibilite,
      ville_id, proprietaire_id, statut, verified)
    select 'Chambre', 'Claire.', case when i % 2 = 0 then 'Agdal' else 'Océan' end, 9, 1, 'CHAMBRE', 1000 + i, '2000-01-01',
      1, 1, 'DISPONIBLE', i <= 5 from generate_series(1, 6) i;
    insert into demandes (titre, description, quartier, budget, ville_id, demandeur_id, verified, date_demande)
    values ('Cherche', 'Calme.', 'Agdal', 1500, 1, 1, true, '2026-11-01');
    update villes set verified_coloc_count = 5, verified_demande_count = 1;
    set session_replication_role = origin;
    delete from drizzle.fills`)
})
afterAll(async () => {
  await client.end()
  await database.close()
})

const written = () =>
  read(`select offre_id, champs like '%"quartier":"' || quartier || '"%' from offres_json
  join offres on id = offre_id order by 1`)

describe('the first indexing', () => {
  it('leaves alone what changed before it came there, and counts every public ad once', async () => {
    // One is rented, one moves: the triggers see ads that are not indexed yet.
    await client.query(
      `update offres set statut = 'LOUE' where id = 1; update offres set quartier = 'Souissi' where id = 2`,
    )
    expect(await counts()).toEqual(['Souissi 1 0'])
    await fillNewTables(client)
    expect(await counts()).toEqual(['Agdal 1 1', 'Océan 2 0', 'Souissi 1 0'])
    expect(await read('select offre_id from offres_recherche order by 1')).toEqual(['2', '3', '4', '5'])
    expect(await read('select demande_id from demandes_recherche')).toEqual(['1'])
    expect(await written()).toEqual(['2 true', '3 true', '4 true', '5 true'])
  })

  it('is done once, and again without harm', async () => {
    await client.query('delete from offres_recherche where offre_id = 3')
    await fillNewTables(client)
    expect(await read('select offre_id from offres_recherche order by 1')).toEqual(['2', '4', '5'])
    await client.query(`delete from drizzle.fills; update quartiers set offres = 1 where nom = 'Océan'`)
    await fillNewTables(client)
    expect(await counts()).toEqual(['Agdal 1 1', 'Océan 2 0', 'Souissi 1 0'])
  })

  it('fills a table that came later, and no other, the same in every time zone', async () => {
    const fields = () => read('select champs from offres_json order by offre_id')
    const before = await fields()
    await client.query(`set timezone = 'Asia/Tokyo'; delete from drizzle.fills where name = 'offres_json';
      delete from offres_json where offre_id <> 2; delete from offres_recherche where offre_id = 5`)
    await fillNewTables(client)
    await client.query('reset timezone')
    expect(await fields()).toEqual(before)
    expect(await read('select offre_id from offres_recherche order by 1')).toEqual(['2', '3', '4'])
  })

  it('finds ads by Arabic words that 1.1 had folded another way', async () => {
    // As 1.1 left them: letters as they were typed, the article in the word.
    await client.query(`
      update offres set titre = 'الشقة القريبة', quartier = 'أݣدال' where id = 2;
      update demandes set titre = 'أبحث عن غرفة' where id = 1;
      update offres_recherche set vecteur = to_tsvector('الشقة القريبة'), quartier_cle = 'أݣدال' where offre_id = 2;
      update demandes_recherche set vecteur = to_tsvector('أبحث عن غرفة');
      update quartiers set cle = nom where nom = 'أݣدال';
      delete from drizzle.fills where name = 'arabic'`)
    const latin = await read('select vecteur from offres_recherche where offre_id = 3')
    await fillNewTables(client)
    const found = (table: string, word: string) =>
      read(`select 1 from ${table} where vecteur @@ plainto_tsquery('french', search_words('${word}'))`)
    expect(await found('offres_recherche', 'شقه قريبة')).toEqual(['1'])
    expect(await found('demandes_recherche', 'الغرفة')).toEqual(['1'])
    expect(await read(`select cle from quartiers where nom = 'أݣدال'`)).toEqual(['اكدال'])
    expect(await read('select quartier_cle from offres_recherche where offre_id = 2')).toEqual(['اكدال'])
    expect(await read('select vecteur from offres_recherche where offre_id = 3')).toEqual(latin)
    await client.query(`update offres set titre = 'Chambre', quartier = 'Souissi' where id = 2`)
  })

  it.each([
    ['search', 'offres_recherche'],
    ['offres_json', 'offres_json'],
  ])('waits for a change that is not committed, and reads what it left: %s', async (name, table) => {
    const other = new pg.Client(database.url)
    await other.connect()
    await client.query(`update offres set statut = 'DISPONIBLE' where id = 4; delete from drizzle.fills where name = '${name}';
      delete from ${table}; delete from quartiers`)
    await other.query(`begin; update offres set statut = 'LOUE' where id = 4`)
    const filled = fillNewTables(client)
    const waiting = 'select from pg_locks where not granted'
    await expect.poll(async () => (await database.pool.query(waiting)).rowCount).toBeGreaterThan(0)
    await other.query('commit')
    await filled
    expect(await read(`select offre_id from ${table} order by 1`)).toEqual(['2', '3', '5'])
    await other.end()
  })
})
