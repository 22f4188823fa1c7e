import { fileURLToPath } from 'node:url'
import type { CreatePageRenderer, PageRenderer } from '@colocdar/web/page-renderer'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import { registerAssets, registerPages, type SiteOptions } from './site.ts'

const webFolder = fileURLToPath(new URL('../../../web/', import.meta.url))

type SiteModeOptions = Omit<SiteOptions, 'render' | 'contentPolicy'> & { dev: boolean; serviceWorker: boolean }

/** The pages, from the build in production or through Vite with hot reload in development. */
export const registerSite = async (
  app: FastifyInstance,
  { dev, serviceWorker, ...site }: SiteModeOptions,
): Promise<void> => {
  if (dev) return registerPages(app, { ...site, contentPolicy: false, render: await developmentRenderer(app) })
  await registerAssets(app, { serviceWorker })
  const build: WebBuild = await import(`${webFolder}build/server/index.js`)
  registerPages(app, { ...site, contentPolicy: true, render: rendererOf(app, build, 'production') })
}

/** React Router's build, with what web/app/entry.server.tsx exports for us. */
type WebBuild = ServerBuild & { entry: { module: { createPageRenderer: CreatePageRenderer } } }

const rendererOf = (app: FastifyInstance, build: WebBuild, mode: 'production' | 'development'): PageRenderer =>
  build.entry.module.createPageRenderer(build, {
    mode,
    onError: (what, error) => app.log.error({ err: error, what }, 'a page failed'),
  })

/** Loads the build again for each request: any file may have changed. */
const developmentRenderer = async (app: FastifyInstance): Promise<PageRenderer> => {
  const { createServer } = await import('vite')
  const { default: middie } = await import('@fastify/middie')
  const vite = await createServer({ root: webFolder, server: { middlewareMode: true }, appType: 'custom' })
  await app.register(middie)
  app.use(vite.middlewares)
  app.addHook('onClose', () => vite.close())
  return async (request, visit) => {
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as WebBuild
    return rendererOf(app, build, 'development')(request, visit)
  }
}
