import type { FastifyInstance } from 'fastify'
import { within } from '../process/within.ts'

/** Asked every few seconds: logged only when it fails. */
const routine = { logLevel: 'warn', config: { vital: true, routine: true } } as const

interface Health {
  isDatabaseUp(): Promise<boolean>
  /** About to stop: it still answers, but a load balancer should choose another server. */
  isDraining(): boolean
}

/** `/healthz`: the process answers. `/readyz`: it can take requests, because its database answers and it is not stopping. */
export const registerHealth = (app: FastifyInstance, { isDatabaseUp, isDraining }: Health): void => {
  app.get('/healthz', routine, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', routine, async (_request, reply) => {
    const up = await within(isDatabaseUp(), false)
    const status = isDraining() ? 'draining' : up ? 'ok' : 'unavailable'
    return reply
      .code(status === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status, database: up ? 'up' : 'down' })
  })
}
