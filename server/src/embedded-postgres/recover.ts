import { execFileSync } from 'node:child_process'
import {
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { storeMilestone } from '@colocdar/api/db/migrations/milestones'
import pg from 'pg'
import { StartupError } from '../process/startup-error.ts'
import { basesIn, labelOf, openArchive, recoverySettings, walFolder } from './archive.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { takeFolderLock } from './folder-lock.ts'
import { type Home, openHome } from './home.ts'

interface RecoverOptions {
  dataDir: string
  archive: string
  /** The last moment to restore; by default everything that was archived. */
  moment?: Date | undefined
  /** Puts the database that is there aside. */
  force: boolean
  log: (message: string) => void
  databases?: string[]
  fast?: boolean
}

/** Builds the database of the data folder from an archive, as it was at a moment; the site must not run. */
export async function recoverFromArchive(options: RecoverOptions): Promise<void> {
  const { dataDir, archive, moment, log, databases, fast = false } = options
  const base = chooseBase(archive, moment)
  const home = openHome(dataDir)
  const cluster = join(home.path, 'cluster')
  refuseRunning(dataDir, home)
  if (existsSync(cluster)) putAside(cluster, options.force)
  openArchive(archive, home.account)
  unpack(join(archive, base), cluster, home)
  const settings = recoverySettings(archive, moment)
  const postgres = await startEmbeddedPostgres({ dataDir, log, fast, settings, ...(databases && { databases }) })
  try {
    await markRestored(postgres.url)
    keepHistory(cluster, archive)
  } finally {
    await postgres.stop()
  }
}

function chooseBase(archive: string, moment: Date | undefined): string {
  const base = basesIn(archive).findLast(({ since }) => !moment || since <= moment)
  if (base) return base.name
  throw new StartupError(`Aucune copie de la base dans ${archive} n’est antérieure à ce moment : rien n’a été changé.`)
}

/** Throws what a second server in the folder would. */
function refuseRunning(dataDir: string, home: Home): void {
  const attempt = takeFolderLock(home.path)
  if ('holder' in attempt) {
    const { pid } = attempt.holder
    throw new StartupError(`Colocdar est en marche dans ${dataDir} (processus ${pid}) : arrêtez-le d’abord.`)
  }
  attempt.release()
}

function putAside(cluster: string, force: boolean): void {
  if (!force)
    throw new StartupError(
      'Ce dossier de données contient déjà une base : choisissez-en un autre par DATA_DIR, ou ajoutez --force pour la mettre de côté.',
    )
  renameSync(cluster, `${cluster}.avant-${Date.now()}`)
}

function unpack(base: string, cluster: string, { account }: Home): void {
  const draft = `${cluster}.new`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  execFileSync('tar', ['-x', '-p', '-f', base, '-C', draft])
  copyFileSync(labelOf(base), join(draft, 'backup_label'))
  writeFileSync(join(draft, 'recovery.signal'), '')
  const own = (path: string) => account && chownSync(path, account.uid, account.gid)
  for (const path of [draft, join(draft, 'backup_label'), join(draft, 'recovery.signal')]) own(path)
  renameSync(draft, cluster)
}

/** Once it takes writes. */
async function markRestored(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  const isRecovering = async () => (await client.query('select pg_is_in_recovery() as yes')).rows[0].yes
  while (await isRecovering()) await sleep(50)
  await storeMilestone(client, 'restored')
  await client.end()
}

/** So that another restore from the same archive does not give its timeline the same number. */
function keepHistory(cluster: string, archive: string): void {
  for (const name of readdirSync(join(cluster, 'pg_wal')).filter((name) => name.endsWith('.history'))) {
    const kept = join(walFolder(archive), `${name}.gz`)
    if (!existsSync(kept)) writeFileSync(kept, gzipSync(readFileSync(join(cluster, 'pg_wal', name))))
  }
}
