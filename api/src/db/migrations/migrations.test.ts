import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { migrateDatabase, requireSchema } from '../../migrate.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { createSchema, migrationVersions, newestMigration, withShortLocks } from './migrations.ts'
import { isNewerSchema, storeOldestCode } from './schema-version.ts'

let database: TestDatabase
let client: pg.Client

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  client = await connect()
})
afterAll(async () => {
  await client.end()
  await database.close()
})

const connect = async () => {
  const connection = new pg.Client(database.url)
  await connection.connect()
  return connection
}

const rebuild = async (version: number) => {
  await client.query('drop schema public cascade; drop schema drizzle cascade; create schema public')
  await client.query('begin')
  await createSchema(client, version)
  await client.query('commit')
}

const firstVersion = () => migrationVersions()[0] as number
const countTriggers = async () => (await client.query(`select from pg_trigger where tgname = 'touch_row'`)).rowCount

const waiting = `select 1 from pg_locks
  where not granted and relation = 'offres'::regclass and mode = 'AccessExclusiveLock'`

describe('a migration while a backup reads', () => {
  it('gives up its place before searches, and is applied once the backup is done', async () => {
    const backup = await connect()
    await backup.query('begin; select count(*) from offres')
    // Until a search got through the migration tries again and again, however late it is looked for.
    let searched = false
    const pause = vi.fn(async () => {
      if (searched) await backup.query('commit')
    })
    const change = () => client.query('alter table offres add column essai integer').then(() => {})
    const migrated = withShortLocks(client, change, pause)
    await expect.poll(async () => (await database.pool.query(waiting)).rows).toHaveLength(1)
    // Queued behind the migration, while the backup still reads.
    await database.pool.query('select count(*) from offres')
    searched = true
    await migrated
    expect(pause).toHaveBeenCalled()
    expect((await database.pool.query('select essai from offres')).rows).toEqual([])
    await backup.end()
  })

  it('fails for other reasons at once', async () => {
    const pause = vi.fn()
    const change = () => client.query('select nothing from nowhere').then(() => {})
    await expect(withShortLocks(client, change, pause)).rejects.toThrow('nowhere')
    expect(pause).not.toHaveBeenCalled()
  })
})

describe('a command', () => {
  it('leaves an older schema as it is, and says what to do', async () => {
    await rebuild(firstVersion())
    await expect(requireSchema(database.url)).rejects.toThrow(/^Cette base n’est pas encore à jour .*démarrez le site/)
    expect(await countTriggers()).toBe(0)
    await migrateDatabase(database.url)
    await expect(requireSchema(database.url)).resolves.toBeUndefined()
    expect(await countTriggers()).toBeGreaterThan(0)
  })

  it('gives an empty database its schema', async () => {
    await client.query('drop schema public cascade; drop schema drizzle cascade; create schema public')
    await requireSchema(database.url)
    expect(await countTriggers()).toBeGreaterThan(0)
  })
})

describe('a schema older than 1.1', () => {
  it('is refused in one sentence, by the site and by commands, and left as it is', async () => {
    const refusal = /^Cette base vient d’une version de Colocdar d’avant la 1\.1 : [^.]*version 1\.1[^.]*\.$/
    await client.query(`update drizzle.__drizzle_migrations set created_at = created_at - $1::bigint`, [
      newestMigration() - firstVersion() + 1,
    ])
    await expect(migrateDatabase(database.url)).rejects.toThrow(refusal)
    await expect(requireSchema(database.url)).rejects.toThrow(refusal)
    await rebuild(newestMigration())
    await migrateDatabase(database.url)
  })
})

describe('a schema that a newer version has migrated', () => {
  const newer = newestMigration() + 1000
  beforeAll(() => client.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', $1)`, [newer]))

  it('is accepted, and its queues left alone, when that version says that this one works with it', async () => {
    await storeOldestCode(client, newestMigration())
    expect(await isNewerSchema(client, migrationVersions())).toBe(true)
    await client.query(`insert into pgboss.schedule (name, cron) select 'plus-tard', '* * * * *'
      from (select pgboss.create_queue('plus-tard', '{"policy": "standard"}'::jsonb)) as queue`)
    await migrateDatabase(database.url)
    await requireSchema(database.url)
    expect((await client.query(`select name from pgboss.schedule where name = 'plus-tard'`)).rows).toHaveLength(1)
  })

  it('is refused otherwise, in one sentence', async () => {
    const refusal = /^Cette base a été mise à jour par une version plus récente de Colocdar/
    await storeOldestCode(client, newer)
    await expect(migrateDatabase(database.url)).rejects.toThrow(refusal)
    await expect(requireSchema(database.url)).rejects.toThrow(refusal)
    // An older version that starts later does not lower the bar.
    await storeOldestCode(client, newestMigration())
    await expect(migrateDatabase(database.url)).rejects.toThrow(refusal)
    await client.query('drop table drizzle.compatibility')
    await expect(migrateDatabase(database.url)).rejects.toThrow(refusal)
  })
})

describe('migrations', () => {
  const folder = new URL('../../../migrations/', import.meta.url)
  const contracts = /\bdrop (table|column|view|type)\b|\brename\b|\balter column\b.*\b(type|set not null)\b/i
  const files = readdirSync(folder).filter((name) => /^\d{4}_.*\.sql$/.test(name) && name > '0001')

  it('hold tables and data only: functions and triggers are in api/sql', () => {
    for (const name of readdirSync(folder).filter((file) => file.endsWith('.sql'))) {
      expect(readFileSync(new URL(name, folder), 'utf8')).not.toMatch(/\bcreate (or replace )?(function|trigger)\b/i)
    }
  })

  it('have one snapshot, of the newest', () => {
    const { entries } = JSON.parse(readFileSync(new URL('meta/_journal.json', folder), 'utf8'))
    const newest = `${entries.at(-1).tag.slice(0, 4)}_snapshot.json`
    expect(readdirSync(new URL('meta/', folder)).sort()).toEqual([newest, '_journal.json'])
  })

  it.each(files)('%s keeps what the version before uses, or says since when nobody does', (name) => {
    const statements = readFileSync(new URL(name, folder), 'utf8')
    if (contracts.test(statements.replaceAll(/--.*$/gm, ''))) {
      expect(statements).toMatch(/^-- contract: unused since \d+\.\d+/m)
    }
  })
})
