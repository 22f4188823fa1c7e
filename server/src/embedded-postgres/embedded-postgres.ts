import { StartupError } from '../process/startup-error.ts'
import { archiveSettings, openArchive } from './archive.ts'
import { findBinaries } from './binaries.ts'
import { clusterBytes, openCluster } from './cluster.ts'
import { databaseUrl } from './databases.ts'
import { takeFolderLock } from './folder-lock.ts'
import { closeHome, type Home, openHome, unusable } from './home.ts'
import { serverSettings } from './settings.ts'
import { supervise } from './supervisor.ts'

export interface EmbeddedPostgres {
  /** Address of the first of the databases, as `pg` understands it. */
  url: string
  dataDir: string
  stop(): Promise<void>
}

export interface EmbeddedPostgresOptions {
  dataDir: string
  log: (message: string) => void
  databases?: string[]
  /** For tests: a power failure may lose data. */
  fast?: boolean
  /** Archives the write-ahead log into this folder. */
  archive?: string | undefined
  /** For one run, on top of the usual ones. */
  settings?: string[]
}

/** A private PostgreSQL in the data folder, restarted when it dies, until stop(). */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log, databases = ['colocdar'], fast = false, archive, settings: extra = [] } = options
  const home = openHome(dataDir)
  const release = lock(home)
  try {
    if (archive) openArchive(archive, home.account)
    const binaries = await findBinaries({ reachableByAll: home.account !== undefined })
    const cluster = await openCluster(home, binaries, { log, fast })
    const settings = [
      ...serverSettings({ fast, dataBytes: clusterBytes(cluster) }),
      ...(archive ? archiveSettings(archive) : []),
      ...extra,
    ]
    const stop = await supervise({ home, binaries, cluster, settings }, databases, log)
    return {
      url: databaseUrl(home, databases[0] as string),
      dataDir: home.dataDir,
      stop: once(async () => {
        await stop()
        closeHome(home)
        release()
      }),
    }
  } catch (error) {
    release()
    throw error
  }
}

/** For commands: joins the PostgreSQL that runs in the data folder, or starts one until stop(). */
export async function joinEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const home = openHome(options.dataDir)
  const attempt = tryLock(home)
  if ('holder' in attempt) {
    const [database = 'colocdar'] = options.databases ?? []
    return { url: databaseUrl(home, database), dataDir: home.dataDir, stop: async () => {} }
  }
  attempt.release()
  return startEmbeddedPostgres(options)
}

function once<T>(action: () => T): () => T {
  let result: { value: T } | undefined
  return () => {
    result ??= { value: action() }
    return result.value
  }
}

function lock(home: Home): () => void {
  const attempt = tryLock(home)
  if ('release' in attempt) return attempt.release
  const { pid, since } = attempt.holder
  const date = new Date(since).toLocaleString('fr-FR', { dateStyle: 'short', timeStyle: 'medium' })
  throw new StartupError(
    `Le dossier de données ${home.dataDir} est déjà utilisé par le processus ${pid} depuis le ${date} : arrêtez-le, ou choisissez un autre dossier par DATA_DIR.`,
  )
}

function tryLock(home: Home) {
  try {
    return takeFolderLock(home.path)
  } catch (error) {
    throw unusable(home.dataDir, error as NodeJS.ErrnoException)
  }
}
