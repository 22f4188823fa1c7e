import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../start/config.ts'
import { registerForwarded, trustFor, visitorAddress } from './forwarded.ts'

/**
 * The visitor's address, for a request that came from `from` (a proxy on this machine unless told) with this header:
 * the same for answers that Fastify never sees.
 */
const addressOf = async (trust: string, header: string | undefined, from = '127.0.0.1') => {
  const { TRUST_PROXY } = readConfig({ TRUST_PROXY: trust }, 'demo')
  const app = Fastify({ trustProxy: trustFor(TRUST_PROXY) })
  let early = ''
  app.addHook('onRequest', async ({ raw }) => {
    early = visitorAddress(TRUST_PROXY)(raw)
  })
  registerForwarded(app)
  app.get('/', async ({ ip }) => ip)
  const headers = header === undefined ? {} : { 'x-forwarded-for': header }
  const { body } = await app.inject({ url: '/', remoteAddress: from, headers })
  await app.close()
  expect(early).toBe(body)
  return body
}

const forged = '198.51.100.66'
const visitor = '203.0.113.7'

describe('[SEC-41] the visitor’s address behind proxies', () => {
  it.each([
    ['the connection, without a proxy', 'false', `${forged}`, '127.0.0.1'],
    ['what one proxy overwrote', 'true', visitor, visitor],
    ['what one proxy appended, and not what was forged', 'true', `${forged}, ${visitor}`, visitor],
    ['what two proxies appended', '2', `${forged}, ${visitor}, 10.0.0.5`, visitor],
    ['the last one that is not in our networks', '127.0.0.0/8,10.0.0.0/8', `${forged}, ${visitor}, 10.0.0.5`, visitor],
    ['an IPv6 address', '1', '2001:db8::7', '2001:db8::7'],
    ['the connection, when a proxy sent nothing', 'true', undefined, '127.0.0.1'],
    [
      'the first, when all are in our networks',
      '127.0.0.1,10.0.0.0/8,2001:db8::/32',
      '10.1.1.1, 2001:db8::7',
      '10.1.1.1',
    ],
    ['the first, when there are fewer than proxies', '3', visitor, visitor],
    ['found through addresses of IPv4 written as IPv6', '127.0.0.1,10.0.0.0/8', `${visitor}, ::ffff:10.0.0.5`, visitor],
  ])('is %s', async (_case, trust, header, expected) => {
    expect(await addressOf(trust, header)).toBe(expected)
  })

  it.each(['', ' , ', 'unknown', `${forged}, unknown`, `${forged}, <script>`, `${forged}, 1.2.3.4.5`, `${forged},`])(
    'is the connection when the proxy wrote %j, which is not an address',
    async (header) => {
      expect(await addressOf('true', header)).toBe('127.0.0.1')
    },
  )

  it('is not read beyond what is not an address', async () => {
    expect(await addressOf('2', `${forged}, unknown, ${visitor}`)).toBe(visitor)
  })

  it('is the connection for a request that comes from outside our networks', async () => {
    expect(await addressOf('10.0.0.0/8', forged, visitor)).toBe(visitor)
  })
})
