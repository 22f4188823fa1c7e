import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { advisoryLocks } from '../advisory-locks.ts'
import { createMilestones } from './milestones.ts'
import { applyRoutines, applyTextFunctions, createRoutines } from './routines.ts'
import { readSchemaVersion, SchemaRefusal, storeOldestCode } from './schema-version.ts'

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** One process at a time: the others wait for the first. */
export const underMigrationLock = async <T>(url: string, action: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url, application_name: 'colocdar-migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migration])
    return await action(client)
  } finally {
    // Closing the connection releases the lock, even after a failed migration.
    await client.end()
  }
}

/** Applies the migrations that are missing, one transaction each, then the functions and triggers. */
export const applyMigrations = async (client: pg.Client): Promise<void> => {
  const version = (await readSchemaVersion(client)) ?? 0
  await createMigrationsTable(client)
  await storeOldestCode(client)
  await createMilestones(client)
  for (const migration of readMigrationFiles({ migrationsFolder })) {
    if (versionOf(migration) <= version) continue
    await client.query('begin')
    try {
      await applyTextFunctions(client)
      await apply(client, migration)
      await client.query('commit')
    } finally {
      // Ends a failed transaction; does nothing after a commit.
      await client.query('rollback')
    }
  }
  await applyRoutines(client)
}

// While a migration waits for its lock, searches queue behind it.
const lockTimeout = '1s'
const pauseMs = 2_000
const attempts = 300
// SQLSTATE lock_not_available.
const locked = '55P03'

/**
 * Runs what changes the schema without making visitors wait: when something long, such as a backup, holds a table, it
 * gives up after a second, lets the searches that queued pass, and tries again.
 */
export const withShortLocks = async (
  client: pg.Client,
  change: () => Promise<void>,
  pause: () => Promise<unknown> = () => sleep(pauseMs),
): Promise<void> => {
  await client.query(`set lock_timeout = '${lockTimeout}'`)
  for (let attempt = 1; ; attempt += 1) {
    try {
      await change()
      break
    } catch (error) {
      if ((error as { code?: unknown }).code !== locked) throw error
      if (attempt === attempts)
        throw new SchemaRefusal(
          'La base est occupée depuis plus de dix minutes par une autre opération, une sauvegarde peut-être : la mise à jour n’a pas été faite, recommencez plus tard.',
          { cause: error },
        )
      await pause()
    }
  }
  await client.query('reset lock_timeout')
}

/** Versions of the schema, oldest first. */
export const migrationVersions = (): number[] => readMigrationFiles({ migrationsFolder }).map(versionOf)

export const newestMigration = (): number => Math.max(...migrationVersions())

/**
 * Builds the schema of a version, this one or an older one, in the caller's transaction. An older one gets its functions
 * and triggers from the next start, which migrates it first.
 */
export const createSchema = async (client: pg.Client, version: number): Promise<void> => {
  await createMigrationsTable(client)
  await applyTextFunctions(client)
  for (const migration of readMigrationFiles({ migrationsFolder })) {
    if (versionOf(migration) <= version) await apply(client, migration)
  }
  if (version === newestMigration()) await createRoutines(client)
}

type Migration = ReturnType<typeof readMigrationFiles>[number]

const versionOf = ({ folderMillis }: Migration): number => folderMillis

const apply = async (client: pg.Client, migration: Migration): Promise<void> => {
  for (const statement of migration.sql) await client.query(statement)
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    migration.hash,
    versionOf(migration),
  ])
}

/** As Drizzle's own migrator creates it, which can neither stop at a version nor retry one migration. */
const createMigrationsTable = async (client: pg.Client): Promise<void> => {
  await client.query('create schema if not exists drizzle')
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
}
