import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { migrateDatabase } from '../../migrate.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { hasLastRelease, lastRelease, unpackLastRelease } from '../../testing/last-release.ts'
import { readCatalogue } from '../../testing/schema-catalogue.ts'

/** Ads in every state, photos, a modification, a report: what its triggers derived from them is part of the data. */
const rows = `
  insert into villes (slug, nom, position) values ('casablanca', 'Casablanca', 1), ('rabat', 'Rabat', 2);
  insert into utilisateurs (username, email, password_hash, terms_accepted_at, nom, prenom, telephone, age, blocked_at)
    select 'membre' || n, 'membre' || n || '@exemple.ma', 'x', now(), 'Alaoui', 'Sara', '0612345678', 30,
      case when n = 5 then now() end from generate_series(1, 5) n;
  insert into images (src, proprietaire_id, width, height, couleur) values ('une.webp', 1, 8, 6, '#c0ffee');
  insert into offres (titre, description, quartier, superficie, nbr_coloc, logement_type, prix, date_disponibilite,
      ville_id, proprietaire_id, statut, verified, meuble, confirmee_le)
    select 'Chambre ' || n, 'Claire et calme.', 'Maârif', 9, 1, 'CHAMBRE', 1000 + n, '2026-12-01', 1 + n % 2, 1 + n % 5,
      case when n % 4 = 0 then 'LOUE' else 'DISPONIBLE' end, n % 3 > 0, n % 2 = 0, now() - interval '8 days'
      from generate_series(1, 20) n;
  update offres set masque = masque;
  update offres set endormie_le = now() where id = 7;
  insert into offre_photos (offre_id, position, src) values (1, 0, 'une.webp');
  insert into demandes (titre, description, quartier, budget, ville_id, demandeur_id, verified)
    select 'Cherche', 'Texte', 'Agdal', 2000, 2, n, n > 1 from generate_series(1, 5) n;
  insert into modifications (auteur_id, offre_id, contenu) values (2, 1, '{"titre": "Autre"}');
  insert into signalements (kind, objet_id, auteur_id, motif, compte) values ('offre', 2, 3, 'FAUX', true);
  insert into journal (acteur_id, action, objet, objet_id) values (4, 'verify', 'offre', 1);`

const connect = async ({ url }: TestDatabase): Promise<pg.Client> => {
  const client = new pg.Client(url)
  await client.connect()
  return client
}

const readRows = async (client: pg.Client, tables: string[]) => {
  const contents = tables.map(async (table) => {
    const { rows: found } = await client.query(`select to_jsonb(t) as row from ${table} t order by 1`)
    return [table, found.map(({ row }) => row)]
  })
  return Object.fromEntries(await Promise.all(contents)) as Record<string, object[]>
}

// Without the history of the repository there is no older version: the tests say that they were skipped.
describe.runIf(hasLastRelease())(`a database of version ${lastRelease.version} with data`, () => {
  let database: TestDatabase
  let client: pg.Client
  let before: Record<string, object[]>

  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'colocdar-upgrade-'))
    unpackLastRelease(folder, ['api/migrations'])
    database = await createTestDatabase(inject('postgresUrl'))
    client = await connect(database)
    await client.query(
      'drop schema public cascade; drop schema drizzle cascade; create schema public; create schema drizzle',
    )
    await client.query(`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
      create table drizzle.compatibility (oldest_code bigint not null); insert into drizzle.compatibility values (1794720704683)`)
    for (const { sql, hash, folderMillis } of readMigrationFiles({
      migrationsFolder: join(folder, 'api/migrations'),
    })) {
      await client.query('begin')
      for (const statement of sql) await client.query(statement)
      const version = [hash, folderMillis]
      await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', version)
      await client.query('commit')
    }
    rmSync(folder, { recursive: true })
    await client.query(rows)
    before = await readRows(client, ['offres', 'demandes', 'villes', 'offres_recherche', 'quartiers', 'utilisateurs'])
    await migrateDatabase(database.url)
  })
  afterAll(async () => {
    await client.end()
    await database.close()
  })

  it('has the schema of a new one', async () => {
    const fresh = await createTestDatabase(inject('postgresUrl'))
    const other = await connect(fresh)
    expect(await readCatalogue(client)).toEqual(await readCatalogue(other))
    await other.end()
    await fresh.close()
  })

  it('keeps every row, and is not migrated again', async () => {
    expect(before.offres).toHaveLength(20)
    const kept = await readRows(client, Object.keys(before))
    for (const [table, found] of Object.entries(before)) expect(kept[table]).toMatchObject(found)
    await migrateDatabase(database.url)
    const { entries } = JSON.parse(
      readFileSync(new URL('../../../migrations/meta/_journal.json', import.meta.url), 'utf8'),
    ) as { entries: { when: number }[] }
    const applied =
      'select created_at::float8 as when from drizzle.__drizzle_migrations order by created_at desc limit 1'
    expect((await client.query(applied)).rows[0].when).toBe(entries.at(-1)?.when)
  })

  it('goes on with its counters, search and photos', async () => {
    await client.query(
      `update offres set statut = 'DISPONIBLE' where id = 4; update offres set quartier = 'Agdal' where id = 1`,
    )
    const count = `select sum(verified_coloc_count)::int as counted, (select count(*)::int from offres_recherche) as searched,
      (select sum(offres)::int from quartiers) as places, (select count(*)::int from offres o where offre_is_public(o)) as public
      from villes`
    const [counts] = (await client.query(count)).rows
    expect(new Set(Object.values(counts)).size).toBe(1)
    expect(counts.public).toBeGreaterThan(5)
  })
})
