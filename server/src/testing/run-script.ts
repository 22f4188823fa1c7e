import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export interface RunningScript {
  child: ChildProcess
  /** Its output so far, stdout and stderr. */
  said(): string
  exited: Promise<number | NodeJS.Signals>
}

export const pathOf = (script: string): string => fileURLToPath(new URL(`../${script}`, import.meta.url))

/** Runs one of the server's scripts as a separate process: `runScript('cli/admin.ts', ['create', …])`. */
export const runScript = (script: string, args: string[], env: NodeJS.ProcessEnv): RunningScript =>
  runCommand(process.execPath, [pathOf(script), ...args], env)

export const runCommand = (command: string, args: string[], env: NodeJS.ProcessEnv): RunningScript => {
  const child = spawn(command, args, {
    // NODE_ENV of the tests would select React's slow build.
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const channel of [child.stdout, child.stderr]) channel.on('data', (chunk) => (output += chunk))
  const exited = new Promise<number | NodeJS.Signals>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? (signal as NodeJS.Signals)))
  })
  return { child, said: () => output, exited }
}

/** Waits until a server says that it is ready. */
export const untilReady = async ({ child, said, exited }: RunningScript): Promise<void> => {
  const isReady = new Promise<true>((resolve) => {
    child.stdout?.on('data', () => said().includes('Colocdar est prêt') && resolve(true))
  })
  if ((await Promise.race([isReady, exited])) !== true) throw new Error(`the server did not start: ${said()}`)
}

/** Runs it to its end. */
export const outcomeOf = async (script: RunningScript): Promise<{ code: number | NodeJS.Signals; said: string }> => ({
  code: await script.exited,
  said: script.said(),
})
