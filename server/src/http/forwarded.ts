import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
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
    const header = request.headers['x-forwarded-for']
    if (header !== undefined) request.headers['x-forwarded-for'] = trailingAddresses(String(header))
    next()
  })
}

/** The visitor's address as Fastify's `request.ip` gives it, for requests that Fastify never sees. */
export const visitorAddress = (trust: TrustProxy): ((request: IncomingMessage) => string) => {
  const connected = ({ socket }: IncomingMessage) => socket.remoteAddress ?? ''
  if (trust === false) return connected
  const isProxy = typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : isIn(trust)
  return (request) => {
    const header = request.headers['x-forwarded-for']
    if (header === undefined) return connected(request)
    const forwarded = trailingAddresses(String(header)).split(', ').filter(Boolean)
    const hops = [connected(request), ...forwarded.reverse()]
    return hops.find((address, hop) => !isProxy(address, hop)) ?? hops.at(-1) ?? ''
  }
}

const isIn = (networks: readonly string[]) => {
  const list = new BlockList()
  const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    const family = familyOf(address)
    list.addSubnet(address, prefix === undefined ? (family === 'ipv6' ? 128 : 32) : Number(prefix), family)
  }
  return (address: string): boolean => list.check(address, familyOf(address))
}

const trailingAddresses = (header: string): string => {
  const entries = header.split(',').map((entry) => entry.trim())
  return entries.slice(entries.findLastIndex((entry) => isIP(entry) === 0) + 1).join(', ')
}
