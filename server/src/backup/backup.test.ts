import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, open, readdir, rm, stat, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { createSchema, migrationVersions } from '@colocdar/api/db/migrations/migrations'
import { migrateDatabase } from '@colocdar/api/migrate'
import { keysOf } from '@colocdar/api/pictures/keys'
import { diskStorage } from '@colocdar/api/storage/disk'
import type { Storage } from '@colocdar/api/storage/storage'
import { createTestDatabase, type TestDatabase } from '@colocdar/api/testing/database'
import { createMembre } from '@colocdar/api/testing/membres'
import { createOffre, createPhoto } from '@colocdar/api/testing/offres'
import { useTestApp } from '@colocdar/api/testing/test-app'
import { createVille } from '@colocdar/api/testing/villes'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { manifestName } from './manifest.ts'
import { openBackup } from './open-backup.ts'
import { refuseUnknownVersion } from './refusals.ts'
import { restoreBackup } from './restore-backup.ts'
import { readTables } from './schema.ts'
import { listTar, readBytes, writeTar } from './tar.ts'
import { writeBackup } from './write-backup.ts'

const test = useTestApp()
let folder: string
let file: string
let target: TestDatabase
let storage: Storage

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colocdar-backup-'))
  const { id: proprietaireId } = await createMembre(test, { username: 'sara', apropos: 'Tab\tet\\N\nfin' })
  const villeId = (await createVille(test, 'Azrou')).id
  const photo = await createPhoto(test, proprietaireId)
  for (const key of keysOf(photo, 1200)) await test.deps.storage.put(key, Buffer.from(`octets de ${key}`))
  await createOffre(test, { proprietaireId, villeId, photos: [photo] })
  const gone = await createOffre(test, { proprietaireId, villeId, photos: [] })
  await test.database.pool.query('delete from offres where id = $1', [gone])
  await test.database.pool.query(`insert into pgboss.job (id, name, data, state, start_after) values
    ('018f0000-0000-7000-8000-000000000001', 'mail', '{"to": "attend@exemple.ma"}', 'retry', '2026-12-24T10:00:00Z'),
    ('018f0000-0000-7000-8000-000000000002', 'mail', '{"to": "en-route@exemple.ma"}', 'active', now()),
    ('018f0000-0000-7000-8000-000000000003', 'mail', '{"to": "parti@exemple.ma"}', 'completed', now())`)
  file = join(folder, 'sauvegarde.tar')
  await writeBackup({ databaseUrl: test.database.url, storage: test.deps.storage, file })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** An empty database and an empty folder, for the tests of one group. */
const useTarget = () => {
  beforeAll(async () => {
    target = await createTestDatabase(inject('postgresUrl'))
    storage = diskStorage(await mkdtemp(join(folder, 'photos-')))
  })
  afterAll(() => target.close())
}

const restore = (options: { force?: boolean; from?: string } = {}) =>
  restoreBackup({ databaseUrl: target.url, storage, file: options.from ?? file, force: options.force ?? false })

/** Over a new connection each time: an open one would look like a running site. */
const withClient = async <T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client(url)
  await client.connect()
  return use(client).finally(() => client.end())
}
const query = (url: string, text: string) => withClient(url, async (client) => (await client.query(text)).rows)

/** Every row of every table in a backup, as text. */
const contentOf = (url: string) =>
  withClient(url, async (client) => {
    const tables = await readTables(client)
    const content: Record<string, unknown[]> = {}
    for (const { name } of tables) {
      content[name] = (await client.query(`select t::text as line from "${name}" t order by 1`)).rows
    }
    return content
  })

const damaged = async (name: string, damage: (path: string) => Promise<unknown>) => {
  const path = join(folder, name)
  await copyFile(file, path)
  await damage(path)
  return path
}
const changeByte = (position: number) => async (path: string) => {
  const handle = await open(path, 'r+')
  await handle.write(Buffer.from([0x7e]), 0, 1, position)
  await handle.close()
}

describe('[REL-09] a backup', () => {
  useTarget()
  beforeAll(() => restore())

  it('restores every row and every file of a photo', async () => {
    const content = await contentOf(target.url)
    expect(content).toEqual(await contentOf(test.database.url))
    expect(content.utilisateurs).toHaveLength(1)
    const [photo] = await query(target.url, 'select src, width from images')
    for (const key of keysOf(photo.src, photo.width)) {
      const stored = await storage.get(key)
      expect(stored && (await buffer(stored.stream)).toString()).toBe(`octets de ${key}`)
    }
  })

  it('restores waiting mails, each once and at its time, and holds them', async () => {
    const jobs = await query(
      target.url,
      `select id, data ->> 'to' as to, state, retry_limit from pgboss.job order by id`,
    )
    expect(jobs).toMatchObject([
      { id: '018f0000-0000-7000-8000-000000000001', to: 'attend@exemple.ma', state: 'created', retry_limit: 120 },
      { id: '018f0000-0000-7000-8000-000000000002', to: 'en-route@exemple.ma', state: 'created' },
    ])
    const [first] = await query(target.url, `select start_after from pgboss.job order by id limit 1`)
    expect(first.start_after).toEqual(new Date('2026-12-24T10:00:00Z'))
    expect(await query(target.url, 'select name from drizzle.milestones')).toEqual([{ name: 'restored' }])
  })

  it('leaves a working database: counters, triggers, and ids that are not reused', async () => {
    const [ville] = await query(target.url, 'select id, verified_coloc_count from villes')
    expect(ville.verified_coloc_count).toBe(1)
    const [{ last }] = await query(target.url, 'select max(id) as last from offres')
    const [offre] = await query(
      target.url,
      `insert into offres (titre, description, ville_id, quartier, superficie, nbr_coloc, logement_type, prix,
         date_disponibilite, proprietaire_id, verified, statut)
       select titre, description, ville_id, quartier, superficie, nbr_coloc, logement_type, prix, date_disponibilite,
         proprietaire_id, true, 'DISPONIBLE' from offres returning id`,
    )
    // The one in between was deleted before the backup.
    expect(offre.id).toBe(last + 2)
    expect(await query(target.url, 'select verified_coloc_count from villes')).toEqual([{ verified_coloc_count: 2 }])
  })

  it('leaves the same indexes, keys and checks as migrations do', async () => {
    const definitions = `select pg_get_indexdef(indexrelid) as definition from pg_index join pg_class on oid = indexrelid
        where relnamespace = 'public'::regnamespace
      union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || convalidated
        from pg_constraint where connamespace = 'public'::regnamespace
      union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
      order by 1`
    expect(await query(target.url, definitions)).toEqual(await query(test.database.url, definitions))
  })

  it('can be listed and extracted with any tar, and is readable by its owner only', async () => {
    const { stdout } = await promisify(execFile)('tar', ['-tf', file])
    expect(stdout.split('\n')).toEqual(expect.arrayContaining(['tables/offres/000001.copy', 'manifest.json']))
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect((await readdir(folder)).filter((name) => name.endsWith('.partiel'))).toEqual([])
  })
})

