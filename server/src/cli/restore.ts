import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createStorage } from '@colocdar/api/storage/create-storage'
import { restoreBackup } from '../backup/restore-backup.ts'
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts'
import { recoverFromArchive } from '../embedded-postgres/recover.ts'
import { runToEnd, type Stop } from '../process/lifecycle.ts'
import { StartupError } from '../process/startup-error.ts'
import { type Config, readConfig } from '../start/config.ts'
import { openCommandDatabase } from './command-database.ts'

const usage = 'Usage : npm run restore -- FICHIER [--force], ou npm run restore -- --at MOMENT [--force], ou --latest'

const mailsAreHeld =
  'Les e-mails de cette base sont retenus : ceux qui attendaient sont peut-être déjà partis. npm run mails -- release les envoie, sur le vrai site seulement.'

/**
 * `npm run restore -- FILE`: restores a backup into an empty database or, with --force, replaces one.
 * `npm run restore -- --at 2026-11-15T12:00:00Z`: builds the embedded database from WAL_ARCHIVE_DIR, as it was then.
 */
await runToEnd(async (stops) => {
  const { path, at, latest, force } = readArguments()
  const config = readConfig(process.env, 'command')
  if (path && !at && !latest) {
    await restoreFile(config, stops, { path, force })
    return console.log(mailsAreHeld)
  }
  if (path || (at && latest) || !(at || latest)) throw new StartupError(usage)
  await restoreMoment(config, { moment: at ? readMoment(at) : undefined, force })
  console.log(mailsAreHeld)
})

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { force: { type: 'boolean' }, at: { type: 'string' }, latest: { type: 'boolean' } },
      allowPositionals: true,
    })
    if (positionals.length < 2) return { path: positionals[0], force: false, ...values }
  } catch {
    // An option that does not exist.
  }
  throw new StartupError(usage)
}

function readMoment(text: string): Date {
  const moment = new Date(text)
  if (!Number.isNaN(moment.getTime()) && /T.*(Z|[+-]\d\d:\d\d)$/.test(text)) return moment
  throw new StartupError('Le moment s’écrit avec son fuseau : 2026-11-15T12:00:00Z.')
}

async function restoreFile(config: Config, stops: Stop[], { path, force }: { path: string; force: boolean }) {
  const file = resolve(process.env.INIT_CWD ?? '.', path)
  const databaseUrl = await openCommandDatabase(config, stops, startEmbeddedPostgres)
  const storage = createStorage({ url: config.UPLOADS_URL, folder: join(config.DATA_DIR, 'uploads') })
  const { createdAt, tables, photos, jobs, missing } = await restoreBackup({ databaseUrl, storage, file, force })
  const rows = tables.reduce((total, table) => total + table.rows, 0)
  console.log(`Sauvegarde du ${inFrench(new Date(createdAt))} restaurée.`)
  console.log(`${rows} lignes, ${photos} fichiers de photos, ${jobs} e-mails en attente.`)
  if (missing > 0) console.log(`${missing} fichiers de photos manquaient déjà dans cette sauvegarde.`)
}

async function restoreMoment(config: Config, { moment, force }: { moment: Date | undefined; force: boolean }) {
  const { DATA_DIR: dataDir, WAL_ARCHIVE_DIR: archive } = config
  if (config.DATABASE_URL || !archive)
    throw new StartupError('--at et --latest restaurent la base embarquée depuis WAL_ARCHIVE_DIR, sans DATABASE_URL.')
  await recoverFromArchive({ dataDir, archive, moment, force, log: console.log })
  console.log(`La base de ${dataDir} est celle ${moment ? `du ${inFrench(moment)}` : 'des dernières archives'}.`)
}

function inFrench(date: Date): string {
  return date.toLocaleString('fr-FR', { dateStyle: 'long', timeStyle: 'medium' })
}
