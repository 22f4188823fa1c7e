import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { SERVICE_FLAGS } from '../../scripts/lib/service-flags.mjs'

export interface Running<Ready> {
  pid: number
  ready: Ready
  stop(): Promise<void>
}

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

/** Kills this process when the bench ends, however it ends. */
export const endWithBench = (child: ChildProcess): void => {
  running.add(child)
  child.once('exit', () => running.delete(child))
}

const here = new URL('../', import.meta.url)

/** Runs a script of this folder, or of another version's, as a separate process, and waits for its first message. */
export const startScript = async <Ready>(
  script: string,
  options: object,
  { env = {}, from = here }: { env?: NodeJS.ProcessEnv; from?: URL } = {},
): Promise<Running<Ready>> => {
  const file = fileURLToPath(new URL(script, from))
  const child = fork(file, {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Without what npm's scripts preload, which unrefs the channel: a script waiting for its options would exit.
    execArgv: SERVICE_FLAGS,
  })
  endWithBench(child)
  child.send(options)
  const exited = once(child, 'exit')
  const ready = await Promise.race([
    once(child, 'message').then(([message]) => message as Ready),
    exited.then(([code]) => {
      throw new Error(`${script} ended with ${code}`)
    }),
  ])
  return {
    pid: child.pid as number,
    ready,
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
  }
}

/** The options with which this script was started. */
export const scriptOptions = async <Options>(): Promise<Options> => (await once(process, 'message'))[0]

/** Tells the parent process that this script is ready, or what it measured. */
export const report = (message: object): void => void process.send?.(message)
