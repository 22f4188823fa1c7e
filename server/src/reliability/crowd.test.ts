import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { rounds } from '@colocdar/api/testing/endurance'
import type { TestMembre } from '@colocdar/api/testing/membres'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startCallers } from '../testing/calls.ts'
import { createSite, prepareSite, type Site } from '../testing/site.ts'

vi.setConfig({ testTimeout: rounds({ short: 120_000, long: 600_000 }), hookTimeout: 120_000 })

const token = 'un-jeton-assez-long'

describe('ten times the load that the site can take', () => {
  let site: Site
  let membre: TestMembre

  beforeAll(async () => {
    site = await createSite({ METRICS_TOKEN: token })
    membre = await prepareSite(site)
    await site.start()
  })
  afterAll(() => site.remove())

  const memory = async () => {
    const text = await (await fetch(`${site.url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text()
    return Number(/^colocdar_resident_memory_bytes\S* (\d+)$/m.exec(text)?.[1])
  }

  /** Clients that begin a request and never finish it. */
  const startSlowClients = async (count: number): Promise<Socket[]> => {
    const { hostname, port } = new URL(site.url)
    const sockets = Array.from({ length: count }, () =>
      connect(Number(port), hostname)
        .on('error', () => {})
        .resume(),
    )
    await Promise.all(sockets.map((socket) => once(socket, 'connect')))
    for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nhost: colocdar.test\r\nx-slow: ')
    return sockets
  }

  it('[REL-08] is shed with 503, while health answers and memory stays', async () => {
    const slow = await startSlowClients(200)
    const memoryBefore = await memory()
    let asked = 0
    // Half of them private answers, half pages that are not cached.
    const crowd = startCallers(site.url, 700, () => {
      asked += 1
      const search = { path: `/api/test/coloc/search?userId=${membre.id}`, headers: membre.headers }
      return asked % 2 === 0 ? search : { path: `/coloc/offres?page=${asked}` }
    })
    const health: number[] = []
    const until = performance.now() + rounds({ short: 2_000, long: 30_000 })
    const wasShed = () => crowd.outcomes.some(({ outcome }) => outcome.kind === 'answered' && outcome.status === 503)
    // Until it is: how soon depends on how busy the machine is.
    while (performance.now() < until || health.length < 3 || !wasShed()) {
      health.push((await fetch(`${site.url}/healthz`)).status)
      await sleep(100)
    }
    await crowd.stop()
    const answers = crowd.outcomes.map(({ outcome }) => outcome)
    const statuses = new Set(answers.map((answer) => (answer.kind === 'answered' ? answer.status : answer.kind)))
    expect(new Set(health)).toEqual(new Set([200]))
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
    for (const answer of answers) {
      if (answer.kind !== 'answered' || answer.status !== 503) continue
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect((await memory()) - memoryBefore).toBeLessThan(200 * 1024 * 1024)
    expect((await fetch(`${site.url}/api/test/coloc/search?userId=${membre.id}`)).status).toBe(200)
    // The slow clients time out much later; timeouts.test.ts proves it with shorter timeouts.
    if (rounds({ short: 0, long: 1 })) await Promise.all(slow.map((socket) => socket.closed || once(socket, 'close')))
    for (const socket of slow) socket.destroy()
  })
})
