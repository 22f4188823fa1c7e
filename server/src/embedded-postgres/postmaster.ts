import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, fchownSync, openSync, readFileSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartupError } from '../process/startup-error.ts'
import type { Binaries } from './binaries.ts'
import { environment } from './cluster.ts'
import type { Home } from './home.ts'
import { leaveNoStrayProcess, readPostmasterPid } from './leftovers.ts'
import { isAlive, signal, worksIn } from './processes.ts'

export interface Installation {
  home: Home
  binaries: Binaries
  cluster: string
  settings: string[]
}

export interface Postmaster {
  pid: number
  adopted: boolean
  exited: Promise<unknown>
  /** Does nothing once it has exited, even if its pid was reused. */
  signal(name: NodeJS.Signals): void
}

/** Adopts the server that a killed process left running if its settings are ours; starts a new one otherwise. */
export async function runPostmaster(installation: Installation): Promise<Postmaster> {
  const running = readPostmasterPid(installation.cluster)
  if (running?.isOurs) {
    const left = adopt(running.pid, installation.cluster)
    if (!running.stopping && isSameServer(installation)) return left
    await stopPostmaster(left)
  }
  return launch(installation)
}

export async function stopPostmaster(postmaster: Postmaster) {
  for (const [name, timeoutMs] of STOP_SIGNALS) {
    postmaster.signal(name)
    const timer = new AbortController()
    const gone = await Promise.race([
      postmaster.exited.then(() => true),
      sleep(timeoutMs, false, { signal: timer.signal }).catch(() => false),
    ])
    timer.abort()
    if (gone) return
  }
}

/** "Fast" shutdown first: open transactions are rolled back, everything committed is on disk. */
const STOP_SIGNALS: [NodeJS.Signals, number][] = [
  ['SIGINT', 20_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
]

function adopt(pid: number, cluster: string): Postmaster {
  return {
    pid,
    adopted: true,
    exited: pollExit(pid),
    signal: (name) => worksIn(pid, cluster) && signal(pid, name),
  }
}

async function launch({ home, binaries, cluster, settings }: Installation): Promise<Postmaster> {
  await leaveNoStrayProcess(cluster)
  for (const name of ['.s.PGSQL.5432', '.s.PGSQL.5432.lock']) rmSync(join(home.socketDir, name), { force: true })
  const log = openLog(home)
  const child = spawn(binaries.postgres, serverArguments(cluster, home, settings), {
    cwd: home.path,
    env: environment(home),
    uid: home.account?.uid,
    gid: home.account?.gid,
    stdio: ['ignore', log, log],
    // A separate process group: Ctrl-C must not stop the database while we drain requests.
    detached: true,
  })
  closeSync(log)
  const exited = once(child, 'exit').catch(() => {})
  await once(child, 'spawn').catch((error) => {
    throw new StartupError(`PostgreSQL ne peut pas être lancé (${error.code}, ${binaries.postgres}).`, { cause: error })
  })
  child.unref()
  return { pid: child.pid as number, adopted: false, exited, signal: (name) => child.kill(name) }
}

/** PostgreSQL records its command line: a different version, folder or setting means a different server. */
function isSameServer({ home, binaries, cluster, settings }: Installation): boolean {
  const words = serverArguments(cluster, home, settings).map((word) => ` "${word}"`)
  const expected = `${realpathSync(binaries.postgres)}${words.join('')}\n`
  return readFileSync(join(cluster, 'postmaster.opts'), 'utf8') === expected
}

function serverArguments(cluster: string, home: Home, settings: string[]): string[] {
  const all = [`unix_socket_directories=${quoteForList(home.socketDir)}`, ...settings]
  return ['-D', cluster, ...all.flatMap((setting) => ['-c', setting])]
}

/** The setting is a list: unquoted, a comma or a space would split it. */
const quoteForList = (path: string) => `"${path.replaceAll('"', '""')}"`

const LOG_LIMIT = 10 * 1024 * 1024

function openLog({ logFile, account }: Home): number {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0
  if (size > LOG_LIMIT) renameSync(logFile, `${logFile}.1`)
  const file = openSync(logFile, 'a', 0o600)
  if (account) fchownSync(file, account.uid, account.gid)
  return file
}

async function pollExit(pid: number) {
  while (isAlive(pid)) await sleep(200, undefined, { ref: false })
}
