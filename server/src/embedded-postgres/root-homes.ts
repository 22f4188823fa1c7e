import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Account } from './account.ts'
import { takeFolderLock } from './folder-lock.ts'
import { processesWorkingIn, signal } from './processes.ts'

/** Everything root's PostgreSQL needs: a data folder under /root is out of reach of the account it runs as. */
export const ROOT_HOMES = '/var/lib/colocdar'

const PREFIX = 'base-'

/** A random name, not one made from the path: a new clone where an old one was deleted must not find its data. */
export function linkToRootHome(link: string, account: Account, options: { disposable: boolean }) {
  mkdirSync(ROOT_HOMES, { recursive: true })
  chmodSync(ROOT_HOMES, 0o755)
  sweepDisposableHomes()
  const target = mkdtempSync(join(ROOT_HOMES, PREFIX))
  chownSync(target, account.uid, account.gid)
  writeFileSync(ownerFile(target), link)
  if (options.disposable) writeFileSync(disposableMark(target), '')
  try {
    symlinkSync(target, link)
  } catch (error) {
    rmSync(target, { recursive: true })
    // Another process was quicker: its home is ours too, and the lock will tell.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** Which data folder a home belongs to, for us and for whoever wonders what may be deleted here. */
const ownerFile = (home: string) => join(home, 'data-folder')

const disposableMark = (home: string) => join(home, 'disposable')

/** A home is linked within milliseconds of its creation. */
const SETTLED_AFTER = 60_000

/**
 * Tests delete their data folder: its home here goes with it, at the next creation. Only homes that were
 * created as disposable: a real data folder that is missing may be unmounted, or deleted by mistake.
 */
function sweepDisposableHomes() {
  for (const name of readdirSync(ROOT_HOMES).filter((name) => name.startsWith(PREFIX))) {
    try {
      sweepHome(join(ROOT_HOMES, name))
    } catch (error) {
      // Another process swept it at the same moment.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
}

function sweepHome(home: string) {
  if (!isAbandoned(home) || 'holder' in takeFolderLock(home)) return
  for (const pid of processesWorkingIn(join(home, 'cluster'))) signal(pid, 'SIGKILL')
  rmSync(home, { recursive: true, force: true })
}

function isAbandoned(home: string): boolean {
  const marked = statSync(disposableMark(home), { throwIfNoEntry: false })
  if (!marked || Date.now() - marked.mtimeMs < SETTLED_AFTER) return false
  return targetOf(readFileSync(ownerFile(home), 'utf8')) !== home
}

function targetOf(link: string) {
  try {
    return readlinkSync(link)
  } catch {
    return undefined
  }
}
