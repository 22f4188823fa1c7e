import { spawn } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.ts'
import { removeDataFolder } from './remove-data.ts'

interface StartedSite {
  url: string
  /** Its data folder, for commands. */
  folder: string
  stop(): Promise<void>
}

/** The demo as `npm start` runs it, on its own port and data folder; with `--sketches` its pictures are small. */
export const startDemo = (...options: '--sketches'[]): Promise<StartedSite> => startSite(['--demo', ...options], {})

/** As `npm run serve` runs it: an empty database, whose mails wait for a mail server. */
export const startProduction = async (): Promise<StartedSite> => {
  const port = String(await freePort())
  const settings = { PUBLIC_URL: `http://localhost:${port}`, SMTP_URL: 'smtp://127.0.0.1:9', HOST: '127.0.0.1' }
  return startSite([], { PORT: port, ...settings })
}

const startSite = async (options: string[], settings: NodeJS.ProcessEnv): Promise<StartedSite> => {
  const port = settings.PORT ?? String(await freePort())
  const folder = await mkdtemp(join(tmpdir(), 'colocdar-site-'))
  const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))
  const server = spawn(process.execPath, [main, ...options], {
    env: { ...process.env, ...settings, PORT: port, DATA_DIR: folder, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const url = `http://localhost:${port}`
  await untilReady(url, server)
  return {
    url,
    folder,
    async stop() {
      server.kill('SIGTERM')
      await exited
      await removeDataFolder(folder)
    },
  }
}

export const untilReady = async (url: string, server: { exitCode: number | null }): Promise<void> => {
  for (;;) {
    if (server.exitCode !== null) throw new Error('the site did not start')
    const ready = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (ready) return
    await sleep(100)
  }
}
