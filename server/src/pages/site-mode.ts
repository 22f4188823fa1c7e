import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { BuiltSite } from '@colocdar/web/page-renderer'
import type { FastifyInstance } from 'fastify'
import { registerAssets, registerPages, type SiteOptions } from './site.ts'

const webFolder = fileURLToPath(new URL('../../../web/', import.meta.url))

type SiteModeOptions = Omit<SiteOptions, 'render' | 'inlineScripts'> & { dev: boolean; serviceWorker: boolean }

/** The pages, from the build in production or through Vite with hot reload in development. */
export const registerSite = async (
  app: FastifyInstance,
  { dev, serviceWorker, ...site }: SiteModeOptions,
): Promise<void> => {
  if (dev) return registerPages(app, { ...site, inlineScripts: undefined, render: await developmentRenderer(app) })
  await registerAssets(app, { serviceWorker })
  const { createPageRenderer, inlineScript }: BuiltSite = await import(`${webFolder}build/server/entry.server.js`)
  const manifest = JSON.parse(await readFile(`${webFolder}build/client/.vite/manifest.json`, 'utf8'))
  const render = createPageRenderer({ manifest, onError: reporterOf(app.log) })
  registerPages(app, { ...site, inlineScripts: [inlineScript], render })
}

/** An answer that was thrown on purpose, such as a 503 without the database, was logged where it was thrown. */
export const reporterOf =
  (log: Pick<FastifyInstance['log'], 'error'>) =>
  (what: string, error: unknown): void => {
    if (error instanceof Error) log.error({ err: error, what }, 'a page failed')
  }

/** Loads the application again for each request: any file may have changed. */
const developmentRenderer = async (app: FastifyInstance): Promise<SiteOptions['render']> => {
  const { createServer } = await import('vite')
  const { default: middie } = await import('@fastify/middie')
  const vite = await createServer({ root: webFolder, server: { middlewareMode: true }, appType: 'custom' })
  await app.register(middie)
  app.use(vite.middlewares)
  app.addHook('onClose', () => vite.close())
  return async (request, visit) => {
    const { createPageRenderer } = (await vite.ssrLoadModule('/app/entry.server.tsx')) as unknown as BuiltSite
    const answer = await createPageRenderer({ manifest: undefined, onError: reporterOf(app.log) })(request, visit)
    // Vite's tags of hot reload before ours. In the head React would take them for its own.
    const tags = await vite.transformIndexHtml(request.url, '')
    const entry = '<script type="module" src='
    return { ...answer, body: answer.body.replace(entry, () => tags + entry) }
  }
}
