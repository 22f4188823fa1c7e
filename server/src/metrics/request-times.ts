import type { FastifyInstance } from 'fastify'
import { Histogram, type Registry } from 'prom-client'
import type { EarlyAnswers } from '../http/cache/early-answers.ts'
import { routeOf } from '../http/page-route.ts'

// From an answer out of memory to what no visitor waits for.
const buckets = [0.005, 0.025, 0.1, 0.25, 1, 5]

/** Counts answers and their times by route pattern and status class, never by URL, which may hold ids and secrets. */
export const registerRequestTimes = (
  app: FastifyInstance,
  registry: Registry,
  early?: Pick<EarlyAnswers, 'observe'>,
): void => {
  const times = new Histogram({
    name: 'colocdar_http_request_duration_seconds',
    help: 'Answers and the time they took, by route and kind of status.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  })
  const observe = (method: string, route: string, status: number, ms: number) =>
    times.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, ms / 1000)
  early?.observe(({ method, route, status, ms }) => observe(method, route, status, ms))
  app.addHook('onResponse', (request, reply, done) => {
    // Sent to no visitor: without the database every renewal fails, while visitors get the page that is cached.
    if (request.publicCacheMiss?.renewal) return done()
    // How long a stream stays open says nothing about the server.
    if (request.routeOptions.config?.endpoint?.answers === 'events' && reply.statusCode === 200) return done()
    observe(request.method, routeOf(request), reply.statusCode, reply.elapsedTime)
    done()
  })
}
