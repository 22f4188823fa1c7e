import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { createAddressCounter } from '../limits/address-counter.ts'
import { limitRules } from '../limits/limits.ts'

export interface AddressLimit {
  max: number
  seconds: number
}

/**
 * No address may call the API more often than the rule `global` says, whatever it calls.
 * Registered before anything that asks the database. Pages and pictures are not counted.
 */
export const limitAddresses = (
  app: FastifyInstance,
  { clock }: Pick<Deps, 'clock'>,
  limit: AddressLimit = limitRules.global,
): void => {
  const count = createAddressCounter({ ...limit, clock })
  app.addHook('onRequest', async (request) => {
    // The matched route, not the URL: `/%61pi/…` is the API too. What matches nothing is counted as well.
    const { url } = request.routeOptions
    if (!url || url.startsWith('/api/')) count(request.ip)
  })
}
