import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Nobody, so many proxies before us, or the networks that they are in. */
export type TrustProxy = false | number | string[]

/** For Fastify, which refuses a bare number: who connects directly could then pass for a proxy. Operations says so. */
export const trustFor = (trust: TrustProxy) =>
  typeof trust === 'number' ? (_address: string, hop: number): boolean => hop < trust : trust

/**
 * Drops from X-Forwarded-For what no proxy of ours has written: the last entry that is not an address, and all before
 * it. Without this, such a text would pass for the visitor's address. Register it before anything that reads `ip`.
 */
export const registerForwarded = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, _reply, next) => {
    const header = request.headers['x-forwarded-for']
    if (header !== undefined) request.headers['x-forwarded-for'] = trailingAddresses(String(header))
    next()
  })
}

const trailingAddresses = (header: string): string => {
  const entries = header.split(',').map((entry) => entry.trim())
  return entries.slice(entries.findLastIndex((entry) => isIP(entry) === 0) + 1).join(', ')
}
