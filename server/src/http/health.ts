import type { FastifyInstance } from 'fastify'

/** `/healthz`: the process answers. `/readyz`: its database does too, so it can take requests. */
export const registerHealth = (app: FastifyInstance, isDatabaseUp: () => Promise<boolean>): void => {
  app.get('/healthz', { logLevel: 'warn', config: { vital: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', { logLevel: 'warn', config: { vital: true } }, async (_request, reply) => {
    const ready = await isDatabaseUp()
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ok' : 'unavailable', database: ready ? 'up' : 'down' })
  })
}
