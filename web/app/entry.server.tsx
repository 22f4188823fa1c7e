import { type Client, inOwnWords } from '@colocdar/contracts/client'
import { paths } from '@colocdar/contracts/paths'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  data,
  isRouteErrorResponse,
  type LoaderFunction,
  matchPath,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router'
import { langue } from '#langue'
import { apiContext, requestIdContext, siteUrlContext, socialContext } from './lib/client/api-context.ts'
import { reportError, reportErrorsTo } from './lib/client/report-error.ts'
import { basename } from './lib/local-paths.ts'
import type { PageHandle } from './lib/pages/page.ts'
import { type DataAnswer, pageDataId, pageOfData } from './lib/pages/page-data.ts'
import { type Manifest, scriptsOf } from './lib/pages/page-files.ts'
import type { BuiltSite, PageAnswer } from './lib/pages/page-renderer.ts'
import { createRouteObjects, type PageModule, partsOfModule } from './route-objects.tsx'

// biome-ignore lint/performance/noBarrelFile: the server finds here all that it needs of the built application.
export { inlineScript } from './root.tsx'

export const createPageRenderer: BuiltSite['createPageRenderer'] = ({ manifest, onError }) => {
  reportErrorsTo(onError)
  return async (request, { client, siteUrl, social, requestId }) => {
    const context = new RouterContextProvider()
    context.set(apiContext, inLangueOfPage(client))
    context.set(siteUrlContext, siteUrl)
    context.set(socialContext, social)
    context.set(requestIdContext, requestId)
    const url = new URL(request.url)
    for (const [pattern, file] of Object.entries(files)) {
      const match = matchPath(pattern, url.pathname)
      if (match) return answerFile(() => file({ request, url, params: match.params, context, pattern }))
    }
    const page = pageOfData(url.pathname)
    if (page === undefined) return answerPage(request, context, manifest)
    url.pathname = page
    return answerData(new Request(url, { headers: request.headers }), context)
  }
}

/** In process, the API answers French. */
const inLangueOfPage =
  (client: Client): Client =>
  (...call) =>
    client(...call).catch((error) => {
      throw error.name === 'AppError' ? inOwnWords(error) : error
    })

const pages = import.meta.glob<PageModule>(['./**/*.page.tsx', './**/*.layout.tsx'], { eager: true })
const loaders = import.meta.glob<LoaderFunction>('./**/*.loader.ts', { eager: true, import: 'loader' })

const loaderAt = (path: string): LoaderFunction => loaders[path] as LoaderFunction

/** Files that loaders answer without a page. */
const files = {
  [paths.robots.pattern]: loaderAt('./features/sitemap/robots.loader.ts'),
  [paths.sitemap.pattern]: loaderAt('./features/sitemap/sitemap-index.loader.ts'),
  [paths.sitemapFile.pattern]: loaderAt('./features/sitemap/sitemap-file.loader.ts'),
}

/** What a loader throws on purpose, such as a 404, reaches the visitor; an unexpected error is logged and becomes a 500. */
const reporting =
  (loader: LoaderFunction): LoaderFunction =>
  async (args, context) => {
    try {
      return await loader(args, context)
    } catch (error) {
      if (!(error instanceof Error)) throw error
      reportError('page', error)
      throw data(null, { status: 500 })
    }
  }

const onServer = new Set<unknown>()

const runHere = (loader: LoaderFunction): LoaderFunction => {
  const reported = reporting(loader)
  onServer.add(reported)
  return reported
}

const handler = createStaticHandler(
  createRouteObjects(
    ({ file }) => {
      const parts = partsOfModule(file, pages[`./${file}`] as PageModule)
      const loader = loaders[`./${file.replace(/\.(page|layout)\.tsx$/, '.loader.ts')}`]
      return { ...parts, ...(loader && { loader: runHere(loader) }) }
    },
    { loader: runHere(loaderAt('./root.loader.ts')) },
  ),
  { basename },
)

/** What only the browser loads is left to it: the page shows a placeholder there. */
const load = async (request: Request, requestContext: RouterContextProvider) => {
  const filterMatchesToLoad = ({ route }: { route: { loader?: unknown } }) => onServer.has(route.loader)
  const loaded = await handler.query(request, { requestContext, filterMatchesToLoad })
  if (loaded instanceof Response) return loaded
  const requestId = requestContext.get(requestIdContext)
  // A defect says nothing of itself. Its page shows under which id it was logged.
  for (const error of Object.values(loaded.errors ?? {})) {
    if (isRouteErrorResponse(error) && error.status >= 500) error.data ??= { requestId }
  }
  return loaded
}

