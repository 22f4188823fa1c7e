import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.ts'
import { StartupError } from './startup-error.ts'

/** Marks a copy of this program: the original has prepared the database, and stops the copy. */
export const copyFlag = '--copy'

/** Which copy this process is, from 1; 0 for the original, which is often the only one. */
export const copyNumber = (): number => {
  const place = process.argv.indexOf(copyFlag)
  return place === -1 ? 0 : Number(process.argv[place + 1])
}

interface WebProcessesOptions {
  count: number
  host: string
  port: number
  /** Added to the environment of this process. */
  env: NodeJS.ProcessEnv
  /** Called for each process that starts. */
  onCopy?: (child: ChildProcess) => void
  log: (message: string) => void
}

/** Runs this program `count` times behind one port and restarts copies that die; returns a function that stops them. */
export const startWebProcesses = async (options: WebProcessesOptions): Promise<() => Promise<void>> => {
  const { count, host, port, env, onCopy, log } = options
  const copies = new Set<Copy>()
  const stopping = new AbortController()
  const { signal: stopped } = stopping
  // With `reusePort` the copies would share the port with a foreign process too.
  const free = await freePort(host, port)
  const run = (number: number) => {
    const copy = startCopy(number, { ...env, PORT: String(free) })
    onCopy?.(copy.child)
    copies.add(copy)
    void copy.exited.then(() => copies.delete(copy))
    return copy
  }
  const keepRunning = async (first: Copy, number: number): Promise<void> => {
    for (let copy = first, delay = 0; ; copy = run(number)) {
      const since = performance.now()
      const [code, signal] = await copy.exited
      if (stopped.aborted) return
      delay = nextDelay(delay, performance.now() - since)
      log(`Le processus ${copy.child.pid} s’est arrêté (${signal ?? code}), un autre prend sa place.`)
      await sleep(delay, undefined, { signal: stopped }).catch(() => {})
      if (stopped.aborted) return
    }
  }
  const stop = async () => {
    stopping.abort()
    await Promise.all([...copies].map(({ child, exited }) => child.kill('SIGTERM') && exited))
  }
  const first = Array.from({ length: count }, (_, index) => run(index + 1))
  if ((await Promise.all(first.map(({ ready }) => ready))).includes(false)) {
    await stop()
    throw new StartupError('Un des processus du site n’a pas démarré.')
  }
  first.forEach((copy, index) => void keepRunning(copy, index + 1))
  return stop
}

/** In a copy: tells the original when it serves, and stops when the original was killed. */
export const stopWithOriginal = async (serve: () => Promise<void>): Promise<void> => {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  await serve()
  process.send?.('ready')
}

interface Copy {
  child: ChildProcess
  exited: Promise<[code: number | null, signal: NodeJS.Signals | null]>
  /** False when it exited before it served. */
  ready: Promise<boolean>
}

const startCopy = (number: number, env: NodeJS.ProcessEnv): Copy => {
  const [, program = '', ...args] = process.argv
  const child = fork(program, [...args, copyFlag, String(number)], { env: { ...process.env, ...env } })
  const exited = once(child, 'exit') as Copy['exited']
  const served = new Promise<boolean>((resolve) => {
    child.on('message', (message) => message === 'ready' && resolve(true))
  })
  const ready = Promise.race([served, exited.then(() => false)])
  return { child, exited, ready }
}

/** Milliseconds before a dead process is restarted: none after a long life, then doubling up to a second. */
export const nextDelay = (delay: number, lifetime: number): number =>
  lifetime > 30_000 ? 0 : Math.min(1_000, delay * 2 || 100)
