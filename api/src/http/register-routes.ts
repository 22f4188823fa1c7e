import { type Endpoint, statusOf } from '@colocdar/contracts/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { type Answer, answerIdempotently, idempotencyKey } from '../idempotency/idempotency.plugin.ts'
import { guards } from './access.ts'
import type { CacheTags } from './cache-tags.ts'
import { handleCall } from './handle-call.ts'
import { parseInput, parseOutput } from './parse.ts'
import type { AnyCall, Route } from './route.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What the answer to this request shows, for caches. */
    cacheTags?: CacheTags | undefined
  }
}

/** A Fastify route for each contract: checks access, parses the input, runs the handler, parses the output. */
export const registerRoutes = (app: FastifyInstance, routes: Route[], deps: Deps): void => {
  for (const route of routes) {
    app.route({
      method: route.endpoint.method,
      url: toFastifyPath(route.endpoint.path),
      config: { endpoint: route.endpoint },
      // Access is checked first, so that error messages about the input reach only those who may call.
      onRequest: async (request) => guards[route.endpoint.access](request.acteur),
      handler: (request, reply) =>
        route.endpoint.answers === 'events'
          ? sendEvents(route, deps, request, reply)
          : answer(route, deps, request, reply),
    })
  }
}

const toFastifyPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')

const sendEvents = async (route: Route, deps: Deps, request: FastifyRequest, reply: FastifyReply) => {
  const events = await route.handle(callOf(route, deps, request, reply))
  // For nginx, which would hold them back.
  return reply.headers({ 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' }).send(events)
}

const answer = async (route: Route, deps: Deps, request: FastifyRequest, reply: FastifyReply) => {
  const { endpoint } = route
  const call = callOf(route, deps, request, reply)
  const produce = async (): Promise<Answer> => {
    const output = await handleCall(route, call)
    request.cacheTags = route.tags?.(output, { params: call.params, query: call.query })
    return { status: statusOf(endpoint), body: toText(endpoint, output) }
  }
  const { status, body } = endpoint.idempotent
    ? await answerIdempotently({ deps, request, reply, input: inputOf(call) }, produce)
    : await produce()
  reply.code(status)
  if (status === 204) return reply.send()
  return reply.type(contentTypes[endpoint.answers ?? 'json']).send(body)
}

const callOf = ({ endpoint }: Route, deps: Deps, request: FastifyRequest, reply: FastifyReply): AnyCall => ({
  ...parseInput(endpoint, request),
  acteur: request.acteur,
  deps,
  ip: request.ip,
  requestId: request.id,
  log: request.log,
  ifMatch: request.headers['if-match'],
  idempotencyKey: endpoint.idempotent ? idempotencyKey(request) : undefined,
  setHeader: (name: string, value: string) => reply.header(name, value),
  request,
})

const inputOf = ({ params, query, body }: AnyCall) => ({ params, query, body })

const toText = (endpoint: Endpoint, output: unknown): string => {
  if (statusOf(endpoint) === 204) return ''
  const parsed = parseOutput(endpoint, output)
  return endpoint.answers === 'text' ? String(parsed) : JSON.stringify(parsed)
}

const contentTypes = {
  events: 'text/event-stream; charset=utf-8',
  json: 'application/json; charset=utf-8',
  text: 'text/plain; charset=utf-8',
} as const
