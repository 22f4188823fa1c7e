import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createStorage } from '@colocdar/api/storage/create-storage'
import { backupName, removeOldBackups } from '../backup/backup-folder.ts'
import { recordOutcome } from '../backup/record-outcome.ts'
import { photosBeside } from '../backup/restore-backup.ts'
import { type WrittenBackup, writeBackup } from '../backup/write-backup.ts'
import { writeBase } from '../embedded-postgres/base-backup.ts'
import { openHome } from '../embedded-postgres/home.ts'
import { runToEnd } from '../process/lifecycle.ts'
import { StartupError } from '../process/startup-error.ts'
import { readConfig } from '../start/config.ts'
import { openCommandDatabase } from './command-database.ts'

const usage = 'Usage : npm run backup -- FICHIER, ou npm run backup -- DOSSIER [--keep NOMBRE]'

/**
 * `npm run backup -- FILE`: database and photos in one file, also while the server runs.
 * `npm run backup -- FOLDER --keep 30`: a file for the database in that folder, and only new photos beside it.
 */
await runToEnd(async (stops) => {
  const { path, keep } = readArguments()
  // npm runs scripts in the project's folder; the path is relative to where the command was typed.
  const target = resolve(process.env.INIT_CWD ?? '.', path)
  const folder = statSync(target, { throwIfNoEntry: false })?.isDirectory() ? target : undefined
  const file = folder ? join(folder, backupName(new Date())) : target
  if (existsSync(file)) throw new StartupError(`Le fichier ${file} existe déjà : choisissez un autre nom.`)
  if (!folder && keep) throw new StartupError(usage)

  const config = readConfig(process.env, 'command')
  const url = await openCommandDatabase(config, stops)
  const storage = createStorage({ url: config.UPLOADS_URL, folder: join(config.DATA_DIR, 'uploads') })

  await recordOutcome(url, async () => {
    const written = await writeBackup({
      databaseUrl: url,
      storage,
      file,
      ...(folder && { photosIn: photosBeside(file) }),
    }).catch(inOneSentence)
    report(file, written)
    if (folder && config.WAL_ARCHIVE_DIR && !config.DATABASE_URL) {
      const { path: home } = openHome(config.DATA_DIR)
      const base = await writeBase({ url, archive: config.WAL_ARCHIVE_DIR, cluster: join(home, 'cluster') })
      console.log(`Copie pour les archives : ${base}.`)
    }
    refuseIncomplete(written)
  })
  if (folder && keep) console.log(`${await removeOldBackups(folder, keep)} anciennes sauvegardes supprimées.`)
})

function readArguments(): { path: string; keep: number | undefined } {
  try {
    const { values, positionals } = parseArgs({ options: { keep: { type: 'string' } }, allowPositionals: true })
    const [path, ...others] = positionals
    if (path && others.length === 0 && /^([1-9]\d*)?$/.test(values.keep ?? ''))
      return { path, keep: values.keep ? Number(values.keep) : undefined }
  } catch {
    // An option that does not exist.
  }
  throw new StartupError(usage)
}

function report(file: string, { manifest: { tables, photos, jobs } }: WrittenBackup): void {
  const rows = tables.reduce((total, table) => total + table.rows, 0)
  const megabytes = (statSync(file).size / 1024 / 1024).toFixed(1).replace('.', ',')
  console.log(`Sauvegarde écrite : ${file} (${megabytes} Mo).`)
  console.log(`${rows} lignes, ${photos} fichiers de photos, ${jobs} e-mails en attente.`)
}

/** The rest is saved, and anyone who watches the exit code learns that something is missing. */
function refuseIncomplete({ manifest: { photos, missing }, firstMissing }: WrittenBackup): void {
  if (!firstMissing) return
  throw new StartupError(
    `Sauvegarde incomplète : ${missing} fichiers de photos sur ${photos + missing} n’ont pas pu être copiés, le premier étant ${firstMissing.key} (${firstMissing.reason}).`,
  )
}

function inOneSentence(error: NodeJS.ErrnoException): never {
  if (!error.path && error.code !== 'ENOSPC') throw error
  throw new StartupError(`La sauvegarde n’a pas pu être écrite (${error.code}, ${error.path ?? 'disque plein'}).`)
}
