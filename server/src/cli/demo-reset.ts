import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Db, openDatabase } from '@colocdar/api/db/database'
import { hasUtilisateurs, holdsDemo } from '@colocdar/api/features/utilisateurs/utilisateurs-account.service'
import { seedVilles } from '@colocdar/api/features/villes/villes-seed.service'
import { migrateDatabase } from '@colocdar/api/migrate'
import { diskStorage } from '@colocdar/api/storage/disk'
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts'
import { runToEnd } from '../process/lifecycle.ts'
import { StartupError } from '../process/startup-error.ts'
import { readConfig } from '../start/config.ts'

/** `npm run demo:reset`: restores the demo's first catalogue. */
await runToEnd(async (stops) => {
  const config = readConfig(process.env, 'demo')
  if (config.DATABASE_URL) {
    throw new StartupError('demo:reset n’efface que la base embarquée : retirez DATABASE_URL.')
  }
  const postgres = await startEmbeddedPostgres({
    dataDir: config.DATA_DIR,
    archive: config.WAL_ARCHIVE_DIR,
    log: console.log,
  })
  stops.push(() => postgres.stop())
  const uploads = join(config.DATA_DIR, 'uploads')
  const database = openDatabase({ url: postgres.url, maxConnections: 2 })
  stops.push(() => database.close())

  await requireDemo(postgres.url, database.db)
  await database.pool.query(
    'drop schema public cascade; drop schema if exists drizzle, pgboss cascade; create schema public',
  )
  await rm(uploads, { recursive: true, force: true })
  await migrateDatabase(postgres.url)
  const deps = { db: database.db, storage: diskStorage(uploads), clock: () => new Date() }
  await seedVilles(deps)
  const { loadDemo } = await import('@colocdar/demo/loading/load-demo')
  await loadDemo(deps)
  console.log('Le catalogue de démonstration est comme au premier jour.')
})

/** What real members wrote is not erased by a command for the demo. */
async function requireDemo(url: string, db: Db): Promise<void> {
  await migrateDatabase(url)
  if ((await holdsDemo(db)) || !(await hasUtilisateurs(db))) return
  throw new StartupError(
    'demo:reset n’efface que la démonstration, et cette base a d’autres membres : retirez DATA_DIR.',
  )
}
