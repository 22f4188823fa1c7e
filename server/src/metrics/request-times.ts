import type { FastifyInstance } from 'fastify'
import { Histogram, type Registry } from 'prom-client'

// From an answer out of memory to what no visitor waits for.
const buckets = [0.005, 0.025, 0.1, 0.25, 1, 5]

/** Counts answers and their times by route pattern and status class, never by URL, which may hold ids and secrets. */
export const registerRequestTimes = (app: FastifyInstance, registry: Registry): void => {
  const times = new Histogram({
    name: 'colocdar_http_request_duration_seconds',
    help: 'Answers and the time they took, by route and kind of status.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unmatched'
    const status = `${Math.floor(reply.statusCode / 100)}xx`
    times.observe({ method: request.method, route, status }, reply.elapsedTime / 1000)
    done()
  })
}
