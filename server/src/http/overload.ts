import { AppError } from '@colocdar/contracts/errors'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { busyPage } from './busy-page.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers whatever the pressure: health and metrics, which matter most when nothing else works. */
    vital?: true
  }
}

/** How many wait just now. */
interface Waiting {
  /** For a free connection. */
  queries: () => number
  /** To be rendered. */
  pages: () => number
}

const limits = {
  // On average over the sample, so one long task is not yet pressure. A page takes several turns of the loop: beyond
  // this it takes longer than its visitor waits. A busy loop with short turns is a machine put to good use.
  eventLoopDelayMs: 500,
  sampleMs: 1_000,
  // With ten connections and queries of a millisecond, some 50 milliseconds of waiting.
  queries: 500,
  // Some two seconds.
  pages: 300,
}

const retryAfter = 5

/**
 * Turns away what could not be answered in time, at once and before it costs anything.
 * Registered behind the public cache: what is in memory is cheap to send, however busy the rest is.
 */
export const registerOverload = (
  app: FastifyInstance,
  waiting: Waiting,
  { eventLoopDelayMs, sampleMs, queries, pages } = limits,
): void => {
  // The first samples tell how long loading the program took: that is no pressure.
  let judgedFrom = 0
  app.addHook('onListen', async () => {
    judgedFrom = performance.now() + 2 * sampleMs
  })
  app.addHook('onRequest', async (request, reply) => {
    if (waiting.queries() > queries || waiting.pages() > pages) turnAway(request, reply)
    return reply.sent ? reply : undefined
  })
  app.register(underPressure, {
    maxEventLoopDelay: eventLoopDelayMs,
    sampleInterval: sampleMs,
    pressureHandler: (request, reply) => {
      if (performance.now() >= judgedFrom) turnAway(request, reply)
    },
  })
}

const turnAway = (request: FastifyRequest, reply: FastifyReply): void => {
  const { vital, page } = request.routeOptions.config
  if (vital) return
  if (!page || !request.headers.accept?.includes('text/html')) throw new AppError('UNAVAILABLE', { retryAfter })
  reply
    .code(503)
    .headers({ 'retry-after': retryAfter, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(busyPage(retryAfter))
}
