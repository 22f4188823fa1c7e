import type { FastifyInstance } from 'fastify'
import type { CatalogueListener } from './listener.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Read your own writes: a change is answered only once this process has dropped what it cached before the change. */
export const readYourWrites = (app: FastifyInstance, { catchUp }: Pick<CatalogueListener, 'catchUp'>): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!reading.has(request.method) && reply.statusCode < 400) await catchUp()
    return payload
  })
}
