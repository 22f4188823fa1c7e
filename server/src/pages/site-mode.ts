import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Langue, splitLangue } from '@colocdar/contracts/langues'
import type { BuiltSite, PageRenderer } from '@colocdar/web/page-renderer'
import type { FastifyInstance } from 'fastify'
import { registerAssets, registerPages, type SiteOptions } from './site.ts'

const webFolder = fileURLToPath(new URL('../../../web/', import.meta.url))

type SiteModeOptions = Omit<SiteOptions, 'render' | 'inlineScripts'> & { dev: boolean; serviceWorker: boolean }

/** The pages, from the build in production or through Vite with hot reload in development. */
export const registerSite = async (
  app: FastifyInstance,
  { dev, serviceWorker, ...site }: SiteModeOptions,
): Promise<void> => {
  if (dev) {
    const { default: middie } = await import('@fastify/middie')
    await app.register(middie)
    const render = byLangue(await forEachLangue((langue) => developmentRenderer(app, langue)))
    return registerPages(app, { ...site, inlineScripts: undefined, render })
  }
  await registerAssets(app, { serviceWorker })
  const built = await forEachLangue((langue) => readBuilt(app, langue))
  const inlineScripts = [...new Set(Object.values(built).map(({ inlineScript }) => inlineScript))]
  registerPages(app, { ...site, inlineScripts, render: byLangue({ fr: built.fr.render, ar: built.ar.render }) })
}

const forEachLangue = async <T>(make: (langue: Langue) => Promise<T>): Promise<Record<Langue, T>> => {
  const [fr, ar] = await Promise.all([make('fr'), make('ar')])
  return { fr, ar }
}

/** The one place where the language of a page is decided: by its address. */
const byLangue =
  (renderers: Record<Langue, PageRenderer>): PageRenderer =>
  (request, visit) =>
    renderers[splitLangue(new URL(request.url).pathname).langue](request, visit)

const readBuilt = async (app: FastifyInstance, langue: Langue) => {
  const entry = `${webFolder}build/server/${langue}/entry.server.js`
  const { createPageRenderer, inlineScript }: BuiltSite = await import(entry)
  const manifest = JSON.parse(await readFile(`${webFolder}build/client/.vite/${langue}.json`, 'utf8'))
  return { inlineScript, render: createPageRenderer({ manifest, onError: reporterOf(app.log) }) }
}

/** An answer that was thrown on purpose, such as a 503 without the database, was logged where it was thrown. */
export const reporterOf =
  (log: Pick<FastifyInstance['log'], 'error'>) =>
  (what: string, error: unknown): void => {
    if (error instanceof Error) log.error({ err: error, what }, 'a page failed')
  }

/** Loads the application again for each request: any file may have changed. */
const developmentRenderer = async (app: FastifyInstance, langue: Langue): Promise<PageRenderer> => {
  const { createServer } = await import('vite')
  const server = { middlewareMode: true as const, hmr: { server: app.server } }
  const vite = await createServer({ root: webFolder, mode: langue, server, appType: 'custom' })
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
