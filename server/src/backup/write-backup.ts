import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { readSchemaVersion } from '@colocdar/api/db/migrations/schema-version'
import { selectWaitingJobs } from '@colocdar/api/jobs/stored-jobs'
import { keepPhotos } from '@colocdar/api/pictures/removal-lock'
import { jobQueues } from '@colocdar/api/queues'
import type { Storage } from '@colocdar/api/storage/storage'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { StartupError } from '../process/startup-error.ts'
import { jobsFolder, type Manifest, manifestName, photosFolder, tableFolder } from './manifest.ts'
import { copyPhotos, type PhotoCount, type PhotoTarget, sharedFolder } from './photos.ts'
import { filesOf, picturesIn, picturesTable } from './pictures.ts'
import { copyColumns, readSequences, readTables } from './schema.ts'
import { type TarEntry, type TarWriter, writeTar } from './tar.ts'

interface BackupOptions {
  databaseUrl: string
  storage: Storage
  /** Appears under this name when it is complete. */
  file: string
  /** A folder for the photos, to which each backup adds new ones; by default they are in the file. */
  photosIn?: string
}

export interface WrittenBackup {
  manifest: Manifest
  firstMissing: PhotoCount['firstMissing']
}

/** A consistent backup while the site runs: one snapshot of the database, and the photos in it. */
export const writeBackup = async (options: BackupOptions): Promise<WrittenBackup> => {
  const { databaseUrl, file } = options
  const draft = `${file}.${process.pid}.partiel`
  // It contains password hashes and e-mail addresses: readable by its owner only.
  const handle = await open(draft, 'w+', 0o600)
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'colocdar-backup' })
  try {
    await client.connect()
    const written = await writeAll(client, handle, options)
    await handle.sync()
    await rename(draft, file)
    return written
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  } finally {
    await handle.close()
    await client.end()
  }
}

const writeAll = async (client: pg.Client, handle: FileHandle, options: BackupOptions): Promise<WrittenBackup> => {
  const { storage, photosIn } = options
  const tar = writeTar(handle)
  // Until this connection closes: photos are copied after the snapshot, and none of its may be removed meanwhile.
  await keepPhotos(client)
  const { pictures, ...snapshot } = await writeSnapshot(client, tar)
  const keys = filesOf(picturesIn(handle, snapshot.tables, pictures))
  const photos = await copyPhotos(keys, storage, photosIn ? sharedFolder(photosIn) : insideTar(tar))
  const manifest: Manifest = {
    format: photosIn ? 2 : 1,
    ...snapshot,
    photos: photos.saved,
    missing: photos.missing,
    sha256: tar.digest(),
  }
  const text = Buffer.from(JSON.stringify(manifest, null, 2))
  await tar.add(manifestName, text.length, [text])
  await tar.end()
  return { manifest, firstMissing: photos.firstMissing }
}

type Snapshot = Omit<Manifest, 'format' | 'photos' | 'missing' | 'sha256'> & { pictures: TarEntry[] }

/** In one transaction, as short as possible: it holds back vacuum, and migrations of a new version. */
const writeSnapshot = async (client: pg.Client, tar: TarWriter): Promise<Snapshot> => {
  await client.query('begin isolation level repeatable read, read only')
  const schemaVersion = await readSchemaVersion(client)
  if (schemaVersion === null) throw new StartupError('Cette base est vide : il n’y a rien à sauvegarder.')
  const createdAt = new Date().toISOString()
  const tables: Manifest['tables'] = []
  let pictures: TarEntry[] = []
  for (const table of await readTables(client)) {
    const { rows, parts } = await addCopy(client, tar, copyColumns(client, table), tableFolder(table.name))
    tables.push({ ...table, rows })
    if (table.name === picturesTable) pictures = parts
  }
  const jobs = await addCopy(client, tar, `(${selectWaitingJobs(client, jobQueues)})`, jobsFolder)
  const sequences = await readSequences(client)
  await client.query('commit')
  return { createdAt, schemaVersion, tables, sequences, jobs: jobs.rows, pictures }
}

const insideTar = (tar: TarWriter): PhotoTarget => ({
  has: async () => false,
  async put(key, data) {
    await tar.add(`${photosFolder}${key}`, data.length, [data])
  },
  concurrency: 1,
})

/** Writes the output of COPY in parts, since tar needs their sizes first. */
const addCopy = async (client: pg.Client, tar: TarWriter, source: string, folder: string) => {
  const copy = client.query(copyTo(`copy ${source} to stdout`))
  const parts: TarEntry[] = []
  for await (const part of inParts(copy)) {
    const number = String(parts.length + 1).padStart(6, '0')
    parts.push(await tar.add(`${folder}${number}.copy`, part.length, [part]))
  }
  return { rows: copy.rowCount, parts }
}

const partBytes = 1024 * 1024

async function* inParts(stream: Readable): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of stream) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes < partBytes) continue
    yield Buffer.concat(chunks)
    chunks = []
    bytes = 0
  }
  if (bytes > 0) yield Buffer.concat(chunks)
}
