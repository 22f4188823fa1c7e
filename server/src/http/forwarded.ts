import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'
import type { FastifyInstance } from 'fastify'

/** `false`, the number of proxies, or their networks. */
export type TrustProxy = false | number | string[]

/** For Fastify, which refuses a bare number: a client that connects directly could then pass for a proxy. */
export const trustFor = (trust: TrustProxy) =>
  typeof trust === 'number' ? (_address: string, hop: number): boolean => hop < trust : trust

/**
 * Drops from X-Forwarded-For what no proxy of ours has written: the last entry that is not an address, and all before
 * it. Without this, such a text would pass for the visitor's address. Register it before anything that reads `ip`.
 */
export const registerForwarded = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, _reply, next) => {
    dropForeign(request)
    next()
  })
}

/** The visitor's address as Fastify's `request.ip` gives it, for requests that Fastify never sees. */
export const visitorAddress = (trust: TrustProxy): ((request: IncomingMessage) => string) => {
  const given = trustFor(trust) || []
  const isProxy = Array.isArray(given) ? proxyAddr.compile(given) : given
  return (request) => {
    dropForeign(request)
    return proxyAddr(request, isProxy)
  }
}

const dropForeign = ({ headers }: Pick<IncomingMessage, 'headers'>): void => {
  const header = headers['x-forwarded-for']
  if (header !== undefined) headers['x-forwarded-for'] = trailingAddresses(String(header))
}

const trailingAddresses = (header: string): string => {
  const entries = header.split(',').map((entry) => entry.trim())
  return entries.slice(entries.findLastIndex((entry) => isIP(entry) === 0) + 1).join(', ')
}
