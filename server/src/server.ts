import { buildApp } from '@colocdar/api/app'
import { migrateDatabase } from '@colocdar/api/db/migrate'
import { loadDemo } from '@colocdar/api/demo/loading/load-demo'
import { featureRoutes } from '@colocdar/api/features'
import { seedVilles } from '@colocdar/api/features/villes/seed-villes'
import { inProcessClients } from '@colocdar/api/in-process-client'
import { sendError } from '@colocdar/api/plugins/errors'
import type { FastifyInstance } from 'fastify'
import { type Composition, compose } from './compose.ts'
import type { Config } from './config.ts'
import { bloggerImageHosts, registerSecurityHeaders, securityHeaders } from './headers.ts'
import { registerHealth } from './health.ts'
import { createLogger } from './logging.ts'
import { listenToCatalogue } from './public-cache/listener.ts'
import { registerPublicCache } from './public-cache/plugin.ts'
import { createStore } from './public-cache/store.ts'
import { newRequestId } from './request-id.ts'
import { registerSite } from './site-mode.ts'

export interface RunningServer {
  app: FastifyInstance
  close(): Promise<void>
}

interface ServerOptions {
  config: Config
  databaseUrl: string
  dev: boolean
  /** Told how far the demo's pictures are, which takes a moment on a first start. */
  onProgress: (done: number, total: number) => void
}

// See `demoSlack`: a demo is one address.
const demoAddressLimit = { max: 60_000, seconds: 60 }

/** Composes api and web over one database and listens. */
export const startServer = async ({ config, databaseUrl, dev, onProgress }: ServerOptions): Promise<RunningServer> => {
  await migrateDatabase(databaseUrl)
  const logger = createLogger(config.LOG_LEVEL)
  const parts = await compose(config, databaseUrl, logger)
  await seedVilles(parts.deps)
  if (config.mode === 'demo') await loadDemo(parts.deps, { onProgress })

  const headers = { https: config.PUBLIC_URL.startsWith('https:'), contentPolicy: !dev }
  const store = createStore({ maxBytes: 64 * 1024 * 1024, maxAgeMs: 60_000 })
  const app = await buildApp({
    deps: parts.deps,
    fastify: {
      loggerInstance: logger,
      genReqId: newRequestId,
      trustProxy: config.TRUST_PROXY,
      forceCloseConnections: 'idle',
      // Hooks do not see what the router refuses by itself: its answers get their headers here.
      frameworkErrors: (error, request, reply) =>
        void sendError(error, request, reply.headers(securityHeaders(headers))),
    },
    ...(config.mode === 'demo' && { addressLimit: demoAddressLimit }),
    prepare: (app) => {
      registerSecurityHeaders(app, headers)
      if (!dev) registerPublicCache(app, store)
    },
  })
  registerHealth(app, parts.isDatabaseUp)
  const clientFor = inProcessClients(featureRoutes, parts.deps)
  const imageHosts = parts.deps.config.blogger ? bloggerImageHosts : []
  await registerSite(app, { publicUrl: config.PUBLIC_URL, clientFor, imageHosts, dev })
  await startBackground(app, parts, () => listenToCatalogue({ url: databaseUrl, onChange: store.clear, log: logger }))
  await app.listen({ host: config.HOST, port: config.PORT })
  return { app, close: () => app.close() }
}

/** Jobs and news from the database, both ended with the server, before the connections they use. */
const startBackground = async (
  app: FastifyInstance,
  parts: Composition,
  listen: () => Promise<() => Promise<void>>,
): Promise<void> => {
  const stopListening = await listen()
  await parts.startWorkers()
  app.addHook('onClose', async () => {
    await stopListening()
    await parts.close()
  })
}
