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
    // Out of the terminal's reach, so that a signal comes through us only, once.
    detached: command.service,
  })
  const forward = forwarder(child)
  // In the terminal's group the child has had its Ctrl-C already.
  process.on('SIGINT', () => (!command.service && process.stdin.isTTY) || forward('SIGINT'))
  process.on('SIGTERM', () => forward('SIGTERM'))
  // The terminal was closed: for a service that is a wish to stop properly.
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

/** Ctrl-C reaches us from the terminal and again from npm, whose end then says it once more. */
const SAME_WISH_MS = 2_000

function forwarder(child) {
  let last = Number.NEGATIVE_INFINITY
  return (signal) => {
    if (performance.now() - last > SAME_WISH_MS) child.kill(signal)
    last = performance.now()
  }
}

/** npm that is killed outright tells nobody; we then have another ancestor. */
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

/** Who started us, past the shell in which npm runs its scripts. */
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
