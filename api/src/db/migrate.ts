import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { prepareJobs } from '../jobs/prepare-jobs.ts'
import { jobQueues } from '../jobs/queues.ts'

// Any number will do, as long as every Colocdar process uses the same one.
const migrationLock = 20_261_115

/** Brings the schema up to date. Processes that start together take turns; the later ones find nothing to do. */
export const migrateDatabase = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url, application_name: 'colocdar-migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle(client), { migrationsFolder: fileURLToPath(new URL('../../migrations', import.meta.url)) })
    await prepareJobs(client, jobQueues)
  } finally {
    // Closing the session releases the lock, also when a migration failed.
    await client.end()
  }
}
