import type { Client } from '@colocdar/contracts/client'
import { renderToString } from 'react-dom/server'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { enableHtmlCache, type Piece } from '../lib/cached-html.ts'
import { apiContext, siteUrlContext } from '../lib/client/api-context.ts'
import { type InSlot, piecesContext, slotContext } from './render-contexts.ts'

interface RendererOptions {
  mode: 'production' | 'development'
  /** How old the HTML of a cached part may be. */
  maxAgeMs: number
}

/** What one rendering needs from the server. */
interface Visit {
  client: Client
  siteUrl: string
  inSlot: InSlot
}

interface RenderedPage {
  status: number
  headers: Headers
  /** False for what is no page: redirections, loader data, sitemaps. */
  isPage: boolean
  /** The body. Cached parts are bytes and contain no scripts. */
  pieces: readonly Piece[]
}

export type PageRenderer = (request: Request, visit: Visit) => Promise<RenderedPage>

// A few thousand cards.
const maxParts = 4_000

/** All that the server knows of the built application, which exports this function from entry.server.tsx. */
export const createPageRenderer = (build: ServerBuild, { mode, maxAgeMs }: RendererOptions): PageRenderer => {
  // In development a part may change at any time.
  if (mode === 'production') enableHtmlCache(renderToString, { maxAgeMs, maxParts })
  const handle = createRequestHandler(build, mode)
  return async (request, { client, siteUrl, inSlot }) => {
    const context = new RouterContextProvider()
    context.set(apiContext, client)
    context.set(siteUrlContext, siteUrl)
    context.set(slotContext, inSlot)
    const answer = await handle(request, context)
    const page = context.get(piecesContext)
    const pieces = page ?? [new Uint8Array(await answer.arrayBuffer())]
    return { status: answer.status, headers: answer.headers, isPage: page !== null, pieces }
  }
}
