import type { FastifyInstance } from 'fastify'
import { readTraceparent } from '../tracing/trace-context.ts'
import type { Span, Tracer } from '../tracing/tracer.ts'
import { routeOf } from './page-route.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** With tracing only. */
    span?: Span
  }
}

/** A span for each request that reaches Fastify, below the one that `traceparent` names. */
export const registerRequestSpans = (app: FastifyInstance, tracer: Pick<Tracer, 'begin' | 'below'>): void => {
  app.addHook('onRequest', (request, _reply, next) => {
    if (request.routeOptions.config?.routine) return next()
    const { method, headers, id } = request
    const parent = readTraceparent(headers.traceparent)
    const attributes = { 'http.request.method': method, 'colocdar.request_id': id }
    request.span = tracer.begin(method, { kind: 'server', parent, attributes })
    tracer.below(request.span, next)
  })
  app.addHook('onResponse', (request, { statusCode }, next) => {
    const route = routeOf(request)
    request.span?.end({
      name: `${request.method} ${route}`,
      attributes: { 'http.route': route, 'http.response.status_code': statusCode },
      failed: statusCode >= 500,
    })
    next()
  })
}
