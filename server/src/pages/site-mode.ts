import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import { registerAssets, registerPages, type SiteOptions } from './site.ts'

const webFolder = fileURLToPath(new URL('../../../web/', import.meta.url))

type SiteModeOptions = Omit<SiteOptions, 'build' | 'mode'> & { dev: boolean }

/** The pages, from the build in production or through Vite with hot reload in development. */
export const registerSite = async (app: FastifyInstance, { dev, ...site }: SiteModeOptions): Promise<void> => {
  if (dev) return registerPages(app, { ...site, mode: 'development', build: await viteBuilds(app) })
  await registerAssets(app)
  const build = (await import(`${webFolder}build/server/index.js`)) as ServerBuild
  registerPages(app, { ...site, mode: 'production', build })
}

const viteBuilds = async (app: FastifyInstance): Promise<() => Promise<ServerBuild>> => {
  const { createServer } = await import('vite')
  const { default: middie } = await import('@fastify/middie')
  const vite = await createServer({ root: webFolder, server: { middlewareMode: true }, appType: 'custom' })
  await app.register(middie)
  app.use(vite.middlewares)
  app.addHook('onClose', () => vite.close())
  return () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>
}
