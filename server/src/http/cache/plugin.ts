import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  type Answer,
  createEntry,
  type Encoding,
  type Entry,
  makeCarefully,
  makeQuickly,
  pickEncoding,
} from './entry.ts'
import type { Store } from './store.ts'
import { withoutTracking } from './tracking.ts'

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
  const underWay = new Map<string, { answer: Promise<Entry | null>; generation: number }>()

  // With a callback: most visitors get no further than this hook, and a promise is not free.
  app.addHook('onRequest', (request, reply, next) => {
    const key = keyOf(request)
    const stored = key && store.get(key)
    if (stored) return sendEntry(key, stored, request, reply)
    const pending = key && underWay.get(key)
    // What was begun before the catalogue changed may show how it was.
    if (!pending || pending.generation !== store.generation) {
      if (key) takeTurn(request, key)
      return next()
    }
    pending.answer.then((entry) => {
      if (entry) return sendEntry(key, entry, request, reply)
      // The first one failed: those who waited for it go on by themselves.
      next()
    })
  })

  app.addHook('onSend', async (request, reply, payload) => {
    const turn = request.publicCacheTurn
    if (!turn) return payload
    const body = bodyOf(payload)
    if (!body || !isStorable(reply)) {
      turn.finish(null)
      return payload
    }
    const encoding = pickEncoding(request.headers['accept-encoding'])
    const entry = createEntry(body, headersOf(request, reply), { encoding, now: Date.now() })
    const answer = entry.answers[encoding] ?? makeQuickly(entry, encoding)
    store.set(turn.key, entry, turn.generation)
    turn.finish(entry)
    for (let index = 0; index < answer.head.length; index += 2)
      reply.header(answer.head[index] as string, answer.head[index + 1])
    return answer.body
  })

  // A client that left or a handler that failed must not keep the others waiting.
  app.addHook('onResponse', (request, _reply, next) => {
    request.publicCacheTurn?.finish(null)
    next()
  })
  app.addHook('onRequestAbort', async (request) => request.publicCacheTurn?.finish(null))

  const takeTurn = (request: FastifyRequest, key: string) => {
    const { promise: answer, resolve } = Promise.withResolvers<Entry | null>()
    const turn = { answer, generation: store.generation }
    underWay.set(key, turn)
    request.publicCacheTurn = {
      key,
      generation: turn.generation,
      finish(entry) {
        if (underWay.get(key) === turn) underWay.delete(key)
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
    const answer = entry.answers[encoding] ?? keepAnswer(key, entry, encoding, makeQuickly(entry, encoding))
    send(answer, reply)
    // Others read it too: it is worth more care, once.
    if (!answer.careful && encoding !== 'identity') {
      answer.careful = true
      void makeCarefully(entry, encoding).then((better) => keepAnswer(key, entry, encoding, better))
    }
  }

  const keepAnswer = (key: string, entry: Entry, encoding: Encoding, answer: Answer): Answer => {
    store.resize(key, entry, () => {
      entry.answers[encoding] = answer
    })
    return answer
  }
}

/** Straight to the socket: everything was decided when the answer was made. */
const send = ({ head, body }: Answer, reply: FastifyReply): void => {
  reply.raw.writeHead(200, head).end(body)
}

/** Null for what is not everybody's: other methods, signed-in callers, routes that do not say so. */
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
  const { 'content-length': _, ...kept } = reply.getHeaders()
  const isCall = request.routeOptions.config?.endpoint !== undefined
  return {
    ...(kept as Record<string, string>),
    'cache-control': cacheControl,
    vary: isCall ? 'accept-encoding, authorization' : 'accept-encoding',
  }
}
