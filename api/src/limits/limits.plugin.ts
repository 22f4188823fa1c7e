import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/database.ts'
import { createAddressCounter } from './address-counter.ts'
import { limitRules } from './limits.ts'
import { shareAddresses } from './share-addresses.ts'

export interface AddressLimit {
  max: number
  seconds: number
  /** Several processes answer one address: they tell each other what they counted. */
  shared?: boolean
}

// What an address gains by changing processes is what it calls in this time.
const shareEveryMs = 1_000

/**
 * No address may call the API more often than the rule `global` says, whatever it calls.
 * Registered before anything that asks the database. Pages and pictures are not counted.
 */
export const limitAddresses = (
  app: FastifyInstance,
  { clock, db }: { clock: () => Date; db: Db },
  { shared = false, ...limit }: AddressLimit = limitRules.global,
): void => {
  const counter = createAddressCounter({ ...limit, clock })
  app.addHook('onRequest', async (request) => {
    // The matched route, not the URL: `/%61pi/…` is the API too. What matches nothing is counted as well.
    const { url } = request.routeOptions
    if (!url || url.startsWith('/api/')) counter.count(request.ip)
  })
  if (!shared) return
  const timer = setInterval(() => {
    shareAddresses(db, counter).catch((error: unknown) => app.log.warn({ err: error }, 'address counts not shared'))
  }, shareEveryMs)
  app.addHook('onClose', async () => clearInterval(timer))
}