describe('[REL-09] a backup of an older version', () => {
  useTarget()

  it('is restored as it was, and migrated at the next start', async () => {
    const old = await createTestDatabase(inject('postgresUrl'))
    const [first = 0] = migrationVersions()
    await withClient(old.url, async (client) => {
      await client.query('drop schema public cascade; drop schema drizzle cascade; create schema public')
      await createSchema(client, first)
      await client.query(`insert into villes (slug, nom, position) values ('safi', 'Safi', 1)`)
    })
    const from = join(folder, 'ancienne.tar')
    await writeBackup({ databaseUrl: old.url, storage, file: from })
    await old.close()
    await restore({ from })
    const triggers = `select count(*)::int as count from pg_trigger where tgname = 'touch_row'`
    expect(await query(target.url, triggers)).toEqual([{ count: 0 }])
    await migrateDatabase(target.url)
    expect(await query(target.url, triggers)).not.toEqual([{ count: 0 }])
    expect(await query(target.url, 'select nom from villes')).toEqual([{ nom: 'Safi' }])
    expect(await query(target.url, 'select name from drizzle.milestones')).toEqual([{ name: 'restored' }])
  })
})

describe('[REL-09] a restore changes nothing when', () => {
  useTarget()
  beforeAll(() => query(target.url, `insert into villes (slug, nom, position) values ('tiznit', 'Tiznit', 1)`))
  afterEach(async () => {
    expect(await query(target.url, 'select nom from villes')).toEqual([{ nom: 'Tiznit' }])
  })

  const notWhole = /n’est pas une sauvegarde entière de Colocdar : rien n’a été changé\.$/

  it('the database is not empty, unless told to replace it', async () => {
    await expect(restore()).rejects.toThrow(/^Cette base contient déjà des données \(table villes\) : .*--force/)
  })

  it('the file is truncated', async () => {
    const from = await damaged('coupée.tar', async (path) => truncate(path, (await stat(path)).size - 3000))
    await expect(restore({ from, force: true })).rejects.toThrow(notWhole)
  })

  it('one byte of it changed', async () => {
    const from = await damaged('changée.tar', changeByte(700))
    await expect(restore({ from, force: true })).rejects.toThrow(notWhole)
  })

  it('the file is no backup, or missing', async () => {
    await expect(restore({ from: import.meta.filename, force: true })).rejects.toThrow(notWhole)
    await expect(restore({ from: join(folder, 'absente.tar') })).rejects.toThrow(/ne peut pas être lue \(ENOENT\)\.$/)
  })

  it('it comes from a newer version, or from one before 1.1', async () => {
    const { manifest, close } = await openBackup(file)
    await close()
    const versions = migrationVersions()
    expect(() => refuseUnknownVersion(manifest, versions)).not.toThrow()
    expect(() => refuseUnknownVersion({ ...manifest, schemaVersion: 9e12 }, versions)).toThrow(/version plus récente/)
    expect(() => refuseUnknownVersion({ ...manifest, schemaVersion: 1 }, versions)).toThrow(/d’avant la 1\.1/)
  })

  it('it fails in the middle', async () => {
    const broken = { ...storage, put: () => Promise.reject(new Error('disk full')) }
    await expect(restoreBackup({ databaseUrl: target.url, storage: broken, file, force: true })).rejects.toThrow(
      'disk full',
    )
    const from = await withOneRowTooMany()
    await expect(restore({ from, force: true })).rejects.toThrow(/rows instead of/)
  })

  it('the site runs', async () => {
    await target.pool.query('select 1')
    await expect(restore({ force: true })).rejects.toThrow(/^Colocdar est en marche sur cette base/)
  })
})

/** A valid backup that cannot be restored: its manifest counts a row that is missing. */
const withOneRowTooMany = async (): Promise<string> => {
  const from = join(folder, 'incohérente.tar')
  const source = await openBackup(file)
  const handle = await open(from, 'w')
  const tar = writeTar(handle)
  for await (const entry of listTar(source.file)) {
    if (entry.name !== manifestName) await tar.add(entry.name, entry.size, readBytes(source.file, entry))
  }
  const tables = source.manifest.tables.map((table) => ({ ...table, rows: table.rows + 1 }))
  const manifest = Buffer.from(JSON.stringify({ ...source.manifest, tables, sha256: tar.digest() }))
  await tar.add(manifestName, manifest.length, [manifest])
  await tar.end()
  await handle.close()
  await source.close()
  return from
}
