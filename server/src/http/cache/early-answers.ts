import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { redactUrl } from '../logging.ts'
import { requestIdOf } from '../request-id.ts'
import { sendEntry } from './send-entry.ts'
import type { Store } from './store.ts'

/** What the log and the metrics are told of an answer that Fastify never saw. */
export interface EarlyAnswer {
  reqId: string
  ip: string
  method: string
  /** Without secrets. */
  url: string
  route: string
  status: number
  ms: number
}

interface Known {
  key: string
  place: Pick<EarlyAnswer, 'route' | 'url'>
}

// What is asked for again and again, and no more memory than a megabyte.
const mostAddresses = 2_000
const longestAddress = 256

export type EarlyAnswers = ReturnType<typeof createEarlyAnswers>

/**
 * Sends cached answers before Fastify sees the request: its routing, hooks and loggers cost as much again as a small
 * answer. Only for addresses that Fastify has already routed and answered from the cache, so that nothing is decided
 * here: anything but a plain GET, and whatever is not stored or must be renewed, goes on to Fastify.
 */
export const createEarlyAnswers = (store: Pick<Store, 'getServable' | 'addAnswer'>) => {
  const known = new LRUCache<string, Known>({ max: mostAddresses })
  const observers: ((answer: EarlyAnswer) => void)[] = []

  const answer = (request: IncomingMessage, response: ServerResponse, ipOf: (request: IncomingMessage) => string) => {
    const { method, url = '', headers } = request
    if (method !== 'GET' || headers.authorization !== undefined) return false
    const found = known.get(url)
    const entry = found && store.getServable(found.key, found.place.route)
    if (!entry) return false
    const start = performance.now()
    const requestId = requestIdOf(request)
    const { key, place } = found
    sendEntry(store, { key, entry, requestId }, request, response)
    const ms = performance.now() - start
    const told = { reqId: requestId, ip: ipOf(request), method, ...place, status: response.statusCode, ms }
    for (const observe of observers) observe(told)
    return true
  }

  return {
    /** Fastify answered this address from the cache: the next request for it needs no routing. */
    remember(url: string, key: string, route: string): void {
      if (url.length <= longestAddress && known.get(url)?.key !== key)
        known.set(url, { key, place: { route, url: redactUrl(url) } })
    },
    /** An address under which this was asked for. */
    addressOf: (key: string): string | undefined =>
      [...known.entries()].find(([, { key: other }]) => other === key)?.[0],
    /** Called after each early answer was sent. */
    observe(observer: (answer: EarlyAnswer) => void): void {
      observers.push(observer)
    },
    /** Goes before Fastify's own listener, on the server that Fastify made with all its timeouts. */
    attach({ server }: Pick<FastifyInstance, 'server'>, ipOf: (request: IncomingMessage) => string): void {
      const listeners = server.listeners('request') as ((...request: [IncomingMessage, ServerResponse]) => void)[]
      server.removeAllListeners('request')
      server.on('request', (request, response) => {
        if (answer(request, response, ipOf)) return
        for (const listener of listeners) listener.call(server, request, response)
      })
    },
  }
}
