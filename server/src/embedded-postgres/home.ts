import { createHash } from 'node:crypto'
import {
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  realpathSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createFolder } from '@colocdar/api/storage/create-folder'
import { StartupError } from '../process/startup-error.ts'
import { type Account, accountFor } from './account.ts'
import { leaveOldHomes, linkToRootHome, requireSafeHome } from './root-homes.ts'

export interface Home {
  dataDir: string
  /** Real path of <dataDir>/postgres. */
  path: string
  socketDir: string
  logFile: string
  account: Account | undefined
}

export function openHome(folder: string): Home {
  const dataDir = resolve(folder)
  try {
    createFolder(dataDir)
    const path = createHome(dataDir)
    const account = accountFor(path)
    requireSafeHome(join(dataDir, 'postgres'), account)
    return { dataDir, path, account, socketDir: createSocketDir(path, account), logFile: join(dataDir, 'postgres.log') }
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw unusable(dataDir, error as NodeJS.ErrnoException)
  }
}

/** Removes the socket's folder from /tmp, where it is when the path of the data folder is too long. */
export function closeHome({ path, socketDir }: Home) {
  if (!socketDir.startsWith(path)) rmSync(socketDir, { recursive: true, force: true })
}

export function unusable(dataDir: string, error: NodeJS.ErrnoException) {
  const { code = error.message, path = dataDir } = error
  return new StartupError(
    `Le dossier de données ${dataDir} n’est pas utilisable (${code}, ${path}) : ${adviceOn[code] ?? usualAdvice}.`,
    { cause: error },
  )
}

const underSystemd = 'sous systemd, nommez-le dans ReadWritePaths= (ops/systemd-drop-in/data-dir.conf)'
const usualAdvice = 'donnez-en les droits à votre compte, ou choisissez-en un autre par DATA_DIR'
const adviceOn: Record<string, string> = {
  EROFS: `il est en lecture seule pour ce processus ; ${underSystemd}`,
  EACCES: `${usualAdvice} ; ${underSystemd}, hors de /home`,
}

function createHome(dataDir: string): string {
  const link = join(dataDir, 'postgres')
  if (process.getuid?.() === 0) leaveOldHomes(link)
  const isNew = !lstatSync(link, { throwIfNoEntry: false })
  const account = isNew ? accountFor(link) : undefined
  if (account) linkToRootHome(link, account)
  if (isNew && !account) mkdirSync(link, { recursive: true, mode: 0o700 })
  return realpathSync(link)
}

/** Linux limits socket paths to 107 bytes, and PostgreSQL appends /.s.PGSQL.5432.lock to the folder. */
const LONGEST_SOCKET_DIR = 107 - '/.s.PGSQL.5432.lock'.length

function createSocketDir(home: string, account: Account | undefined): string {
  const name = `colocdar-${createHash('sha256').update(home).digest('hex').slice(0, 16)}`
  const candidates = [join(home, 'socket'), join(tmpdir(), name), join('/tmp', name)]
  const path = candidates.find((candidate) => Buffer.byteLength(candidate) <= LONGEST_SOCKET_DIR) as string
  mkdirSync(path, { recursive: true, mode: 0o700 })
  const owner = account?.uid ?? process.getuid?.()
  // Anyone can create this folder in /tmp before us, and its owner could impersonate our database.
  const isOurs = ({ uid }: { uid: number }) => uid === owner || uid === process.getuid?.()
  const found = lstatSync(path)
  if (!found.isDirectory() || !isOurs(found))
    throw new StartupError(`Le dossier ${path} appartient à un autre compte : supprimez-le, puis relancez.`)
  // What was looked at and not its name: the owner of the home could exchange it for a link to a folder of root.
  const opened = openSync(path, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW)
  try {
    if (account && fstatSync(opened).uid === 0) fchownSync(opened, account.uid, account.gid)
    fchmodSync(opened, 0o700)
  } finally {
    closeSync(opened)
  }
  return path
}
