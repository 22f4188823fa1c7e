import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/database.ts'
import { createAddressCounter } from './address-counter.ts'
import { type Limits, limitRules } from './limits.ts'

export interface AddressLimit {
  max: number
  seconds: number
  /** Several processes serve the same addresses and must add up their counts. */
  shared?: boolean
}

// An address that switches between processes gains at most the calls of this period.
const shareEveryMs = 1_000

/**
 * Limits the calls of each address to the whole API, by the rule `global`, and the presses of mail programs, which are
 * the only POST outside of it. Pages and pictures are not counted.
 * Register it before anything that queries the database.
 */
export const limitAddresses = (
  app: FastifyInstance,
  { clock, db, limits }: { clock: () => Date; db: Db; limits: Pick<Limits, 'readKeys'> },
  { shared = false, ...limit }: AddressLimit = limitRules.global,
): void => {
  const counter = createAddressCounter({ ...limit, clock })
  app.addHook('onRequest', async (request) => {
    // The matched route, not the URL: `/%61pi/…` is the API too. URLs without a route are counted as well.
    const { url } = request.routeOptions
    if (!url || url.startsWith('/api/') || request.method === 'POST') counter.count(request.ip)
  })
  if (!shared) return
  const share = async () => counter.share(db, await limits.readKeys())
  const timer = setInterval(() => {
    share().catch((error: unknown) => app.log.warn({ err: error }, 'address counts not shared'))
  }, shareEveryMs)
  app.addHook('onClose', async () => clearInterval(timer))
}
