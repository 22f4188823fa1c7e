// The product on a given database, as `npm run serve` runs it, without the limit per address.
import { readConfig } from '@colocdar/server/start/config'
import { startServer } from '@colocdar/server/start/server'
import { metricsToken } from './metrics-token.ts'
import { report, scriptOptions } from './processes.ts'
import { createUncachedStore } from './uncached-store.ts'

export interface SiteOptions {
  port: number
  databaseUrl: string
  dataDir: string
  /** How many of these share the port. */
  processes?: number
  /** Makes every answer anew. */
  uncached?: boolean
}

const { port, databaseUrl, dataDir, processes = 1, uncached = false } = await scriptOptions<SiteOptions>()
const url = `http://127.0.0.1:${port}`
const config = readConfig(
  {
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    SMTP_URL: 'smtp://127.0.0.1:9',
    DATA_DIR: dataDir,
    WEB_CONCURRENCY: String(processes),
    METRICS_TOKEN: metricsToken,
  },
  'production',
)
const server = await startServer({
  config,
  databaseUrl,
  dev: false,
  addressLimit: { max: Number.POSITIVE_INFINITY, seconds: 60 },
  ...(uncached && { store: createUncachedStore() }),
})
process.once('SIGTERM', async () => {
  await server.close()
  process.exit(0)
})
report({ url })
