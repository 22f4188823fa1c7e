import { chownSync, mkdtempSync, readdirSync, rmSync, statfsSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { accountFor } from '../embedded-postgres/account.ts'
import { isAlive, processesWorkingIn, signal } from '../embedded-postgres/processes.ts'

const memory = '/dev/shm'
const prefix = 'colocdar-test-'

/** Much more than a run needs: containers often have 64 MB there. */
const neededBytes = 2 * 1024 ** 3

/**
 * Puts the database that a data folder will have into memory, if there is room. A copy of the template has 650 small files:
 * creating them took a quarter of a second of each test file's work on a disk, and takes 15 ms there.
 */
export const putInMemory = (dataDir: string): void => {
  if (!hasRoom()) return
  removeAbandoned()
  const home = mkdtempSync(join(memory, `${prefix}${process.pid}-`))
  const account = accountFor(home)
  if (account) chownSync(home, account.uid, account.gid)
  symlinkSync(home, join(dataDir, 'postgres'))
}

const hasRoom = (): boolean => {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize > neededBytes
  } catch {
    return false
  }
}

/** What a killed run left would occupy memory until the next boot. */
const removeAbandoned = (): void => {
  for (const name of readdirSync(memory).filter((name) => name.startsWith(prefix))) {
    if (isAlive(Number(name.slice(prefix.length).split('-')[0]))) continue
    for (const pid of processesWorkingIn(join(memory, name, 'cluster'))) signal(pid, 'SIGKILL')
    rmSync(join(memory, name), { recursive: true, force: true })
  }
}
