import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Tells this process from a later one with the same pid, also after a reboot.
 * Undefined when there is no such process, or only a zombie.
 */
export function processIdentity(pid: number): string | undefined {
  const stat = readOptional(`/proc/${pid}/stat`)
  if (!stat) return undefined
  // The name between parentheses may itself contain spaces and parentheses.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (fields[0] === 'Z' || fields[0] === 'X') return undefined
  return `${readOptional('/proc/sys/kernel/random/boot_id')?.trim()}:${fields[19]}`
}

export const isAlive = (pid: number) => processIdentity(pid) !== undefined

/** Every process of a PostgreSQL cluster, parent or child, works in the folder of its data. */
export const worksIn = (pid: number, folder: string) => isAlive(pid) && workingFolder(pid) === folder

export function processesWorkingIn(folder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => pid !== process.pid && worksIn(pid, folder))
}

export async function waitForExit(pids: number[], milliseconds: number): Promise<boolean> {
  const deadline = performance.now() + milliseconds
  while (pids.some(isAlive)) {
    if (performance.now() > deadline) return false
    await sleep(10)
  }
  return true
}

export function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name)
  } catch (error) {
    // It may have exited meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function workingFolder(pid: number) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}

function readOptional(path: string) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
