import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { FastifyHttpOptions, FastifyServerFactory } from 'fastify'
import { LRUCache } from 'lru-cache'
import { type Answered, redactUrl } from '../logging.ts'
import { requestIdOf } from '../request-id.ts'
import { sendEntry } from './send-entry.ts'
import type { Store } from './store.ts'

/** An answer sent without Fastify, for the log and the metrics. */
export interface EarlyAnswer extends Answered {
  route: string
}

interface Known {
  key: string
  /** Pages do not depend on the Authorization header. */
  isPage: boolean
  place: Pick<EarlyAnswer, 'route' | 'url'>
}

// At most a megabyte of memory.
const mostAddresses = 2_000
const longestAddress = 256

type ServerTimeouts = Pick<
  FastifyHttpOptions<Server>,
  'http' | 'connectionTimeout' | 'keepAliveTimeout' | 'requestTimeout'
>

export type EarlyAnswers = ReturnType<typeof createEarlyAnswers>

/**
 * Sends cached answers before Fastify sees the request: its routing, hooks and loggers cost as much again as a small
 * answer. Only for addresses that Fastify has already routed and answered from the cache. Other methods, calls with a token,
 * and what is not stored or must be renewed go on to Fastify.
 */
export const createEarlyAnswers = (store: Pick<Store, 'getServable' | 'addAnswer'>) => {
  const known = new LRUCache<string, Known>({ max: mostAddresses })
  const observers: ((answer: EarlyAnswer) => void)[] = []

  const answer = (request: IncomingMessage, response: ServerResponse, ipOf: (request: IncomingMessage) => string) => {
    const { method, url = '', headers } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    const found = known.get(url)
    if (!found || (headers.authorization !== undefined && !found.isPage)) return false
    const entry = store.getServable(found.key, found.place.route)
    if (!entry) return false
    const start = performance.now()
    const requestId = requestIdOf(request)
    const { key, place } = found
    sendEntry(store, { key, entry, requestId }, request, response)
    const ms = performance.now() - start
    const sent = { reqId: requestId, ip: ipOf(request), method, ...place, status: response.statusCode, ms }
    for (const observe of observers) observe(sent)
    return true
  }

  return {
    /** Fastify answered this address from the cache: the next request for it needs no routing. */
    remember(url: string, key: string, { route, isPage }: { route: string; isPage: boolean }): void {
      if (url.length <= longestAddress && known.get(url)?.key !== key)
        known.set(url, { key, isPage, place: { route, url: redactUrl(url) } })
    },
    /** Called after each early answer was sent. */
    observe(observer: (answer: EarlyAnswer) => void): void {
      observers.push(observer)
    },
    /** For Fastify: a server that looks for a stored answer first, with the timeouts that Fastify was given. */
    serverFactory:
      (ipOf: (request: IncomingMessage) => string): FastifyServerFactory =>
      (handler, options) => {
        const { http, connectionTimeout, keepAliveTimeout, requestTimeout } = options as ServerTimeouts
        const server = createServer(http ?? {}, (request, response) => {
          if (!answer(request, response, ipOf)) handler(request, response)
        })
        Object.assign(server, { keepAliveTimeout, requestTimeout })
        return server.setTimeout(connectionTimeout)
      },
  }
}
