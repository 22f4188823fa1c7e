import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Answer, compressFast, compressWell, createEntry, type Entry, pickEncoding } from './entry.ts'
import { cacheControl } from './max-age.ts'
import type { Store } from './store.ts'
import { withoutTracking } from './tracking.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on the one request that makes a public answer, while the others wait for it. */
    publicCacheMiss?: { key: string; generation: number; finish(entry: Entry | null): void }
  }
  interface FastifyContextConfig {
    /** A page: the same for everybody, like calls whose contract says `cacheable`. */
    page?: true
  }
}

/** Answers public GETs from memory; simultaneous requests for one address cause one rendering. */
export const registerPublicCache = (app: FastifyInstance, store: Store): void => {
  const inFlight = new Map<string, { answer: Promise<Entry | null>; generation: number }>()

  // With a callback: most requests end in this hook, and a promise is not free.
  app.addHook('onRequest', (request, reply, next) => {
    const key = keyOf(request)
    const stored = key && store.get(key)
    if (stored) return sendEntry(key, stored, request, reply)
    const pending = key && inFlight.get(key)
    // An answer begun before the catalogue changed may be stale.
    if (!pending || pending.generation !== store.generation) {
      if (key) startMiss(request, key)
      return next()
    }
    pending.answer.then((entry) => {
      if (entry) return sendEntry(key, entry, request, reply)
      // The first request failed: each of those that waited makes its own answer.
      next()
    })
  })

  app.addHook('onSend', async (request, reply, payload) => {
    const miss = request.publicCacheMiss
    if (!miss) return payload
    const body = bodyOf(payload)
    if (!body || !isStorable(reply)) {
      miss.finish(null)
      return payload
    }
    const encoding = pickEncoding(request.headers['accept-encoding'])
    const entry = createEntry(body, headersOf(request, reply), encoding)
    const answer = entry.answers[encoding] ?? compressFast(entry, encoding)
    store.set(miss.key, entry, miss.generation)
    miss.finish(entry)
    for (let index = 0; index < answer.head.length; index += 2)
      reply.header(answer.head[index] as string, answer.head[index + 1])
    return answer.body
  })

  // When the client leaves or the handler fails, the others must not wait forever.
  app.addHook('onResponse', (request, _reply, next) => {
    request.publicCacheMiss?.finish(null)
    next()
  })
  app.addHook('onRequestAbort', async (request) => request.publicCacheMiss?.finish(null))

  const startMiss = (request: FastifyRequest, key: string) => {
    const { promise: answer, resolve } = Promise.withResolvers<Entry | null>()
    const miss = { answer, generation: store.generation }
    inFlight.set(key, miss)
    request.publicCacheMiss = {
      key,
      generation: miss.generation,
      finish(entry) {
        if (inFlight.get(key) === miss) inFlight.delete(key)
        resolve(entry)
      },
    }
  }

  const sendEntry = (key: string, entry: Entry, request: FastifyRequest, reply: FastifyReply): void => {
    reply.hijack()
    if (request.headers['if-none-match'] === entry.etag) {
      reply.raw.writeHead(304, entry.headers).end()
      return
    }
    const encoding = pickEncoding(request.headers['accept-encoding'])
    const stored = entry.answers[encoding]
    const answer = stored ?? compressFast(entry, encoding)
    if (!stored) store.addAnswer(key, entry, encoding, answer)
    send(answer, reply)
    // Asked for a second time: worth better compression, once.
    if (!answer.wellCompressed && encoding !== 'identity') {
      answer.wellCompressed = true
      void compressWell(entry, encoding).then((better) => store.addAnswer(key, entry, encoding, better))
    }
  }
}

/** Straight to the socket, without Fastify's hooks and serialisation. */
const send = ({ head, body }: Answer, reply: FastifyReply): void => {
  reply.raw.writeHead(200, head).end(body)
}

/** Null for what is not public: other methods, signed-in callers, routes not marked as public. */
const keyOf = (request: FastifyRequest): string | null => {
  if (request.method !== 'GET' || request.headers.authorization !== undefined) return null
  const { endpoint, page } = request.routeOptions.config ?? {}
  return page || endpoint?.cacheable ? withoutTracking(request.url) : null
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
