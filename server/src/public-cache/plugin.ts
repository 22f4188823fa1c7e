import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { compressThoroughly, createEntry, type Entry, pickEncoding } from './entry.ts'
import type { Store } from './store.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on the one request that makes a public answer; the others wait for it. */
    publicCacheTurn?: { key: string; generation: number; finish(entry: Entry | null): void }
  }
  interface FastifyContextConfig {
    /** A page: the same for everybody, as calls are whose contract says `cacheable`. */
    page?: true
  }
}

// Browsers ask each time (304 is cheap); a CDN may keep it a moment and renew it behind the visitor's back.
const cacheControl = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60'

/** Answers public GETs from memory; a stampede on one address makes one rendering. */
export const registerPublicCache = (app: FastifyInstance, store: Store): void => {
  const underWay = new Map<string, Promise<Entry | null>>()

  app.addHook('onRequest', async (request, reply) => {
    const key = keyOf(request)
    if (!key) return
    const stored = store.get(key)
    if (stored) return sendEntry(stored, request, reply)
    const pending = underWay.get(key)
    if (!pending) return takeTurn(request, key)
    const entry = await pending
    // When the first one failed, those who waited for it go on by themselves.
    if (entry) return sendEntry(entry, request, reply)
  })

  app.addHook('onSend', async (request, reply, payload) => {
    const turn = request.publicCacheTurn
    if (!turn) return payload
    const body = bodyOf(payload)
    if (!body || !isStorable(reply)) {
      turn.finish(null)
      return payload
    }
    const entry = await createEntry(body, headersOf(request, reply), Date.now())
    if (store.set(turn.key, entry, turn.generation)) improveLater(turn.key, entry)
    turn.finish(entry)
    const encoding = pickEncoding(request.headers['accept-encoding'])
    reply.headers({
      ...entry.headers,
      ...encodingHeaders(entry, encoding),
      'content-length': String(entry.bodies[encoding].length),
    })
    return entry.bodies[encoding]
  })

  // A client that left or a handler that failed must not keep the others waiting.
  app.addHook('onResponse', async (request) => request.publicCacheTurn?.finish(null))
  app.addHook('onRequestAbort', async (request) => request.publicCacheTurn?.finish(null))

  const takeTurn = (request: FastifyRequest, key: string) => {
    const { promise, resolve } = Promise.withResolvers<Entry | null>()
    underWay.set(key, promise)
    request.publicCacheTurn = {
      key,
      generation: store.generation,
      finish(entry) {
        if (underWay.get(key) === promise) underWay.delete(key)
        resolve(entry)
      },
    }
  }

  const improveLater = (key: string, entry: Entry) =>
    compressThoroughly(entry).then((bodies) => store.resize(key, entry, () => Object.assign(entry, { bodies })))
}

/** Null for what is not everybody's: other methods, signed-in callers, routes that do not say so. */
const keyOf = (request: FastifyRequest): string | null => {
  if (request.method !== 'GET' || request.headers.authorization !== undefined) return null
  const { endpoint, page } = request.routeOptions.config ?? {}
  return page || endpoint?.cacheable ? request.url : null
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
  const { 'content-length': _, ...kept } = reply.getHeaders()
  const isCall = request.routeOptions.config?.endpoint !== undefined
  return {
    ...(kept as Record<string, string>),
    'cache-control': cacheControl,
    vary: isCall ? 'accept-encoding, authorization' : 'accept-encoding',
  }
}

const encodingHeaders = (entry: Entry, encoding: 'br' | 'gzip' | 'identity'): Record<string, string> => ({
  etag: entry.etag,
  ...(encoding !== 'identity' && entry.bodies[encoding] !== entry.bodies.identity && { 'content-encoding': encoding }),
})

const sendEntry = (entry: Entry, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const encoding = pickEncoding(request.headers['accept-encoding'])
  const headers = { ...entry.headers, ...encodingHeaders(entry, encoding) }
  // Straight to the socket: everything was decided when the answer was stored.
  reply.hijack()
  if (request.headers['if-none-match'] === entry.etag) {
    reply.raw.writeHead(304, headers).end()
    return reply
  }
  const body = entry.bodies[encoding]
  reply.raw.writeHead(200, { ...headers, 'content-length': body.length }).end(body)
  return reply
}
