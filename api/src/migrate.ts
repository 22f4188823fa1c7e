import { fillNewTables } from './db/migrations/first-fills.ts'
import {
  applyMigrations,
  migrationVersions,
  newestMigration,
  underMigrationLock,
  withShortLocks,
} from './db/migrations/migrations.ts'
import { isNewerSchema, readSchemaVersion, SchemaRefusal } from './db/migrations/schema-version.ts'
import { prepareJobs } from './jobs/prepare-jobs.ts'
import { jobQueues } from './queues.ts'

/**
 * Brings the schema and the job queues up to date, then runs `fill`, which gives an empty database its first content.
 * Processes that start together wait for the first one. What a newer version has prepared stays as it is.
 */
export const migrateDatabase = (url: string, fill: () => Promise<void> = async () => {}): Promise<void> =>
  underMigrationLock(url, async (client) => {
    if (!(await isNewerSchema(client, migrationVersions()))) {
      await withShortLocks(client, async () => {
        await applyMigrations(client)
        await prepareJobs(client, jobQueues)
      })
      await fillNewTables(client)
    }
    await fill()
  })

/** For commands, which may run beside the site: a database in use is not migrated, an empty one gets its schema. */
export const requireSchema = async (url: string): Promise<void> => {
  const isEmpty = await underMigrationLock(url, async (client) => {
    const version = await readSchemaVersion(client)
    if (version === null) return true
    if ((await isNewerSchema(client, migrationVersions())) || version === newestMigration()) return false
    throw new SchemaRefusal(
      'Cette base n’est pas encore à jour de cette version de Colocdar : démarrez le site, qui la met à jour, puis recommencez.',
    )
  })
  if (isEmpty) await migrateDatabase(url)
}
