import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { load } from './load.ts'

const page = 'Une chambre. '.repeat(100)
const server = createServer(({ url = '' }, answer) => {
  const status = url === '/busy' ? 503 : 200
  const body = url === '/small' ? 'Réessayez.' : page
  const headers = { 'content-type': 'text/html', 'content-length': Buffer.byteLength(body), etag: `"${url}"` }
  answer.writeHead(status, headers).end(body)
})

beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'))
afterAll(() => void server.close())

const loadOf = (...paths: string[]) =>
  load({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    paths,
    connections: 2,
    amount: 6,
    expected: { type: 'text/html', leastBytes: 500 },
  })

describe.concurrent('a measurement', () => {
  it('counts right answers, and how many differ', async () => {
    expect(await loadOf('/1', '/2', '/3')).toMatchObject({ total: 6, different: 3, wrong: 0 })
  })

  it.each(['/busy', '/small'])('fails when one answer is not what it measures: %s', async (path) => {
    await expect(loadOf('/1', '/2', path)).rejects.toThrow(/2 of 6 answers .* were wrong/)
  })
})
