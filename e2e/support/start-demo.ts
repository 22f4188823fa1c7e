import { spawn } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.ts'
import { removeDataFolder } from './remove-data.ts'

/** The demo as `npm start` runs it, on its own port and data folder; with `--sketches` its pictures are small. */
export const startDemo = async (...options: '--sketches'[]): Promise<{ url: string; stop(): Promise<void> }> => {
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'colocdar-demo-'))
  const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))
  const server = spawn(process.execPath, [main, '--demo', ...options], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const url = `http://localhost:${port}`
  await untilReady(url, server)
  return {
    url,
    async stop() {
      server.kill('SIGTERM')
      await exited
      await removeDataFolder(folder)
    },
  }
}

export const untilReady = async (url: string, server: { exitCode: number | null }): Promise<void> => {
  for (;;) {
    if (server.exitCode !== null) throw new Error('the demo did not start')
    const ready = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (ready) return
    await sleep(100)
  }
}
