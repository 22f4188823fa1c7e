import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { advisoryLocks } from './advisory-locks.ts'

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Applies the migrations that are missing, then `prepare`, under a lock that keeps other processes waiting. */
export const applyMigrations = async (url: string, prepare: (client: pg.Client) => Promise<void>): Promise<void> => {
  const client = new pg.Client({ connectionString: url, application_name: 'colocdar-migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migration])
    await migrate(drizzle(client), { migrationsFolder })
    await prepare(client)
  } finally {
    // Closing the connection releases the lock, even after a failed migration.
    await client.end()
  }
}

/** Versions of the schema, oldest first. */
export const migrationVersions = (): number[] => readMigrationFiles({ migrationsFolder }).map(versionOf)

/**
 * Builds the schema of an older version, in the caller's transaction: Drizzle's migrator can neither stop at a version
 * nor run in an outer transaction. The rows written here tell it where to continue.
 */
export const createSchema = async (client: pg.Client, version: number): Promise<void> => {
  await client.query('create schema drizzle')
  await client.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  for (const migration of readMigrationFiles({ migrationsFolder })) {
    if (versionOf(migration) > version) continue
    for (const statement of migration.sql) await client.query(statement)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      migration.hash,
      versionOf(migration),
    ])
  }
}

const versionOf = ({ folderMillis }: { folderMillis: number }): number => folderMillis
