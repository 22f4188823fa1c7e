import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export interface RunningScript {
  child: ChildProcess
  /** All that it said so far, on both channels. */
  said(): string
  exited: Promise<number | NodeJS.Signals>
}

/** One of the server's scripts as a process of its own: `runScript('cli/admin.ts', ['create', …])`. */
export const runScript = (script: string, args: string[], env: NodeJS.ProcessEnv): RunningScript => {
  const path = fileURLToPath(new URL(`../${script}`, import.meta.url))
  const child = spawn(process.execPath, [path, ...args], {
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

/** Runs it to its end. */
export const outcomeOf = async (script: RunningScript): Promise<{ code: number | NodeJS.Signals; said: string }> => ({
  code: await script.exited,
  said: script.said(),
})
