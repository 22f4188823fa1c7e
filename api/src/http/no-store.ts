import type { FastifyInstance } from 'fastify'

/** Answers are private unless their route, a plugin before this one or the public cache says otherwise. */
export const storeNothingByDefault = (app: FastifyInstance): void => {
  // After the hooks of the public cache, which declares what it stores.
  app.addHook('onSend', (_request, reply, payload, next) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    next(null, payload)
  })
}
