import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { StartupError } from '../process/startup-error.ts'
import type { Account } from './account.ts'
import { takeFolderLock } from './folder-lock.ts'
import { processesWorkingIn } from './processes.ts'

/**
 * Where root's PostgreSQL has its files: the account that runs it cannot read a data folder under /root. Not in
 * /var/lib/colocdar, the data folder of the service: that one belongs to another account, and is closed to all others.
 */
const ROOT_HOMES = '/var/lib/colocdar-root'

/** Where versions before 1.1.1 had them. */
const OLD_HOMES = '/var/lib/colocdar'

/** Creates the folder of the homes. One that is there is used as it is, or not at all. */
export function openRootHomes(path = ROOT_HOMES): string {
  mkdirSync(dirname(path), { recursive: true })
  try {
    mkdirSync(path)
    // Whatever the umask.
    chmodSync(path, 0o755)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  requireRootOnly(path)
  return path
}

/** Who can write to a folder chooses which programs and data PostgreSQL finds there. */
export function requireRootOnly(path: string) {
  if (isRootOnly(path) && (lstatSync(path).mode & 0o005) === 0o005) return
  throw new StartupError(
    `Le dossier ${path} n’est pas sûr : il doit appartenir à root, qui seul peut y écrire, et être ouvert à la lecture (chown root, chmod 755) ; corrigez-le ou déplacez-le, puis relancez.`,
  )
}

function isRootOnly(path: string): boolean {
  const found = lstatSync(path)
  return found.isDirectory() && found.uid === 0 && (found.mode & 0o022) === 0
}

/** A random name, not derived from the path: a new clone in place of a deleted one must not find its data. */
export function linkToRootHome(link: string, account: Account) {
  const target = mkdtempSync(join(openRootHomes(), 'base-'))
  chownSync(target, account.uid, account.gid)
  // For administrators who clean up: the data folder whose home it is.
  writeFileSync(join(target, 'data-folder'), link)
  try {
    symlinkSync(target, link)
  } catch (error) {
    rmSync(target, { recursive: true })
    // Another process was faster: we share its home, and the lock decides who runs.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/**
 * Refuses a home that a link leads to where others can write: its neighbours could exchange it for another one while
 * root works in it, and a folder that was closed to PostgreSQL's account since makes every query fail.
 */
export function requireSafeHome(link: string, account: Account | undefined) {
  const target = targetOf(link)
  if (!account || !target) return
  const parent = dirname(resolve(dirname(link), target))
  const { uid, mode } = statSync(parent)
  const isOurs = uid === 0 ? (mode & 0o001) !== 0 : uid === account.uid
  // In a folder such as /tmp, with the sticky bit, each account can exchange only what is its own.
  if (isOurs && ((mode & 0o022) === 0 || (mode & 0o1000) !== 0)) return
  throw new StartupError(
    `La base de données est dans ${parent}, un dossier qui est à un autre compte ou fermé à PostgreSQL : arrêtez ce qui s’en sert, faites « mv ${target} ${ROOT_HOMES}/ », puis relancez.`,
  )
}

/** Moves the home of an earlier version out of the folder of the service. One that is in use stays until the next start. */
export function leaveOldHomes(link: string, { from = OLD_HOMES, to = ROOT_HOMES } = {}) {
  const old = targetOf(link)
  if (!old || dirname(old) !== from) return
  const moved = join(to, basename(old))
  // Where it is gone, an interrupted move left the link behind.
  if (existsSync(old) ? moveUnused(old, moved) : existsSync(moved)) relink(link, moved)
}

function moveUnused(old: string, moved: string): boolean {
  // The account of the service, once it is installed, could exchange what we are about to move.
  if (!isRootOnly(dirname(old))) return false
  openRootHomes(dirname(moved))
  const attempt = takeFolderLock(old)
  if ('holder' in attempt) return false
  let home = old
  try {
    // A server that was left running is adopted where it is.
    if (processesWorkingIn(join(old, 'cluster')).length > 0) return false
    renameSync(old, moved)
    home = moved
    return true
  } catch (error) {
    // On another disk it stays where it is.
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    return false
  } finally {
    attempt.release(home)
  }
}

/** In one step: there is always a link. */
function relink(link: string, target: string) {
  const draft = `${link}.${process.pid}`
  rmSync(draft, { force: true })
  symlinkSync(target, draft)
  renameSync(draft, link)
}

function targetOf(link: string) {
  try {
    return readlinkSync(link)
  } catch {
    return undefined
  }
}
