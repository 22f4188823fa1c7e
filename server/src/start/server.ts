import { buildApp } from '@colocdar/api/app'
import { createServers, type DatabaseTimeouts } from '@colocdar/api/db/connection/servers'
import { openNotifications } from '@colocdar/api/db/notifications'
import { featureRoutes } from '@colocdar/api/features'
import { forgetPlaces } from '@colocdar/api/features/villes/villes-phrases.service'
import { sendError } from '@colocdar/api/http/errors'
import { inProcessClients } from '@colocdar/api/http/in-process-client'
import { limitRules } from '@colocdar/api/limits/limits'
import type { AddressLimit } from '@colocdar/api/limits/limits.plugin'
import { createEarlyAnswers } from '../http/cache/early-answers.ts'
import { listenToCatalogue } from '../http/cache/listener.ts'
import { maxAgeMs, maxStaleMs, renewAfterMs } from '../http/cache/max-age.ts'
import { registerPublicCache } from '../http/cache/plugin.ts'
import { createPurger } from '../http/cache/purge.ts'
import { readYourWrites } from '../http/cache/read-your-writes.ts'
import { createStore, type Store } from '../http/cache/store.ts'
import { registerForwarded, trustFor, visitorAddress } from '../http/forwarded.ts'
import { bloggerImageHosts, registerSecurityHeaders, securityHeaders } from '../http/headers.ts'
import { registerHealth } from '../http/health.ts'
import { createLogging } from '../http/logging.ts'
import { registerOverload } from '../http/overload.ts'
import { registerRequestIds, requestIdHeader, requestIdOf } from '../http/request-id.ts'
import { checkTargets } from '../http/targets.ts'
import { clientOptions } from '../http/timeouts.ts'
import { registerMetrics } from '../metrics/plugin.ts'
import { watchQueries } from '../metrics/watch-queries.ts'
import { memoizeCalls } from '../pages/memoized-calls.ts'
import { registerSite } from '../pages/site-mode.ts'
import { drain } from '../process/drain.ts'
import { shareNotifications } from '../process/shared-notifications.ts'
import { copyNumber } from '../process/web-processes.ts'
import { compose } from './compose.ts'
import type { Config } from './config.ts'

export type RunningServer = Awaited<ReturnType<typeof startServer>>

interface ServerOptions {
  config: Config
  databaseUrl: string
  dev: boolean
  /** Calls allowed per address, for benches in which one machine makes them all. */
  addressLimit?: AddressLimit
  /** Others, for tests. */
  timeouts?: DatabaseTimeouts
  /** Where public answers are cached, for benches of those that are not. */
  store?: Store
}

// As with `demoSlack`: in a demo all visitors share one address.
const demoAddressLimit = { max: 60_000, seconds: 60 }

// For all processes together: about two thousand pages, compressed.
const publicCacheBytes = 32 * 1024 * 1024

