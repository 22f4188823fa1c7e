import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createSchema, migrationVersions } from '@colocdar/api/db/migrations/migrations'
import { storeMilestone } from '@colocdar/api/db/migrations/milestones'
import { insertWaitingJobs, prepareJobs, type WaitingJob } from '@colocdar/api/jobs/prepare-jobs'
import { deleteAllJobs } from '@colocdar/api/jobs/stored-jobs'
import { jobQueues } from '@colocdar/api/queues'
import type { Storage } from '@colocdar/api/storage/storage'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { postponeIndexes } from './late-indexes.ts'
import { jobsFolder, type Manifest, tableFolder } from './manifest.ts'
import { type Backup, openBackup } from './open-backup.ts'
import { refuseForeignData, refuseRunningSite, refuseUnknownVersion } from './refusals.ts'
import { refuseMissingPhotos, restorePhotos } from './restore-photos.ts'
import { copyColumns } from './schema.ts'
import { readBytes } from './tar.ts'

/** Where backups in a folder share their photos. */
export const photosBeside = (file: string): string => join(dirname(file), 'photos')

interface RestoreOptions {
  databaseUrl: string
  storage: Storage
  file: string
  /** Replaces a database that is not empty. */
  force: boolean
}

/** Replaces the database by the backup: all of it, or nothing. */
export const restoreBackup = async ({ databaseUrl, storage, file, force }: RestoreOptions): Promise<Manifest> => {
  const backup = await openBackup(file)
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'colocdar-restore' })
  try {
    await client.connect()
    refuseUnknownVersion(backup.manifest, migrationVersions())
    await refuseRunningSite(client)
    if (!force) await refuseForeignData(client)
    const photosIn = photosBeside(file)
    await refuseMissingPhotos(backup, photosIn)
    // Photos first: after a later failure nothing refers to them, and their names are never reused.
    await restorePhotos(backup, photosIn, storage)
    await prepareJobs(client, jobQueues)
    await restoreDatabase(client, backup)
    return backup.manifest
  } finally {
    await client.end()
    await backup.close()
  }
}

const restoreDatabase = async (client: pg.Client, backup: Backup): Promise<void> => {
  try {
    await client.query('begin')
    await client.query('drop schema public cascade; drop schema if exists drizzle cascade; create schema public')
    await createSchema(client, backup.manifest.schemaVersion)
    const buildIndexes = await postponeIndexes(client)
    for (const table of backup.manifest.tables) await restoreTable(client, backup, table)
    await client.query(`set local maintenance_work_mem = '128MB'`)
    await buildIndexes()
    for (const { name, value } of backup.manifest.sequences) {
      await client.query('select setval($1::regclass, $2)', [`public.${client.escapeIdentifier(name)}`, value])
    }
    await restoreJobs(client, backup)
    await storeMilestone(client, 'restored')
    await client.query('commit')
  } finally {
    // Ends a failed transaction; does nothing after a commit.
    await client.query('rollback')
  }
  await client.query('analyze')
}

type Table = Manifest['tables'][number]

/** Without our triggers: the restored rows already contain what they count. */
const restoreTable = async (client: pg.Client, backup: Backup, table: Table): Promise<void> => {
  const name = `public.${client.escapeIdentifier(table.name)}`
  await client.query(`alter table ${name} disable trigger user`)
  // Frozen: no later vacuum has to write all rows again.
  const target = `${copyColumns(client, table)} from stdin with (freeze)`
  await copyIn(client, backup, target, { folder: tableFolder(table.name), rows: table.rows })
  await client.query(`alter table ${name} enable trigger user`)
}

const restoreJobs = async (client: pg.Client, backup: Backup): Promise<void> => {
  await deleteAllJobs(client)
  await client.query(
    'create temp table waiting_jobs (id uuid, name text, data jsonb, start_after timestamptz) on commit drop',
  )
  await copyIn(client, backup, 'waiting_jobs from stdin', { folder: jobsFolder, rows: backup.manifest.jobs })
  const { rows } = await client.query<WaitingJob>('select * from waiting_jobs')
  await insertWaitingJobs(client, rows)
}

const copyIn = async (
  client: pg.Client,
  backup: Backup,
  target: string,
  { folder, rows }: { folder: string; rows: number },
): Promise<void> => {
  const copy = client.query(copyFrom(`copy ${target}`))
  await pipeline(Readable.from(contentBelow(backup, folder)), copy)
  if (copy.rowCount !== rows) throw new Error(`${folder}: ${copy.rowCount} rows instead of ${rows}`)
}

async function* contentBelow({ file, entries }: Backup, folder: string): AsyncGenerator<Buffer> {
  for (const entry of entries(folder)) yield* readBytes(file, entry)
}
