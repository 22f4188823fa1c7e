import { open, rename, rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { readSchemaVersion } from '@colocdar/api/db/schema-version'
import { selectWaitingJobs } from '@colocdar/api/jobs/waiting-jobs'
import { keepPhotos } from '@colocdar/api/pictures/removal-lock'
import { jobQueues } from '@colocdar/api/queues'
import type { Storage } from '@colocdar/api/storage/storage'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { StartupError } from '../process/startup-error.ts'
import { jobsFolder, type Manifest, manifestName, tableFolder } from './manifest.ts'
import { addPhotos } from './photos.ts'
import { copyColumns, readSequences, readTables } from './schema.ts'
import { type TarWriter, writeTar } from './tar.ts'

interface BackupOptions {
  databaseUrl: string
  storage: Storage
  /** Appears under this name when it is complete. */
  file: string
}

/** A consistent backup while the site runs: one snapshot of the database, and the photos in it. */
export const writeBackup = async ({ databaseUrl, storage, file }: BackupOptions): Promise<Manifest> => {
  const draft = `${file}.${process.pid}.partiel`
  // It contains password hashes and e-mail addresses: readable by its owner only.
  const handle = await open(draft, 'w', 0o600)
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'colocdar-backup' })
  try {
    await client.connect()
    const manifest = await writeAll(client, storage, writeTar(handle))
    await handle.sync()
    await rename(draft, file)
    return manifest
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  } finally {
    await handle.close()
    await client.end()
  }
}

const writeAll = async (client: pg.Client, storage: Storage, tar: TarWriter): Promise<Manifest> => {
  await keepPhotos(client)
  await client.query('begin isolation level repeatable read, read only')
  const schemaVersion = await readSchemaVersion(client)
  if (schemaVersion === null) throw new StartupError('Cette base est vide : il n’y a rien à sauvegarder.')
  const createdAt = new Date().toISOString()
  const tables: Manifest['tables'] = []
  for (const table of await readTables(client)) {
    const rows = await addCopy(client, tar, copyColumns(client, table), tableFolder(table.name))
    tables.push({ ...table, rows })
  }
  const jobs = await addCopy(client, tar, `(${selectWaitingJobs(client, jobQueues)})`, jobsFolder)
  const photos = await addPhotos(client, storage, tar)
  const sequences = await readSequences(client)
  const manifest = {
    format: 1,
    createdAt,
    schemaVersion,
    tables,
    sequences,
    jobs,
    photos,
    sha256: tar.digest(),
  } as const
  const text = Buffer.from(JSON.stringify(manifest, null, 2))
  await tar.add(manifestName, text.length, [text])
  await tar.end()
  return manifest
}

/** Writes the output of COPY in parts, since tar needs their sizes first; returns the number of rows. */
const addCopy = async (client: pg.Client, tar: TarWriter, source: string, folder: string): Promise<number> => {
  const copy = client.query(copyTo(`copy ${source} to stdout`))
  let number = 0
  for await (const part of inParts(copy)) {
    number += 1
    await tar.add(`${folder}${String(number).padStart(6, '0')}.copy`, part.length, [part])
  }
  return copy.rowCount
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
