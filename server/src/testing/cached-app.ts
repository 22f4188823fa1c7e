import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { createEarlyAnswers } from '../http/cache/early-answers.ts'
import { registerPublicCache } from '../http/cache/plugin.ts'
import { createStore } from '../http/cache/store.ts'

export type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

export const text = 'Une chambre claire à Gauthier. '.repeat(60)

export const usual = { maxBytes: 1_000_000, maxAgeMs: 60_000, maxStaleMs: 60_000, renewAfterMs: 0 }

/** One page behind the public cache. */
export const appWith = (handler: Handler, limits = usual, now?: () => number, options?: { surrogateKeys: boolean }) => {
  const store = createStore(limits, now)
  const app = Fastify()
  registerPublicCache(app, store, { ...options, early: createEarlyAnswers(store) })
  let calls = 0
  app.get('/*', { config: { page: true } }, async (request, reply) => {
    calls += 1
    return handler(request, reply)
  })
  return { app, store, calls: () => calls }
}

export const html =
  (body: string): Handler =>
  async (_request, reply) =>
    reply.type('text/html').send(body)
