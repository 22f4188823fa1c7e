import { createRequestHandler, isRouteErrorResponse, RouterContextProvider, type ServerBuild } from 'react-router'
import { apiContext, siteUrlContext, socialContext } from '../lib/client/api-context.ts'
import { reportError, reportErrorsTo } from '../lib/client/report-error.ts'
import { renderPage } from './handle-request.tsx'
import { createPageLoader, type LoadPage } from './load-page.ts'
import { createBuildAt } from './page-builds.ts'
import type { CreatePageRenderer, RenderedPage } from './page-renderer.ts'
import { htmlContext, slotContext } from './render-contexts.ts'

/** React Router calls it with what loaders and components throw; without it, it would write to the console. */
export const handleError = (error: unknown, { request }: { request: Request }): void => {
  if (!request.signal.aborted) reportError('page', isRouteErrorResponse(error) ? (error.data ?? error) : error)
}

/** Two ways to answer for a page: the short one for what is usual, React Router's for all. */
interface Ways {
  load: LoadPage | null
  handle: ReturnType<typeof createRequestHandler>
}

/** All that the server knows of the built application, which exports this function from entry.server.tsx. */
export const createPageRenderer: CreatePageRenderer = (build, { mode, onError }) => {
  reportErrorsTo(onError)
  const buildAt = createBuildAt(build)
  const ways = new WeakMap<ServerBuild, Ways>()
  const waysAt = (pathname: string): Ways => {
    const part = buildAt(pathname)
    const known = ways.get(part)
    if (known) return known
    const made: Ways = {
      handle: createRequestHandler(part, mode),
      load:
        mode === 'production' && part !== build ? createPageLoader(part, (error) => reportError('page', error)) : null,
    }
    ways.set(part, made)
    return made
  }
  return async (request, { client, siteUrl, social, inSlot }) => {
    const context = new RouterContextProvider()
    context.set(apiContext, client)
    context.set(siteUrlContext, siteUrl)
    context.set(socialContext, social)
    context.set(slotContext, inSlot)
    const { handle, load } = waysAt(new URL(request.url).pathname)
    const loaded = await load?.(request, context)
    if (loaded instanceof Response) return bodyOf(loaded)
    // What a component throws is thrown again below, where React Router reports it and renders a page that says so.
    const page = loaded && (await renderPage(request.url, loaded, inSlot).catch(() => null))
    if (page) {
      const status = loaded.staticHandlerContext.statusCode
      return { status, headers: htmlHeaders, scripts: page.scripts, body: page }
    }
    const answer = await handle(request, context)
    const { status, headers } = answer
    const theirs = context.get(htmlContext)
    if (theirs) return { status, headers, scripts: theirs.scripts, body: theirs }
    return bodyOf(answer)
  }
}

const bodyOf = async (answer: Response): Promise<RenderedPage> => ({
  status: answer.status,
  headers: answer.headers,
  scripts: null,
  body: new Uint8Array(await answer.arrayBuffer()),
})

const htmlHeaders = new Headers({ 'content-type': 'text/html; charset=utf-8' })
