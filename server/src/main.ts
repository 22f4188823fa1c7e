import './start/node-env.ts'
import './start/quick-imports.ts'

import type { ChildProcess } from 'node:child_process'
import { startEmbeddedPostgres } from './embedded-postgres/embedded-postgres.ts'
import { relayMetrics } from './metrics/all-processes.ts'
import { freePort } from './process/free-port.ts'
import { printJson, printWarnings } from './process/json-output.ts'
import { runUntilStopped } from './process/lifecycle.ts'
import { relayNotifications } from './process/shared-notifications.ts'
import { copyFlag, startWebProcesses, stopWithOriginal } from './process/web-processes.ts'
import { checkStore } from './start/check-store.ts'
import { readConfig } from './start/config.ts'
import { openDataFolder } from './start/data-folder.ts'
import { welcome } from './start/welcome.ts'

const [demo, dev, isCopy] = ['--demo', '--dev', copyFlag].map((flag) => process.argv.includes(flag))
const log = (message: string) => console.warn(message)
printWarnings()
// People at a terminal, and those who start the demo, read sentences until it serves; a collected log is JSON from its
// first line.
if ((!demo || isCopy) && !dev && !process.stdout.isTTY) printJson()

await runUntilStopped(async (life) => {
  const { stops } = life
  const config = readConfig(process.env, demo ? 'demo' : 'production')
  life.drainMs = config.DRAIN_SECONDS * 1000
  const { WEB_CONCURRENCY: count, HOST: host, PORT: port } = config
  // Hot reload has one socket, so there can be only one process.
  const isAlone = count === 1 || dev
  // Only where it serves: an original with copies stays small. Loaded while PostgreSQL starts, which takes less time; a
  // failure is thrown by `serve`.
  const loading = isAlone || isCopy ? import('./start/server.ts') : undefined
  loading?.catch(() => {})
  // Fails early, before the long work of a first start.
  if (!isCopy) await freePort(config.HOST, config.PORT)
  if (!isCopy) openDataFolder(config)
  if (!isCopy && config.UPLOADS_URL) await checkStore(config.UPLOADS_URL, log)
  const postgres = config.DATABASE_URL
    ? { url: config.DATABASE_URL }
    : await startEmbeddedPostgres({ dataDir: config.DATA_DIR, archive: config.WAL_ARCHIVE_DIR, log })
  if ('stop' in postgres) stops.push(() => postgres.stop())

  const serve = async () => {
    const { startServer } = await (loading ?? import('./start/server.ts'))
    const server = await startServer({ config, databaseUrl: postgres.url, dev: dev === true })
    stops.push(() => server.close())
  }
  if (isCopy) return stopWithOriginal(serve)

  // These need Drizzle, which must not be loaded before the first lines of this file have run.
  const { databaseEnv, prepareDatabase } = await import('./start/prepare-database.ts')
  const { reachDatabase } = await import('./start/reach-database.ts')
  const prepared = config.DATABASE_URL
    ? await reachDatabase({ ...config, DATABASE_URL: config.DATABASE_URL })
    : postgres.url
  await prepareDatabase(config, prepared, stops)
  const env = databaseEnv(postgres.url)
  if (isAlone) await serve()
  else {
    const { createServers } = await import('@colocdar/api/db/connection/servers')
    const { openNotifications } = await import('@colocdar/api/db/notifications')
    // One connection for all copies.
    const notifications = await openNotifications(createServers(config.DATABASE_LISTEN_URL ?? postgres.url))
    stops.push(async () => notifications.close())
    const relays = [relayMetrics(), relayNotifications(notifications)]
    const onCopy = (copy: ChildProcess) => relays.forEach((relay) => void relay(copy))
    stops.push(await startWebProcesses({ count, host, port, env, onCopy, log }))
  }
  // biome-ignore lint/suspicious/noConsole: the person who started the demo looks for its address.
  console.log(welcome(config))
  if (demo && !dev) printJson()
})
