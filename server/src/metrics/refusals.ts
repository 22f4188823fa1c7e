import { AppError } from '@colocdar/contracts/errors'
import type { FastifyInstance } from 'fastify'
import { Counter, type Registry } from 'prom-client'

/** Counts calls that a limit refused. A network that is often refused may be a carrier's, whose members are honest. */
export const registerRefusals = (app: FastifyInstance, registry: Registry): void => {
  const refused = new Counter({
    name: 'colocdar_limit_refusals_total',
    help: 'Calls refused by a limit, of one person or of everyone on a network.',
    labelNames: ['by'],
    registers: [registry],
  })
  for (const by of ['person', 'network']) refused.inc({ by }, 0)
  app.addHook('onError', async (_request, _reply, error) => {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') refused.inc({ by: error.limited ?? 'person' })
  })
}
