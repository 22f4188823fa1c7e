import { execFileSync } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statfsSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { accountFor } from '../embedded-postgres/account.ts'
import { openHome } from '../embedded-postgres/home.ts'
import { isAlive, processesWorkingIn, signal, waitForExit } from '../embedded-postgres/processes.ts'

const memory = '/dev/shm'
const prefix = 'colocdar-test-'

/** Much more than a run needs: containers often have 64 MB there. */
const neededBytes = 2 * 1024 ** 3

/** A data folder whose database will be in memory, if there is room. */
export const newDataFolder = (name: string): string => {
  const folder = mkdtempSync(join(tmpdir(), name))
  putInMemory(folder)
  return folder
}

/**
 * A copy of the template has 650 small files: creating them took a quarter of a second of each test file's work on a disk,
 * and takes 15 ms in memory.
 */
export const putInMemory = (dataDir: string): void => {
  if (!hasRoom()) return
  removeAbandoned()
  const home = mkdtempSync(join(memory, `${prefix}${process.pid}-`))
  const account = accountFor(home)
  if (account) chownSync(home, account.uid, account.gid)
  mkdirSync(dataDir, { recursive: true })
  symlinkSync(home, join(dataDir, 'postgres'))
}

export const removeDataFolder = (folder: string): void => {
  const home = join(folder, 'postgres')
  if (existsSync(home)) rmSync(realpathSync(home), { recursive: true, force: true, maxRetries: 10 })
  rmSync(folder, { recursive: true, force: true })
}

/** Ends the PostgreSQL that a killed server left running. */
export const endProcessesIn = async (cluster: string): Promise<void> => {
  const pids = processesWorkingIn(cluster)
  askToEnd(pids)
  if (!(await waitForExit(pids, 10_000))) for (const pid of pids) signal(pid, 'SIGKILL')
}

// Not SIGKILL: shared memory would stay until the next boot.
const askToEnd = (pids: number[]): void => {
  for (const pid of pids) signal(pid, 'SIGQUIT')
}

/** Gives a folder without a database that of the global setup: creating and migrating one takes twenty times as long. */
export const fillDataFolder = (dataDir: string): void => {
  if (existsSync(join(dataDir, 'postgres/cluster'))) return
  const { path } = openHome(dataDir)
  copyCluster(inject('preparedCluster'), join(path, 'cluster'))
}

/** Unlike cpSync, this preserves the owner, which PostgreSQL checks. */
export const copyCluster = (from: string, to: string): void => void execFileSync('cp', ['-a', from, to])

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
    try {
      askToEnd(processesWorkingIn(join(memory, name, 'cluster')))
      rmSync(join(memory, name), { recursive: true, force: true })
    } catch {
      // Another account's, or another run removes it at this moment.
    }
  }
}
