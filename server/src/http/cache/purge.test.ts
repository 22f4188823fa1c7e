import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPurger } from './purge.ts'

describe('purging a CDN', () => {
  const asked: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[] = []
  const statuses: number[] = []
  const server = createServer(({ method, url, headers }, response) => {
    asked.push({ method, url, headers })
    response.writeHead(statuses.shift() ?? 200).end('{}')
  })
  const warn = vi.fn()
  let address: string

  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening')
    address = `127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => server.close())
  beforeEach(() => {
    asked.length = 0
    statuses.length = 0
    warn.mockClear()
  })

  const purgerOf = (url = `http://${address}/service/purge`) =>
    createPurger({ url, log: { warn }, collectMs: 10, retryMs: 10 })

  it('sends the tags of a moment together, each once', async () => {
    const purger = purgerOf()
    purger.purge(['offre:12', 'offres'])
    purger.purge(['offre:13', 'offres'])
    await purger.close()
    expect(asked).toMatchObject([
      { method: 'POST', url: '/service/purge', headers: { 'surrogate-key': 'offre:12 offres offre:13' } },
    ])
    expect(purger.count).toEqual({ sent: 1, failed: 0 })
  })

  it('sends what came meanwhile, in parts that fit into a header', async () => {
    const purger = purgerOf()
    purger.purge(Array.from({ length: 450 }, (_, id) => `offre:${id}`))
    await expect.poll(() => purger.count.sent).toBe(3)
    expect(asked.map(({ headers }) => String(headers['surrogate-key']).split(' ').length)).toEqual([200, 200, 50])
    purger.purge(['villes'])
    await purger.close()
    expect(asked.at(-1)?.headers['surrogate-key']).toBe('villes')
  })

  it('tries a second time, and no more', async () => {
    statuses.push(503, 200, 503, 503)
    const purger = purgerOf()
    purger.purge(['offre:12'])
    await expect.poll(() => purger.count).toEqual({ sent: 1, failed: 0 })
    purger.purge(['offre:13'])
    await expect.poll(() => purger.count).toEqual({ sent: 1, failed: 1 })
    expect(asked).toHaveLength(4)
    expect(warn).toHaveBeenCalledOnce()
    await purger.close()
  })

  it('holds a bounded number of tags while nobody answers', async () => {
    const purger = purgerOf('http://127.0.0.1:9/')
    purger.purge(Array.from({ length: 20_000 }, (_, id) => `offre:${id}`))
    await expect.poll(() => purger.count.failed).toBe(25)
    await purger.close()
  })

  it('sends credentials of the address as authorization', async () => {
    const purger = purgerOf(`http://site:s%C3%A9same@${address}/`)
    purger.purge(['villes'])
    await purger.close()
    expect(asked[0]?.headers.authorization).toBe(`Basic ${Buffer.from('site:sésame').toString('base64')}`)
  })
})
