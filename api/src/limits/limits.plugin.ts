import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/database.ts'
import { createAddressCounter } from './address-counter.ts'
import { addTries } from './limits.repository.ts'
import { limitRules } from './limits.ts'

export interface AddressLimit {
  max: number
  seconds: number
  /** Several processes serve the same addresses and must add up their counts. */
  shared?: boolean
}

// An address that switches between processes gains at most the calls of this period.
const shareEveryMs = 1_000

/**
 * Limits the calls of each address to the whole API, by the rule `global`. Pages and pictures are not counted.
 * Register it before anything that queries the database.
 */
export const limitAddresses = (
  app: FastifyInstance,
  { clock, db }: { clock: () => Date; db: Db },
  { shared = false, ...limit }: AddressLimit = limitRules.global,
): void => {
  const counter = createAddressCounter({ ...limit, clock })
  app.addHook('onRequest', async (request) => {
    // The matched route, not the URL: `/%61pi/…` is the API too. URLs without a route are counted as well.
    const { url } = request.routeOptions
    if (!url || url.startsWith('/api/')) counter.count(request.ip)
  })
  if (!shared) return
  const timer = setInterval(() => {
    shareAddresses(db, counter).catch((error: unknown) => app.log.warn({ err: error }, 'address counts not shared'))
  }, shareEveryMs)
  app.addHook('onClose', async () => clearInterval(timer))
}

// PostgreSQL accepts 65,535 parameters per statement. More addresses in one second are an attack anyway.
const maxAddresses = 10_000

/** Adds this process's counts to the shared ones, under keys that contain their window. */
export const shareAddresses = (db: Db, counter: ReturnType<typeof createAddressCounter>): Promise<void> =>
  counter.share(async (counts, windowEnd) => {
    const prefix = `global:${windowEnd.getTime()}:`
    const tries = new Map([...counts].slice(0, maxAddresses).map(([key, count]) => [prefix + key, count]))
    const sums = await addTries(db, tries, windowEnd)
    return new Map(sums.map(({ key, count }) => [key.slice(prefix.length), count]))
  })
