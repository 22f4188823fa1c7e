import { spawn } from 'node:child_process'

const running = new Set()

/** Runs a command; resolves with its exit code (or the signal that ended it) and its output. */
export function run(command, args, { cwd, env } = {}) {
  return new Promise((resolve) => {
    const chunks = []
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    running.add(child)
    child.stdout.on('data', (chunk) => chunks.push(chunk))
    child.stderr.on('data', (chunk) => chunks.push(chunk))
    const settle = (code) => {
      running.delete(child)
      resolve({ code, output: Buffer.concat(chunks).toString() })
    }
    child.once('error', (error) => {
      chunks.push(Buffer.from(error.message))
      settle(error.code)
    })
    child.once('close', (code, signal) => settle(code ?? signal))
  })
}

export const lastLines = (output, count) => output.trimEnd().split('\n').slice(-count).join('\n')

/** On a signal, stops the children and waits for them before exiting. Returns a function that undoes this. */
export function stopWithChildren() {
  const handlers = Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }).map(([signal, code]) => {
    const handler = async () => {
      const closed = [...running].map((child) => new Promise((resolve) => child.once('close', resolve)))
      // Ctrl-C in a terminal has reached them already, and most tools abort at the second one.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) for (const child of running) child.kill('SIGTERM')
      await Promise.all(closed)
      process.exit(code)
    }
    process.once(signal, handler)
    return () => process.off(signal, handler)
  })
  return () => {
    for (const undo of handlers) undo()
  }
}
