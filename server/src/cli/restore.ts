import { join, resolve } from 'node:path'
import { createStorage } from '@colocdar/api/storage/create-storage'
import { restoreBackup } from '../backup/restore-backup.ts'
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts'
import { runToEnd } from '../process/lifecycle.ts'
import { StartupError } from '../process/startup-error.ts'
import { readConfig } from '../start/config.ts'
import { reachDatabase } from '../start/reach-database.ts'

/** `npm run restore -- FILE`: restores a backup into an empty database or, with --force, replaces one. */
await runToEnd(async (stops) => {
  const args = process.argv.slice(2)
  const [path] = args.filter((arg) => arg !== '--force')
  if (!path) throw new StartupError('Usage : npm run restore -- FICHIER [--force]')
  const file = resolve(process.env.INIT_CWD ?? '.', path)

  const config = readConfig(process.env, 'command')
  const postgres = config.DATABASE_URL
    ? { url: await reachDatabase(config.DATABASE_URL), stop: async () => {} }
    : await startEmbeddedPostgres({ dataDir: config.DATA_DIR, log: console.log })
  stops.push(() => postgres.stop())
  const storage = createStorage({ url: config.UPLOADS_URL, folder: join(config.DATA_DIR, 'uploads') })

  const force = args.includes('--force')
  const { createdAt, tables, photos, jobs } = await restoreBackup({ databaseUrl: postgres.url, storage, file, force })
  const rows = tables.reduce((total, table) => total + table.rows, 0)
  const date = new Date(createdAt).toLocaleString('fr-FR', { dateStyle: 'long', timeStyle: 'medium' })
  console.log(`Sauvegarde du ${date} restaurée.`)
  console.log(`${rows} lignes, ${photos} fichiers de photos, ${jobs} e-mails en attente.`)
})
