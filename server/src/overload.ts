import { AppError } from '@colocdar/contracts/errors'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers whatever the pressure: health and metrics, which matter most when nothing else works. */
    vital?: true
  }
}

interface OverloadOptions {
  /** How many queries wait for a free connection just now. */
  waitingQueries: () => number
}

const limits = {
  // On average over the sample, so one long task is not yet pressure. A page takes several turns of the loop: beyond
  // this it takes longer than its visitor waits. A busy loop with short turns is a machine put to good use.
  eventLoopDelayMs: 250,
  sampleMs: 1_000,
  // With ten connections and queries of a millisecond, some 50 milliseconds of waiting.
  waitingQueries: 500,
}

const retryAfter = 5

/**
 * Turns away what could not be answered in time, at once and before it costs anything.
 * Registered behind the public cache: what is in memory is cheap to send, however busy the rest is.
 */
export const registerOverload = (
  app: FastifyInstance,
  { waitingQueries }: OverloadOptions,
  { eventLoopDelayMs, sampleMs, waitingQueries: longestQueue } = limits,
): void => {
  app.addHook('onRequest', async (request) => {
    if (waitingQueries() > longestQueue) turnAway(request)
  })
  app.register(underPressure, {
    maxEventLoopDelay: eventLoopDelayMs,
    sampleInterval: sampleMs,
    pressureHandler: turnAway,
  })
}

const turnAway = (request: FastifyRequest): void => {
  if (!request.routeOptions.config.vital) throw new AppError('UNAVAILABLE', { retryAfter })
}
