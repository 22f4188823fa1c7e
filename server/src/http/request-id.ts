import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

export const requestIdHeader = 'x-request-id'

// What proxies write: short, and nothing that would mean something in a log or a header.
const safe = /^[\w.-]{8,64}$/

/** Part of a UUID: Node draws their random bytes in batches, instead of by a system call each time. */
export const newRequestId = (): string => randomUUID().slice(-12)

/**
 * Identifies a request in the log, in error answers and in the answer's `X-Request-Id`. Taken from the request if a proxy
 * has named it already. Visitors may choose theirs as well: it is written down, and decides nothing.
 */
export const requestIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
  const given = headers[requestIdHeader]
  return typeof given === 'string' && safe.test(given) ? given : newRequestId()
}

/** Registered after the public cache: each answer has an id of its own, also when it is stored. */
export const registerRequestIds = (app: FastifyInstance): void => {
  app.addHook('onSend', (request, reply, payload, next) => {
    reply.header(requestIdHeader, request.id)
    next(null, payload)
  })
}
