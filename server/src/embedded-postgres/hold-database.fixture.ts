// Run by tests as a separate process, which they kill: node hold-database.fixture.ts <data folder>
import { startEmbeddedPostgres } from './embedded-postgres.ts'

const say = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`)
const database = await startEmbeddedPostgres({
  dataDir: process.argv[2] as string,
  log: (log) => say({ log }),
  fast: true,
}).catch((error) => {
  say({ error: error.message })
  process.exit(1)
})
const keepAlive = setInterval(() => {}, 60_000)
process.once('SIGTERM', async () => {
  clearInterval(keepAlive)
  await database.stop()
  say({ stopped: true })
})
say({ ready: database.url })
