import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { node24, root } from './paths.mjs'
import { SERVICE_FLAGS } from './service-flags.mjs'

/** Runs the command's file on Node 24 and resolves with its exit code. */
export function runOnNode24(command, args, env) {
  const preload = new URL('die-with-parent.mjs', import.meta.url).href
  const [file, ...fixed] = command.run
  const flags = command.service ? SERVICE_FLAGS : []
  const child = spawn(node24(), [...flags, '--import', preload, join(root, file), ...fixed, ...args], {
    cwd: root,
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // Not in the terminal's process group, so that signals reach it once, through us.
    detached: command.service,
  })
  const forward = forwarder(child)
  // In the terminal's process group the child has received Ctrl-C already.
  process.on('SIGINT', () => (!command.service && process.stdin.isTTY) || forward('SIGINT'))
  process.on('SIGTERM', () => forward('SIGTERM'))
  // The terminal was closed: services stop gracefully.
  process.on('SIGHUP', () => forward('SIGTERM'))
  const watch = watchNpm(() => forward('SIGTERM'))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      clearInterval(watch)
      resolve(code ?? 128 + constants.signals[signal])
    })
  })
}

/** Ctrl-C reaches us from the terminal, again from npm, and once more when npm exits. */
const SAME_SIGNAL_MS = 2_000

function forwarder(child) {
  let last = Number.NEGATIVE_INFINITY
  return (signal) => {
    if (performance.now() - last > SAME_SIGNAL_MS) child.kill(signal)
    last = performance.now()
  }
}

/** When npm is killed, we get no signal but another parent process. */
function watchNpm(onDeath) {
  if (!process.env.npm_lifecycle_event) return undefined
  const npm = ancestor()
  const watch = setInterval(() => {
    if (ancestor() === npm) return
    clearInterval(watch)
    onDeath()
  }, 1_000)
  return watch
}

/** The process that started us, skipping the shell in which npm runs its scripts. */
function ancestor(pid = process.ppid) {
  const [, name, parent] = /\((.*)\) \S+ (\d+)/.exec(readStat(pid)) ?? []
  return SHELLS.has(name) ? ancestor(Number(parent)) : pid
}

const SHELLS = new Set(['sh', 'dash', 'bash', 'ash', 'busybox'])

function readStat(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return ''
  }
}
