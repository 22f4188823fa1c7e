import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { baseName, basesIn, labelOf, walFolder } from './archive.ts'

// Not part of a copy: PostgreSQL creates them at its start, or reads them from the archive.
const excluded = [
  './pg_wal/*',
  './pg_replslot/*',
  './pg_dynshmem/*',
  './pg_notify/*',
  './pg_serial/*',
  './pg_snapshots/*',
  './pg_stat_tmp/*',
  './pg_subtrans/*',
  './postmaster.*',
  'pgsql_tmp*',
]

// The moments that can be restored begin with the older one.
const basesKept = 2

/** Copies the files of the running cluster into the archive, from where the log can be replayed. Removes older copies. */
export async function writeBase(options: { url: string; cluster: string; archive: string }): Promise<string> {
  const { url, cluster, archive } = options
  const client = new pg.Client({ connectionString: url, application_name: 'colocdar-backup' })
  const draft = join(archive, `.base-${process.pid}`)
  await client.connect()
  try {
    await client.query(`select pg_backup_start('colocdar', fast => true)`)
    await copyFiles(cluster, draft)
    // Waits until the log that the copy needs is archived.
    const { rows } = await client.query('select labelfile from pg_backup_stop()')
    // Names count in seconds: the next full one, since an earlier moment cannot be restored from this copy.
    const name = baseName(new Date(Date.now() + 1_000))
    writeFileSync(join(archive, labelOf(name)), rows[0].labelfile, { mode: 0o600 })
    renameSync(draft, join(archive, name))
    removeOld(archive)
    return name
  } finally {
    rmSync(draft, { force: true })
    await client.end()
  }
}

async function copyFiles(cluster: string, file: string): Promise<void> {
  writeFileSync(file, '', { mode: 0o600 })
  const excludes = excluded.map((pattern) => `--exclude=${pattern}`)
  await promisify(execFile)('tar', ['-c', '-f', file, '-C', cluster, ...excludes, '.']).catch((error) => {
    // A file that changed while it was read: replaying the log repairs it.
    if (error.code !== 1) throw error
  })
}

function removeOld(archive: string): void {
  const names = basesIn(archive).map(({ name }) => name)
  for (const name of names.slice(0, -basesKept)) {
    rmSync(join(archive, name))
    rmSync(join(archive, labelOf(name)), { force: true })
  }
  const label = readFileSync(join(archive, labelOf(names.slice(-basesKept)[0] as string)), 'utf8')
  const [, first = ''] = /START WAL LOCATION: \S+ \(file ([0-9A-F]{24})\)/.exec(label) ?? []
  for (const segment of readdirSync(walFolder(archive))) {
    // Without the timeline, the first eight digits; histories of timelines are small and stay.
    if (/^[0-9A-F]{24}\.gz$/.test(segment) && segment.slice(8, 24) < first.slice(8))
      rmSync(join(walFolder(archive), segment))
  }
}
