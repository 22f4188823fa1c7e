import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export interface RunningScript {
  child: ChildProcess
  /** All that it said so far, on both channels. */
  said(): string
  exited: Promise<number | NodeJS.Signals>
}

export const pathOf = (script: string): string => fileURLToPath(new URL(`../${script}`, import.meta.url))

/** One of the server's scripts as a process of its own: `runScript('cli/admin.ts', ['create', …])`. */
export const runScript = (script: string, args: string[], env: NodeJS.ProcessEnv): RunningScript =>
  runCommand(process.execPath, [pathOf(script), ...args], env)

export const runCommand = (command: string, args: string[], env: NodeJS.ProcessEnv): RunningScript => {
  const child = spawn(command, args, {
    // The tests' own environment would give it React's slow build.
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
