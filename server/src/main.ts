import './node-env.ts'

import { readConfig } from './config.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { runUntilStopped } from './lifecycle.ts'
import { startServer } from './server.ts'
import { welcome } from './welcome.ts'

const demo = process.argv.includes('--demo')
const dev = process.argv.includes('--dev')

const sayProgress = (done: number, total: number) => {
  if (done % 20 === 0 || done === total) console.warn(`Dessins de la démonstration : ${done}/${total}`)
}

await runUntilStopped(async (stops) => {
  const config = readConfig(process.env, demo ? 'demo' : 'production')
  const postgres = config.DATABASE_URL
    ? { url: config.DATABASE_URL }
    : await startEmbeddedPostgres({ dataDir: config.DATA_DIR, log: (message) => console.warn(message) })
  if ('stop' in postgres) stops.push(() => postgres.stop())

  const server = await startServer({ config, databaseUrl: postgres.url, dev, onProgress: sayProgress })
  stops.push(() => server.close())
  process.stdout.write(welcome(config))
})
