import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createStorage } from '@colocdar/api/storage/create-storage'
import { writeBackup } from '../backup/write-backup.ts'
import { joinEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts'
import { runToEnd } from '../process/lifecycle.ts'
import { StartupError } from '../process/startup-error.ts'
import { readConfig } from '../start/config.ts'

/** `npm run backup -- FILE`: database and photos in one file, also while the server runs. */
await runToEnd(async (stops) => {
  const [path] = process.argv.slice(2)
  if (!path) throw new StartupError('Usage : npm run backup -- FICHIER')
  // npm runs scripts in the project's folder; the path is relative to where the command was typed.
  const file = resolve(process.env.INIT_CWD ?? '.', path)
  if (existsSync(file)) throw new StartupError(`Le fichier ${file} existe déjà : choisissez un autre nom.`)

  const config = readConfig(process.env, 'command')
  const postgres = config.DATABASE_URL
    ? { url: config.DATABASE_URL, stop: async () => {} }
    : await joinEmbeddedPostgres({ dataDir: config.DATA_DIR, log: console.log })
  stops.push(() => postgres.stop())
  const storage = createStorage({ url: config.UPLOADS_URL, folder: join(config.DATA_DIR, 'uploads') })

  const { tables, photos, jobs } = await writeBackup({ databaseUrl: postgres.url, storage, file }).catch(inOneSentence)
  const rows = tables.reduce((total, table) => total + table.rows, 0)
  const megabytes = (statSync(file).size / 1024 / 1024).toFixed(1).replace('.', ',')
  console.log(`Sauvegarde écrite : ${file} (${megabytes} Mo).`)
  console.log(`${rows} lignes, ${photos} fichiers de photos, ${jobs} e-mails en attente.`)
})

function inOneSentence(error: NodeJS.ErrnoException): never {
  if (!error.path && error.code !== 'ENOSPC') throw error
  throw new StartupError(`La sauvegarde n’a pas pu être écrite (${error.code}, ${error.path ?? 'disque plein'}).`)
}
