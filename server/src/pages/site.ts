import { fileURLToPath } from 'node:url'
import { reasonOf, toAppError } from '@colocdar/api/http/errors'
import type { Client } from '@colocdar/contracts/client'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, data, type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router'
import { withoutTracking } from '../http/cache/tracking.ts'
import { policyOf } from '../http/headers.ts'
import type { ClientFor } from './memoized-calls.ts'
import type { InSlot } from './render-slots.ts'

export interface SiteOptions {
  publicUrl: string
  clientFor: ClientFor
  inSlot: InSlot
  /** Other hosts that pictures may come from. */
  imageHosts: readonly string[]
  /** A function builds anew for each request, as development needs. */
  build: ServerBuild | (() => Promise<ServerBuild>)
  mode: 'production' | 'development'
}

const clientFolder = fileURLToPath(new URL('../../../web/build/client/', import.meta.url))

/** The built files of the web, compressed beforehand; hashed names never change. */
export const registerAssets = async (app: FastifyInstance): Promise<void> => {
  await app.register(fastifyStatic, {
    root: clientFolder,
    preCompressed: true,
    wildcard: false,
    cacheControl: false,
    index: false,
    setHeaders: (reply, path) => {
      const hashed = path.startsWith(`${clientFolder}assets/`)
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
}

/** Every page of the product: whatever is neither the API nor a file is rendered by React Router. */
export const registerPages = (app: FastifyInstance, options: SiteOptions): void => {
  const render = createRequestHandler(options.build, options.mode)

  app.get('/*', { config: { page: true } }, async (request, reply) => {
    const { pathname, search } = new URL(request.url, options.publicUrl)
    // One address a page: links with a trailing slash lead to the one without.
    if (pathname.length > 1 && pathname.endsWith('/')) {
      return reply.redirect(`${pathname.replace(/\/+$/, '').replace(/^\/{2,}/, '/') || '/'}${search}`, 301)
    }
    const entry = await entryOf(options)
    const context = contextFor(request, entry, options)
    const answer = await render(toWebRequest(request, options.publicUrl), context)
    return send(answer, context.get(entry.pageContext), reply, options)
  })
}

/** Text that was rendered for the page, and the bytes of parts that were kept; null for what is no page. */
type Page = readonly (string | Uint8Array)[] | null

/** The keys under which the built pages look for what the server gives them. */
interface EntryContexts {
  apiContext: RouterContext<Client>
  siteUrlContext: RouterContext<string>
  turnContext: RouterContext<InSlot>
  /** Where they leave the page for the server. */
  pageContext: RouterContext<Page>
}

const entryOf = async ({ build }: SiteOptions) =>
  (typeof build === 'function' ? await build() : build).entry.module as unknown as EntryContexts

const contextFor = (request: FastifyRequest, entry: EntryContexts, { clientFor, publicUrl, inSlot }: SiteOptions) => {
  const context = new RouterContextProvider()
  const client = clientFor({ ip: request.ip, requestId: request.id, log: request.log })
  context.set(entry.apiContext, sayingUnavailable(client, request.log))
  context.set(entry.siteUrlContext, publicUrl)
  context.set(entry.turnContext, inSlot)
  return context
}

/** A page that lacks its database is 503 and not 500: whoever asked, a search engine too, comes back later. */
const sayingUnavailable =
  (client: Client, log: FastifyRequest['log']): Client =>
  (endpoint, input) =>
    client(endpoint, input).catch((error: Error) => {
      if (toAppError(error).code !== 'UNAVAILABLE') throw error
      log.warn({ reason: reasonOf(error) }, 'unavailable')
      throw data(null, { status: 503 })
    })

// Only the address counts: pages are the same for everybody, so nothing else of the visitor's request gets in.
const toWebRequest = (request: FastifyRequest, publicUrl: string): Request =>
  new Request(new URL(withoutTracking(request.url), publicUrl), {
    headers: { accept: request.headers.accept ?? '*/*' },
  })

const send = async (answer: Response, page: Page, reply: FastifyReply, { mode, imageHosts }: SiteOptions) => {
  reply.code(answer.status)
  for (const [name, value] of answer.headers) reply.header(name, value)
  if (answer.status === 503) reply.header('retry-after', '5')
  if (page === null) return reply.send(Buffer.from(await answer.arrayBuffer()))
  if (mode === 'production') {
    // Kept parts have no scripts.
    const texts = page.filter((piece) => typeof piece === 'string')
    reply.header('content-security-policy', policyOf(texts, imageHosts))
  }
  return reply.send(Buffer.concat(page.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece))))
}
