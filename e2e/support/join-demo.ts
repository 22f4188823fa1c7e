import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { joinEmbeddedPostgres } from '@colocdar/server/embedded-postgres/embedded-postgres'
import { freePort } from './free-port.ts'
import { untilReady } from './start-demo.ts'

/** Reads the metrics of such a server. */
export const metricsToken = 'un-jeton-assez-long'

/** A second server on the running demo's database and uploads, with the given number of processes. */
export const joinDemo = async (processes: number) => {
  const dataDir = process.env.E2E_DATA_DIR as string
  const { url: databaseUrl } = await joinEmbeddedPostgres({ dataDir, log: () => {} })
  const port = await freePort()
  const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))
  const server = spawn(process.execPath, [main, '--demo'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      WEB_CONCURRENCY: String(processes),
      METRICS_TOKEN: metricsToken,
      LOG_LEVEL: 'error',
    },
    stdio: 'ignore',
  })
  const exited = once(server, 'exit')
  // A test that times out never gets to stop it.
  const abandon = () => void server.kill('SIGKILL')
  process.once('exit', abandon)
  const url = `http://localhost:${port}`
  await untilReady(url, server)
  return {
    url,
    children: () => childrenOf(server.pid as number),
    async stop(signal: NodeJS.Signals): Promise<number | null> {
      if (server.exitCode === null) server.kill(signal)
      const [code] = await exited
      process.off('exit', abandon)
      return code
    },
  }
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