type Loaded = Exclude<Awaited<ReturnType<typeof load>>, Response>

const answerPage = async (
  request: Request,
  context: RouterContextProvider,
  manifest: Manifest | undefined,
): Promise<PageAnswer> => {
  const loaded = await load(request, context)
  if (loaded instanceof Response) return answerOf(loaded)
  await nextTurn()
  const { html, status } = renderOrFail(loaded, context.get(requestIdContext))
  const sources = loaded.matches.flatMap(({ route }) => (route.handle as PageHandle | undefined)?.file ?? [])
  const scripts = manifest && scriptsOf(manifest, [start, entry, ...sources.map((file) => `app/${file}`)])
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', 'content-language': langue })
  for (const given of Object.values(loaded.loaderHeaders)) for (const [name, value] of given) headers.set(name, value)
  return { status, headers, body: withScripts(html, scripts ?? [`${import.meta.env.BASE_URL}${start}`], loaded) }
}

/** Nothing to read where it fails, but the status. */
const answerFile = async (file: () => unknown): Promise<PageAnswer> => {
  try {
    return await answerOf((await file()) as Response)
  } catch (error) {
    if (error instanceof Error) throw error
    const { init } = error as ReturnType<typeof data>
    return { status: init?.status ?? 500, headers: new Headers(), body: '' }
  }
}

const answerOf = async (answer: Response): Promise<PageAnswer> => ({
  status: answer.status,
  headers: answer.headers,
  body: await answer.text(),
})

const start = 'app/start.client.ts'
const entry = 'app/entry.client.tsx'

let turn = Promise.resolve()

/**
 * One page is rendered in an iteration of the event loop: the data of several often come in one, and cached pages would wait
 * for all of them.
 */
const nextTurn = (): Promise<void> => {
  turn = turn.then(() => new Promise((resolve) => void setImmediate(resolve)))
  return turn
}

interface Rendered {
  html: string
  status: number
}

/** What a component throws is reported, and the page that says so rendered instead. */
const renderOrFail = (loaded: Loaded, requestId: string): Rendered => {
  try {
    return { html: render(loaded), status: loaded.statusCode }
  } catch (error) {
    reportError('page', error)
    loaded.errors = { root: { status: 500, statusText: '', internal: false, data: { requestId } } }
    return { html: render(loaded), status: 500 }
  }
}

const render = (context: Loaded): string => {
  const router = createStaticRouter(handler.dataRoutes, context)
  return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />)
}

/** Its scripts and its data, at the end: the page is read without them. The first script asks for the others. */
const withScripts = (html: string, scripts: string[], { loaderData, errors }: Loaded): string => {
  const [first, ...others] = scripts
  const later = others.map((src) => `<link rel="later" href="${src}">`).join('')
  const state = JSON.stringify({ loaderData, errors }).replaceAll('<', '\\u003c')
  const tags = [
    `<script type="application/json" id="${pageDataId}">${state}</script>`,
    `${later}<script type="module" src="${first}"></script>`,
  ]
  return `<!DOCTYPE html>${html.slice(0, -end.length)}${tags.join('')}${end}`
}

const end = '</body></html>'

const answerData = async (request: Request, context: RouterContextProvider): Promise<PageAnswer> => {
  const loaded = await load(request, context)
  if (loaded instanceof Response) return json({ redirect: loaded.headers.get('location') ?? '/' })
  const { errors, loaderData, matches, loaderHeaders, statusCode } = loaded
  const [error] = Object.values(errors ?? {})
  if (error) return json({ thrown: isRouteErrorResponse(error) ? error.data : null }, statusCode)
  const id = matches.at(-1)?.route.id ?? ''
  return json({ loaded: loaderData[id] }, statusCode, loaderHeaders[id])
}

const json = (answer: DataAnswer, status = 200, given?: Headers): PageAnswer => {
  const headers = new Headers(given)
  headers.set('content-type', 'application/json; charset=utf-8')
  return { status, headers, body: JSON.stringify(answer) }
}
