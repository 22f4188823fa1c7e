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

/** Where root's PostgreSQL has its files: the account that runs it cannot read a data folder under /root. */
export const ROOT_HOMES = '/var/lib/colocdar'

const PREFIX = 'base-'

/** A random name, not derived from the path: a new clone in place of a deleted one must not find its data. */
export function linkToRootHome(link: string, account: Account, options: { disposable: boolean }) {
  mkdirSync(ROOT_HOMES, { recursive: true })
  chmodSync(ROOT_HOMES, 0o755)
  removeAbandonedHomes()
  const target = mkdtempSync(join(ROOT_HOMES, PREFIX))
  chownSync(target, account.uid, account.gid)
  writeFileSync(ownerFile(target), link)
  if (options.disposable) writeFileSync(disposableMark(target), '')
  try {
    symlinkSync(target, link)
  } catch (error) {
    rmSync(target, { recursive: true })
    // Another process was faster: we share its home, and the lock decides who runs.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** Names the data folder of a home, for us and for administrators who clean up. */
const ownerFile = (home: string) => join(home, 'data-folder')

const disposableMark = (home: string) => join(home, 'disposable')

/** A home is linked within milliseconds of its creation. */
const SETTLED_AFTER = 60_000

/**
 * Tests delete their data folder: its home is removed when the next one is created. Only homes that were
 * created as disposable: a missing real data folder may be unmounted, or deleted by mistake.
 */
function removeAbandonedHomes() {
  for (const name of readdirSync(ROOT_HOMES).filter((name) => name.startsWith(PREFIX))) {
    try {
      removeIfAbandoned(join(ROOT_HOMES, name))
    } catch (error) {
      // Another process removed it at the same moment.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
}

function removeIfAbandoned(home: string) {
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
