import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { applyMigrations, createSchema, migrationVersions } from './migrations.ts'

let database: TestDatabase
let client: pg.Client

const rows = async (query: string) => (await client.query(query)).rows

/** What version 1.0 left behind, in its own schema. */
const fill10 = `
  insert into villes (slug, nom, position) values ('casablanca', 'Casablanca', 1), ('rabat', 'Rabat', 2);
  insert into utilisateurs (username, email, password_hash, terms_accepted_at)
    select 'membre' || n, 'membre' || n || '@exemple.ma', 'x', now() from generate_series(1, 8) n;
  insert into images (src, proprietaire_id, width, height, couleur)
    select src, 1, 8, 6, '#c0ffee' from unnest('{old1.webp,old2.webp,new.webp,other.webp}'::text[]) src;
  insert into offres (titre, description, quartier, superficie, nbr_coloc, logement_type, prix, date_disponibilite,
      ville_id, proprietaire_id, statut, verified, motif_refus, last_verified, submitted_at, created_at)
    select titre, 'Nouvelle description', 'Agdal', 20, 2, 'CHAMBRE', 3000, '2026-12-01', 2, 1, statut, verified, motif,
      online, '2026-03-01', '2026-01-01' from (values
        ('Éditée', 'EN_ATTENTE', false, null, '{"titre":"Vérifiée","description":"Ancienne","quartier":"Maârif","adresse":"Rue 1","villeId":1,"ville":{"id":1,"nom":"Casablanca","image":null},"photos":[{"src":"old1.webp"},{"src":"old2.webp"}]}'::jsonb),
        ('Louée et éditée', 'LOUE', false, null, '{"titre":"Louée","description":"Nouvelle description","quartier":"Agdal","adresse":null,"villeId":2,"photos":[{"src":"other.webp"}]}'),
        ('Retirée puis éditée', 'EN_ATTENTE', false, null, '{"titre":"Retirée","description":"x","quartier":"x","adresse":null,"villeId":1,"photos":[{"src":"other.webp"}]}'),
        ('Refusée', 'EN_ATTENTE', false, 'Prix erroné', '{"titre":"Avant","description":"x","quartier":"x","adresse":null,"villeId":1,"photos":[{"src":"other.webp"}]}'),
        ('Jamais vérifiée', 'EN_ATTENTE', false, null, null),
        ('Publique', 'DISPONIBLE', true, null, null)) t (titre, statut, verified, motif, online);
  insert into offre_photos (offre_id, position, src) values (1, 0, 'old2.webp'), (1, 1, 'new.webp'), (2, 0, 'other.webp'), (6, 0, 'other.webp');
  insert into demandes (titre, description, quartier, budget, ville_id, demandeur_id, verified, last_verified)
    values ('Éditée', 'Texte', 'Agdal', 2000, 2, 1, false, '{"titre":"Vérifiée","description":"Texte","quartier":"Agdal","adresse":null,"villeId":2}'),
      ('Jamais vérifiée', 'Texte', 'Agdal', 2000, 2, 2, false, null);
  insert into journal (acteur_id, action, objet, objet_id, apres) values
    (8, 'verify', 'offre', 1, null), (8, 'withdraw', 'offre', 1, null), (8, 'undo', 'offre', 1, '{"decision": 2}'),
    (8, 'verify', 'offre', 3, null), (8, 'withdraw', 'offre', 3, null);
  update offres set decided_at = '2026-02-01' where verified;`

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  client = new pg.Client(database.url)
  await client.connect()
  await client.query('drop schema public cascade; drop schema drizzle cascade; create schema public')
  await createSchema(client, migrationVersions()[4] as number)
  await client.query(fill10)
  await applyMigrations(client)
})
afterAll(async () => {
  await client.end()
  await database.close()
})

it('gives ads that wait because of an edit their last verified version back', async () => {
  expect(await rows('select titre, verified, statut, ville_id, adresse from offres order by id')).toEqual([
    { titre: 'Vérifiée', verified: true, statut: 'DISPONIBLE', ville_id: 1, adresse: 'Rue 1' },
    { titre: 'Louée', verified: true, statut: 'LOUE', ville_id: 2, adresse: null },
    { titre: 'Retirée puis éditée', verified: false, statut: 'EN_ATTENTE', ville_id: 2, adresse: null },
    { titre: 'Refusée', verified: false, statut: 'EN_ATTENTE', ville_id: 2, adresse: null },
    { titre: 'Jamais vérifiée', verified: false, statut: 'EN_ATTENTE', ville_id: 2, adresse: null },
    { titre: 'Publique', verified: true, statut: 'DISPONIBLE', ville_id: 2, adresse: null },
  ])
  const srcs = `select array(select p->>'src' from jsonb_array_elements(photos) p) as srcs from offres where id <= 2 order by id`
  expect(await rows(srcs)).toEqual([{ srcs: ['old1.webp', 'old2.webp'] }, { srcs: ['other.webp'] }])
  expect(await rows('select titre, verified from demandes order by id')).toEqual([
    { titre: 'Vérifiée', verified: true },
    { titre: 'Jamais vérifiée', verified: false },
  ])
})

it('makes the edit their modification, which loses nothing that was typed', async () => {
  const query = `select offre_id, demande_id, ville_id, contenu, submitted_at, etat, auteur_id,
    array(select src from modification_photos where modification_id = m.id order by position) as photos
    from modifications m order by id`
  const edited = { titre: 'Éditée', description: 'Nouvelle description', quartier: 'Agdal', adresse: null }
  const submitted_at = new Date('2026-03-01T00:00:00Z')
  const common = { etat: 'attente', auteur_id: 1, demande_id: null, ville_id: null }
  expect(await rows(query)).toEqual([
    {
      ...common,
      offre_id: 1,
      ville_id: 2,
      contenu: edited,
      photos: ['old2.webp', 'new.webp'],
      submitted_at: expect.any(Date),
    },
    { ...common, offre_id: 2, contenu: { titre: 'Louée et éditée' }, photos: [], submitted_at: expect.any(Date) },
    {
      ...common,
      offre_id: null,
      demande_id: 1,
      contenu: { titre: 'Éditée' },
      photos: [],
      submitted_at: expect.any(Date),
    },
  ])
  expect((await rows('select submitted_at::date::text as day from modifications where offre_id = 1'))[0].day).toBe(
    submitted_at.toISOString().slice(0, 10),
  )
})

it('counts what is public again, and dates old ads by their last decision or edit', async () => {
  const counters = 'select verified_coloc_count as offres, verified_demande_count as demandes from villes order by id'
  expect(await rows(counters)).toEqual([
    { offres: 1, demandes: 0 },
    { offres: 1, demandes: 1 },
  ])
  const days = 'select confirmee_le::date::text as day from offres where id in (1, 5, 6) order by id'
  expect((await rows(days)).map(({ day }) => day)).toEqual(['2026-03-01', '2026-03-01', '2026-03-01'])
})

it('lets version 1.0 insert, edit and verify as before', async () => {
  await client.query(`insert into offres (titre, description, quartier, superficie, nbr_coloc, logement_type, prix,
    date_disponibilite, ville_id, proprietaire_id) values ('Par 1.0', 'x', 'x', 1, 1, 'STUDIO', 1000, '2026-12-01', 1, 2)`)
  await client.query(`update offres set verified = true, statut = 'DISPONIBLE' where titre = 'Par 1.0'`)
  const columns = 'select confirmee_le is not null as dated, masque, prix_verifie from offres'
  expect(await rows(`${columns} where titre = 'Par 1.0'`)).toEqual([{ dated: true, masque: false, prix_verifie: 1000 }])
})
