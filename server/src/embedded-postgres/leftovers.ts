import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { processesWorkingIn, signal, waitForExit, worksIn } from './processes.ts'

/** What postmaster.pid says, and whether that process still is the server of this folder. */
export function readPostmasterPid(cluster: string) {
  const lines = readLines(cluster)
  if (!lines) return undefined
  const pid = Number(lines[0])
  return { pid, stopping: lines[7]?.trim() === 'stopping', isOurs: worksIn(pid, cluster) }
}

/**
 * Makes the folder startable after its server was killed. Its children end by themselves once idle; a busy
 * one would still be writing under the new server. And PostgreSQL takes a pid that now belongs to someone
 * else for a rival: we put an impossible one in its place, because the rest of the file is needed
 * (it names the shared memory by which PostgreSQL itself detects surviving children).
 */
export async function leaveNoStrayProcess(cluster: string) {
  const strays = processesWorkingIn(cluster)
  if (!(await waitForExit(strays, 2_000))) {
    for (const pid of strays) signal(pid, 'SIGKILL')
    await waitForExit(strays, 5_000)
  }
  const lines = readLines(cluster)
  if (lines) writeFileSync(join(cluster, 'postmaster.pid'), [IMPOSSIBLE_PID, ...lines.slice(1)].join('\n'))
}

/** Above the 2^22 that Linux allows. */
const IMPOSSIBLE_PID = 999_999_999

function readLines(cluster: string): string[] | undefined {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return undefined
  }
}
