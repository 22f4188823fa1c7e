import type { FastifyInstance } from 'fastify'
import type { CatalogueNews } from './listener.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whoever changes something finds it on the very next page: the answer waits until this process has forgotten what it
 * kept from before.
 */
export const answerAfterNews = (app: FastifyInstance, { catchUp }: Pick<CatalogueNews, 'catchUp'>): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!reading.has(request.method) && reply.statusCode < 400) await catchUp()
    return payload
  })
}
