import { randomUUID } from 'node:crypto'
import { type CacheTags, noTags } from '@colocdar/api/http/cache-tags'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { routeOf } from '../page-route.ts'
import type { EarlyAnswers } from './early-answers.ts'
import { compressFast, createEntry, type Encoding, type Entry, pickEncoding } from './entry.ts'
import { cacheKey } from './key.ts'
import { cacheControl } from './max-age.ts'
import { sendEntry } from './send-entry.ts'
import type { Store } from './store.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on the one request that makes a public answer, while the others wait for it. */
    publicCacheMiss?: { key: string; begun: number; renewal: boolean; finish(entry: Entry | null): void }
  }
  interface FastifyContextConfig {
    /** A page: the same for all visitors, like calls whose contract says `cacheable`. */
    page?: true
  }
}

interface InFlight {
  answer: Promise<Entry | null>
  begun: number
  renewal: boolean
}

interface PublicCacheOptions {
  /** Whether a CDN reads the tags of answers. */
  surrogateKeys?: boolean
  /** Learns which addresses can be answered without Fastify. */
  early?: Pick<EarlyAnswers, 'remember'>
}

// When everything is stale at once, visitors whose page is not cached come first.
const mostRenewals = 4

const purgeEveryMs = 30_000

const secretHeader = 'x-renewal'

/** Answers public GETs from memory; simultaneous requests for one address cause one rendering. */
export const registerPublicCache = (
  app: FastifyInstance,
  store: Store,
  { surrogateKeys = false, early }: PublicCacheOptions = {},
): void => {
  const inFlight = new Map<string, InFlight>()
  const renewing = new Set<string>()
  // Marks the requests that this process makes to itself; clients cannot guess it.
  const secret = randomUUID()

  const purging = setInterval(store.purge, purgeEveryMs).unref()
  app.addHook('onClose', async () => clearInterval(purging))

  // With a callback: most requests end in this hook, and a promise is not free.
  app.addHook('onRequest', (request, reply, next) => {
    const key = cacheKey(request)
    if (!key) return next()
    if (request.headers[secretHeader] === secret) {
      startMiss(request, key, true)
      return next()
    }
    const route = routeOf(request)
    const found = store.get(key, route)
    if (found?.renew) renew(key, request)
    if (found) {
      early?.remember(request.url, key, { route, isPage: request.routeOptions.config?.page === true })
      return send({ key, entry: found.entry }, request, reply)
    }
    const pending = inFlight.get(key)
    // An answer begun before a change may not show it, and renewals come last in the queue of pages.
    if (!pending || pending.begun !== store.clock || pending.renewal) {
      startMiss(request, key, false)
      return next()
    }
    pending.answer.then((entry) => {
      if (entry) return send({ key, entry }, request, reply)
      // The first request failed: each of those that waited makes its own answer.
      next()
    })
  })

  app.addHook('onSend', async (request, reply, payload) => {
    const miss = request.publicCacheMiss
    if (!miss) return payload
    const encoding = pickEncoding(request.headers['accept-encoding'])
    const instead = reply.statusCode >= 500 ? store.getIfError(miss.key) : undefined
    if (instead && !miss.renewal) {
      miss.finish(instead)
      for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name)
      return sendFrom(instead, encoding, reply.code(200))
    }
    const body = bodyOf(payload)
    if (!body || !isStorable(reply)) {
      miss.finish(null)
      return payload
    }
    const tags = request.cacheTags ?? noTags
    const headers = { ...headersOf(request, reply), ...(surrogateKeys && surrogateKeyOf(tags)) }
    const entry = createEntry(body, headers, encoding)
    store.set(miss.key, entry, tags, miss.begun)
    miss.finish(entry)
    return sendFrom(entry, encoding, reply)
  })

  // When the client leaves or the handler fails, the others must not wait forever.
  app.addHook('onResponse', (request, _reply, next) => {
    request.publicCacheMiss?.finish(null)
    next()
  })
  app.addHook('onRequestAbort', async (request) => request.publicCacheMiss?.finish(null))

  /** Renders a stale answer again in the background, once at a time. */
  const renew = (key: string, { url, ip, headers }: FastifyRequest): void => {
    if (renewing.has(key) || renewing.size >= mostRenewals) return
    renewing.add(key)
    const encoding = headers['accept-encoding']
    app
      .inject({
        url,
        remoteAddress: ip,
        headers: { ...(encoding && { 'accept-encoding': encoding }), [secretHeader]: secret },
      })
      .catch((error: Error) => app.log.warn({ err: error }, 'an answer could not be renewed'))
      .finally(() => renewing.delete(key))
  }

  const startMiss = (request: FastifyRequest, key: string, renewal: boolean) => {
    const { promise: answer, resolve } = Promise.withResolvers<Entry | null>()
    const miss: InFlight = { answer, begun: store.clock, renewal }
    inFlight.set(key, miss)
    request.publicCacheMiss = {
      key,
      begun: miss.begun,
      renewal,
      finish(entry) {
        if (inFlight.get(key) === miss) inFlight.delete(key)
        resolve(entry)
      },
    }
  }

  const send = (stored: { key: string; entry: Entry }, request: FastifyRequest, reply: FastifyReply): void => {
    reply.hijack()
    sendEntry(store, { ...stored, requestId: request.id }, request.raw, reply.raw)
  }
}

/** As the payload of a reply that Fastify sends. */
const sendFrom = (entry: Entry, encoding: Encoding, reply: FastifyReply): Buffer => {
  const { head, body } = entry.answers[encoding] ?? compressFast(entry, encoding)
  for (let index = 0; index < head.length; index += 2) reply.header(head[index] as string, head[index + 1])
  return body
}

const isStorable = (reply: FastifyReply): boolean =>
  reply.statusCode === 200 &&
  !reply.hasHeader('set-cookie') &&
  !/no-store|private/.test(String(reply.getHeader('cache-control') ?? ''))

const bodyOf = (payload: unknown): Buffer | null => {
  if (Buffer.isBuffer(payload)) return payload
  return typeof payload === 'string' ? Buffer.from(payload) : null
}

const headersOf = (request: FastifyRequest, reply: FastifyReply): Record<string, string> => {
  const { 'content-length': _, ...headers } = reply.getHeaders()
  const isCall = request.routeOptions.config?.endpoint !== undefined
  return {
    ...(headers as Record<string, string>),
    'cache-control': cacheControl,
    vary: isCall ? 'accept-encoding, authorization' : 'accept-encoding',
  }
}

// CDNs read up to 16 kB. A sitemap names more things than that: it expires by itself.
const longestSurrogateKey = 8_000

/** For a CDN, which drops its copy when one of these is purged. */
const surrogateKeyOf = ({ hard }: CacheTags): Record<string, string> => {
  const keys = hard.join(' ')
  return keys && keys.length <= longestSurrogateKey ? { 'surrogate-key': keys } : {}
}
