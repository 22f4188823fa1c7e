import type { Client } from '@colocdar/contracts/client'
import { createRequestHandler, isRouteErrorResponse, RouterContextProvider, type ServerBuild } from 'react-router'
import { apiContext, type SocialAccounts, siteUrlContext, socialContext } from '../lib/client/api-context.ts'
import { reportError, reportErrorsTo } from '../lib/client/report-error.ts'
import { createBuildAt } from './page-builds.ts'
import { htmlContext, type InSlot, slotContext } from './render-contexts.ts'

interface RendererOptions {
  mode: 'production' | 'development'
  /** Told of what fails while a page is loaded or rendered. */
  onError(what: string, error: unknown): void
}

/** What one rendering needs from the server. */
interface Visit {
  client: Client
  siteUrl: string
  social: SocialAccounts
  inSlot: InSlot
}

interface RenderedPage {
  status: number
  headers: Headers
  /** The code of the inline scripts that we wrote; null for what is no page: redirections, loader data, sitemaps. */
  scripts: readonly string[] | null
  body: string | Uint8Array
}

export type PageRenderer = (request: Request, visit: Visit) => Promise<RenderedPage>

/** React Router calls it with what loaders and components throw; without it, it would write to the console. */
export const handleError = (error: unknown, { request }: { request: Request }): void => {
  if (!request.signal.aborted) reportError('page', isRouteErrorResponse(error) ? (error.data ?? error) : error)
}

/** All that the server knows of the built application, which exports this function from entry.server.tsx. */
export const createPageRenderer = (build: ServerBuild, { mode, onError }: RendererOptions): PageRenderer => {
  reportErrorsTo(onError)
  const buildAt = createBuildAt(build)
  const handlers = new WeakMap<ServerBuild, ReturnType<typeof createRequestHandler>>()
  const handlerAt = (pathname: string) => {
    const part = buildAt(pathname)
    const handler = handlers.get(part) ?? createRequestHandler(part, mode)
    handlers.set(part, handler)
    return handler
  }
  return async (request, { client, siteUrl, social, inSlot }) => {
    const context = new RouterContextProvider()
    context.set(apiContext, client)
    context.set(siteUrlContext, siteUrl)
    context.set(socialContext, social)
    context.set(slotContext, inSlot)
    const answer = await handlerAt(new URL(request.url).pathname)(request, context)
    const { status, headers } = answer
    const page = context.get(htmlContext)
    if (page) return { status, headers, scripts: page.scripts, body: page.html }
    return { status, headers, scripts: null, body: new Uint8Array(await answer.arrayBuffer()) }
  }
}
