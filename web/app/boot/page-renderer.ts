import type { Client } from '@colocdar/contracts/client'
import { renderToString } from 'react-dom/server'
import { createRequestHandler, isRouteErrorResponse, RouterContextProvider, type ServerBuild } from 'react-router'
import { enableHtmlCache, type Piece } from '../lib/cached-html.ts'
import { apiContext, type SocialAccounts, siteUrlContext, socialContext } from '../lib/client/api-context.ts'
import { reportError, reportErrorsTo } from '../lib/client/report-error.ts'
import { htmlContext, type InSlot, slotContext } from './render-contexts.ts'

interface RendererOptions {
  mode: 'production' | 'development'
  /** How old the HTML of a cached part may be. */
  maxAgeMs: number
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
  /** The body. Cached parts are bytes and contain no scripts. */
  pieces: readonly Piece[]
}

export type PageRenderer = (request: Request, visit: Visit) => Promise<RenderedPage>

/** React Router calls it with what loaders and components throw; without it, it would write to the console. */
export const handleError = (error: unknown, { request }: { request: Request }): void => {
  if (!request.signal.aborted) reportError('page', isRouteErrorResponse(error) ? (error.data ?? error) : error)
}

// A few thousand cards.
const maxParts = 4_000

/** All that the server knows of the built application, which exports this function from entry.server.tsx. */
export const createPageRenderer = (build: ServerBuild, { mode, maxAgeMs, onError }: RendererOptions): PageRenderer => {
  // In development a part may change at any time.
  if (mode === 'production') enableHtmlCache(renderToString, { maxAgeMs, maxParts })
  reportErrorsTo(onError)
  const handle = createRequestHandler(build, mode)
  return async (request, { client, siteUrl, social, inSlot }) => {
    const context = new RouterContextProvider()
    context.set(apiContext, client)
    context.set(siteUrlContext, siteUrl)
    context.set(socialContext, social)
    context.set(slotContext, inSlot)
    const answer = await handle(request, context)
    const { pieces, scripts } = context.get(htmlContext) ?? { pieces: null, scripts: null }
    const body = pieces ?? [new Uint8Array(await answer.arrayBuffer())]
    return { status: answer.status, headers: answer.headers, scripts, pieces: body }
  }
}
