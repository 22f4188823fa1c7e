import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { StartupError } from '../process/startup-error.ts'
import type { Binaries } from './binaries.ts'
import type { Home } from './home.ts'

export const SUPERUSER = 'colocdar'

/** Not the caller's environment: PGDATA, PGPORT, TZ or a locale would change how the server runs. */
export const environment = (home: Home) => ({
  PATH: '/usr/bin:/bin',
  HOME: home.path,
  LC_ALL: 'C.UTF-8',
  TZ: 'UTC',
})

interface ClusterOptions {
  log: (message: string) => void
  /** Does not wait until the new files are on disk. */
  fast: boolean
}

/** Creates the files of the database the first time; returns their folder. */
export async function openCluster(home: Home, binaries: Binaries, { log, fast }: ClusterOptions): Promise<string> {
  const path = join(home.path, 'cluster')
  if (!existsSync(path)) {
    log('Création de la base de données…')
    await createCluster(path, home, binaries, fast ? ['--no-sync'] : [])
  }
  const version = readFileSync(join(path, 'PG_VERSION'), 'utf8').trim()
  if (version === binaries.majorVersion) return path
  throw new StartupError(
    `La base de ${home.dataDir} a été créée par PostgreSQL ${version} et Colocdar embarque PostgreSQL ${binaries.majorVersion} : restaurez une sauvegarde dans un nouveau DATA_DIR.`,
  )
}

/** How large the tables and indexes are. */
export function clusterBytes(path: string): number {
  const base = join(path, 'base')
  return readdirSync(base, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce(
      (sum, { parentPath, name }) => sum + (statSync(join(parentPath, name), { throwIfNoEntry: false })?.size ?? 0),
      0,
    )
}

async function createCluster(path: string, home: Home, binaries: Binaries, options: string[]) {
  // Renamed when complete, so that an interrupted creation is simply repeated.
  const draft = `${path}.new`
  rmSync(draft, { recursive: true, force: true })
  const ending = new AbortController()
  const abandon = () => ending.abort()
  process.once('exit', abandon)
  try {
    await promisify(execFile)(binaries.initdb, [...initdbArguments(draft), ...options], {
      cwd: home.path,
      env: environment(home),
      uid: home.account?.uid,
      gid: home.account?.gid,
      signal: ending.signal,
    })
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string }
    const reason = (stderr || message).trim().split('\n').at(-1)
    throw new StartupError(`La base de données n’a pas pu être créée dans ${path} : ${reason}`, { cause: error })
  } finally {
    process.off('exit', abandon)
  }
  renameSync(draft, path)
}

const initdbArguments = (path: string) => [
  `--pgdata=${path}`,
  `--username=${SUPERUSER}`,
  '--encoding=UTF8',
  // C.UTF-8 classifies letters for text search and exists everywhere; ICU sorts: Béni Mellal before Berrechid.
  '--locale=C.UTF-8',
  '--locale-provider=icu',
  '--icu-locale=fr',
  '--text-search-config=french',
  // Only the account itself has access to the folder of the socket.
  '--auth-local=trust',
  '--auth-host=reject',
  '--no-instructions',
]
