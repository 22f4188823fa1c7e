import { addressKey } from '@colocdar/api/limits/address-key'
import { AppError } from '@colocdar/contracts/errors'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { busyPage } from './plain-pages.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Never shed: health and metrics matter most when nothing else works, and a page without its scripts is broken. */
    vital?: true
  }
}

const limits = {
  // The mean over a sample: one long task is no overload, nor is a busy loop with short iterations. A page takes
  // several iterations: beyond this delay it takes longer than its visitor waits.
  eventLoopDelayMs: 500,
  sampleMs: 1_000,
  // With ten connections and queries of a millisecond: about 50 ms of waiting.
  queries: 500,
  // About a quarter of a second of rendering.
  pages: 40,
  // More than a browser has under way at once.
  perNetwork: 20,
  // As many requests as can be answered in two seconds, for overload that no single network causes.
  crowd: 300,
  // A flood that is refused at once asks again at once, and refusing it would be all that the process does.
  refuseAfterMs: 1_000,
}

const retryAfter = 5

/**
 * Load shedding: what could not be answered in time gets 503 before it costs anything, beginning with the networks that
 * have the most requests under way. Returns how many pages are being made.
 * Registered after the public cache, so that cached answers are sent however busy the rest is.
 */
export const registerOverload = (
  app: FastifyInstance,
  /** How many queries wait for a connection. */
  waitingQueries: () => number,
  { eventLoopDelayMs, sampleMs, queries, pages, refuseAfterMs, ...sharing } = limits,
): { readonly underWay: number } => {
  const shares = createFairShares(sharing)
  let pagesUnderWay = 0
  const isExpendable = (request: FastifyRequest): boolean =>
    isStream(request) || (!request.routeOptions.config.vital && shares.isExceeded(addressKey(request.ip)))
  // The first samples measure the loading of the program, not overload.
  let measuredFrom = 0
  app.addHook('onListen', async () => {
    measuredFrom = performance.now() + 2 * sampleMs
  })
  // With a callback: a promise would go on to the handler while the answer is still being sent.
  app.addHook('onRequest', (request, reply, next) => {
    const { page } = request.routeOptions.config
    // Calls of the API are not rendered: however many pages wait, they can be answered.
    const full = waitingQueries() > queries || (page && pagesUnderWay >= pages)
    // Streams are open for long and cost next to nothing: they would pass for a crowd.
    if (!isStream(request)) {
      const network = addressKey(request.ip)
      shares.enter(network)
      reply.raw.once('close', () => shares.leave(network))
    }
    if (full && isExpendable(request)) {
      setTimeout(() => reply.send(busyAnswer(request, reply)), refuseAfterMs)
      return
    }
    if (page) {
      pagesUnderWay += 1
      reply.raw.once('close', () => {
        pagesUnderWay -= 1
      })
    }
    next()
  })
  app.register(underPressure, {
    maxEventLoopDelay: eventLoopDelayMs,
    sampleInterval: sampleMs,
    // What it returns is sent, instead of going on to the handler; the types of the package do not say so.
    pressureHandler: (request, reply) =>
      performance.now() >= measuredFrom && isExpendable(request)
        ? (busyAnswer(request, reply) as unknown as undefined)
        : undefined,
  })
  return {
    get underWay() {
      return pagesUnderWay
    },
  }
}

/** Streams are shed first: a browser works without one, and reconnects. */
const isStream = (request: FastifyRequest): boolean => request.routeOptions.config.endpoint?.answers === 'events'

/** What to send with 503 and Retry-After: a page that reloads itself, or an error. */
const busyAnswer = (request: FastifyRequest, reply: FastifyReply): string | AppError => {
  const forBrowser = request.routeOptions.config.page && request.headers.accept?.includes('text/html')
  if (!forBrowser) return new AppError('UNAVAILABLE', { retryAfter })
  reply.code(503).headers({ 'retry-after': retryAfter, 'cache-control': 'no-store' }).type('text/html; charset=utf-8')
  return busyPage(request, retryAfter)
}

/**
 * Counts the requests under way of each network. Overload is shed where it comes from: while one network causes it, the
 * few requests of others are answered; when many cause it together, all are over their share.
 */
const createFairShares = ({ perNetwork, crowd }: { perNetwork: number; crowd: number }) => {
  const underWay = new Map<string, number>()
  // Those within their network's share only: a flood does not pass for a crowd.
  let fair = 0
  return {
    enter(network: string): void {
      const requests = (underWay.get(network) ?? 0) + 1
      underWay.set(network, requests)
      if (requests <= perNetwork) fair += 1
    },
    leave(network: string): void {
      const requests = underWay.get(network) ?? 0
      if (requests <= perNetwork) fair -= 1
      if (requests > 1) underWay.set(network, requests - 1)
      else underWay.delete(network)
    },
    isExceeded: (network: string): boolean => (underWay.get(network) ?? 0) > perNetwork || fair > crowd,
  }
}
