import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { processesWorkingIn, signal, waitForExit, worksIn } from './processes.ts'

/** The content of postmaster.pid, and whether that process is still the server of this folder. */
export function readPostmasterPid(cluster: string) {
  const lines = readLines(cluster)
  if (!lines) return undefined
  const pid = Number(lines[0])
  return { pid, stopping: lines[7]?.trim() === 'stopping', isOurs: worksIn(pid, cluster) }
}

/**
 * Makes the folder startable after its server was killed. Idle children exit by themselves; a busy one could
 * still write while the new server runs. PostgreSQL also refuses to start when the recorded pid belongs to
 * another process by now: we replace it by an impossible one, and leave the rest of the file, which names the
 * shared memory by which PostgreSQL itself detects surviving children.
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