/** Composes api and web on a prepared database, and listens. */
export const startServer = async ({
  config,
  databaseUrl,
  dev,
  addressLimit,
  timeouts,
  store = newStore(config),
}: ServerOptions) => {
  const logging = createLogging(config.LOG_LEVEL)
  const logger = logging.loggerInstance
  const servers = createServers(databaseUrl, timeouts)
  const queries = watchQueries({ slowMs: config.SLOW_QUERY_MS, log: logger })
  servers.beginQuery = queries.begin
  // Around a pooler that lends its connections for one transaction at a time.
  const direct = config.DATABASE_LISTEN_URL ? createServers(config.DATABASE_LISTEN_URL, timeouts) : servers
  servers.forgetsNames = direct !== servers
  const notifications = copyNumber() > 0 ? shareNotifications(direct) : await openNotifications(direct)
  const parts = await compose(config, { servers, notifications, log: logger })
  const headers = { https: config.PUBLIC_URL.startsWith('https:'), contentPolicy: !dev }
  const early = createEarlyAnswers(store)
  early.observe((answer) => logging.logController.answered(answer))
  // All processes are notified of every change: only one purges the CDN.
  const purger =
    config.CDN_PURGE_URL && copyNumber() <= 1 ? createPurger({ url: config.CDN_PURGE_URL, log: logger }) : undefined
  const listener = await listenToCatalogue({
    notifications,
    onChange: (tags) => {
      if (tags.includes('villes')) forgetPlaces()
      store.invalidate(tags)
      parts.standby?.changed()
      purger?.purge(tags)
    },
    onConversations: (ids) => parts.deps.events.wake(ids),
    onGap() {
      forgetPlaces()
      store.markAllStale()
      parts.standby?.changed()
    },
    onOffline(offline) {
      store.setOffline(offline)
      if (!offline) parts.deps.events.wakeAll()
    },
    log: logger,
  })
  const app = await buildApp({
    deps: parts.deps,
    fastify: {
      ...logging,
      genReqId: requestIdOf,
      trustProxy: trustFor(config.TRUST_PROXY),
      forceCloseConnections: 'idle',
      serverFactory: early.serverFactory(visitorAddress(config.TRUST_PROXY)),
      ...clientOptions(),
      // Hooks do not run for requests that the router itself refuses: their answers get the headers here.
      frameworkErrors: (error, request, reply) =>
        void sendError(error, request, reply.headers({ ...securityHeaders(headers), [requestIdHeader]: request.id })),
    },
    addressLimit: {
      ...(config.mode === 'demo' ? demoAddressLimit : limitRules.global),
      // Several processes behind one port, or several machines with one database.
      shared: config.WEB_CONCURRENCY > 1 || config.DATABASE_URL !== undefined,
      ...addressLimit,
    },
    prepare: (app) => {
      if (config.TRUST_PROXY) registerForwarded(app)
      registerSecurityHeaders(app, headers)
      checkTargets(app)
      readYourWrites(app, listener)
      // In development pages change at any time, and are compiled in this event loop.
      if (!dev) registerPublicCache(app, store, { surrogateKeys: config.CDN_PURGE_URL !== undefined, early })
      registerRequestIds(app)
      if (dev) return
      const pages = registerOverload(app, () => parts.poolUse().waiting)
      registerMetrics(app, {
        deps: parts.deps,
        poolUse: parts.poolUse,
        store,
        pages,
        storeErrors: parts.storeErrors,
        queries,
        standby: parts.standby,
        listener,
        purger,
        early,
        events: parts.deps.events,
        token: config.METRICS_TOKEN,
        disks: { data: config.DATA_DIR, archives: config.WAL_ARCHIVE_DIR },
      })
    },
  })
  let draining = false
  registerHealth(app, { isDatabaseUp: parts.isDatabaseUp, isDraining: () => draining })
  const clientFor = memoizeCalls(inProcessClients(featureRoutes, parts.deps), store)
  const imageHosts = parts.deps.config.blogger ? bloggerImageHosts : []
  const social = {
    whatsapp: config.SOCIAL_WHATSAPP,
    facebook: config.SOCIAL_FACEBOOK,
    instagram: config.SOCIAL_INSTAGRAM,
    linkedin: config.SOCIAL_LINKEDIN,
  }
  const serviceWorker = config.SERVICE_WORKER === 'on'
  const site = { publicUrl: config.PUBLIC_URL, social, clientFor, imageHosts }
  await registerSite(app, { ...site, dev, serviceWorker })
  await parts.startWorkers()
  // Before the connections that they use.
  app.addHook('onClose', async () => {
    listener.close()
    await purger?.close()
    await parts.close()
    notifications.close()
  })
  const close = async () => {
    draining = true
    parts.deps.events.close()
    await drain(app.server, config.DRAIN_SECONDS * 1000)
    await app.close()
  }
  // The operating system distributes the connections among the processes.
  const address = { host: config.HOST, port: config.PORT, reusePort: config.WEB_CONCURRENCY > 1 }
  try {
    await app.listen(address)
  } catch (error) {
    await app.close()
    throw error
  }
  return { app, close }
}

const newStore = ({ WEB_CONCURRENCY }: Config): Store =>
  createStore({ maxBytes: publicCacheBytes / WEB_CONCURRENCY, maxAgeMs, maxStaleMs, renewAfterMs })
