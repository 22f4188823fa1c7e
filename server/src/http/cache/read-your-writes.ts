import type { FastifyInstance } from 'fastify'
import type { CatalogueListener } from './listener.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

type Listener = Pick<CatalogueListener, 'heard' | 'catchUp' | 'catchUpEverywhere'>

declare module 'fastify' {
  interface FastifyRequest {
    /** How many changes this process knew of when the request came. */
    heardBefore: number
  }
}

/**
 * Read your own writes: a change is answered only once every process has dropped what it cached before the change, so
 * that the writer's next request shows it, whichever process answers. Writes that change nothing public do not wait for
 * other processes.
 */
export const readYourWrites = (app: FastifyInstance, listener: Listener): void => {
  app.decorateRequest('heardBefore', 0)
  app.addHook('onRequest', (request, _reply, next) => {
    request.heardBefore = listener.heard
    next()
  })
  // With a callback: most requests only read and need no promise.
  app.addHook('onSend', (request, reply, payload, next) => {
    if (reading.has(request.method) || reply.statusCode >= 400) return next(null, payload)
    catchUp(request.heardBefore).then(() => next(null, payload), next)
  })
  const catchUp = async (heardBefore: number): Promise<void> => {
    await listener.catchUp()
    if (listener.heard > heardBefore) await listener.catchUpEverywhere()
  }
}
