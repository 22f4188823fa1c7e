import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { rounds } from '@colocdar/api/testing/endurance'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Call, send, startCallers } from '../testing/calls.ts'
import { createSite, prepareSite, type Site } from '../testing/site.ts'

vi.setConfig({ testTimeout: rounds({ short: 120_000, long: 600_000 }), hookTimeout: 120_000 })

/** Two networks, both of which reach the site on this machine. */
const [attacker, bystander] = [{ localAddress: '127.0.0.1' }, { localAddress: '127.0.0.2' }]

let site: Site
beforeAll(async () => {
  site = await createSite()
  await prepareSite(site)
  await site.start()
})
afterAll(() => site.remove())

let pages = 0
/** A page that does not exist: such pages are never cached. */
const uncachedPage = (): Call => {
  pages += 1
  return { path: `/coloc/${1_000_000 + pages}`, headers: { accept: 'text/html' } }
}
const uncachedCall = (): Call => ({ path: `/api/test/coloc/${pages + 2_000_000}` })

/** The status of a call of the bystander, each over a connection of its own; 0 without an answer. */
const statusOf = async (call: Call): Promise<number> => {
  const agent = new Agent(bystander)
  const outcome = await send(agent, site.url, call)
  agent.destroy()
  return outcome.kind === 'answered' ? outcome.status : 0
}

describe('a flood of uncached pages from one network', () => {
  it('[SEC-40] shuts out neither the calls nor the pages of others', async () => {
    const flood = startCallers(site.url, rounds({ short: 100, long: 350 }), uncachedPage, attacker)
    // Connections are accepted in order: now the whole flood is connected.
    expect(await statusOf({ path: '/healthz' })).toBe(200)
    const calls: number[] = []
    const shown: number[] = []
    const until = performance.now() + rounds({ short: 3_000, long: 30_000 })
    while (performance.now() < until || calls.length < 5) {
      calls.push(await statusOf(uncachedCall()))
      shown.push(await statusOf(uncachedPage()))
      await sleep(20)
    }
    await flood.stop()
    expect(calls.filter((status) => status !== 404)).toEqual([])
    expect(shown.filter((status) => status !== 404).length / shown.length).toBeLessThan(0.05)
    const answers = flood.outcomes.map(({ outcome }) => outcome)
    const refused = answers.flatMap((answer) => (answer.kind === 'answered' && answer.status === 503 ? [answer] : []))
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.filter(({ headers }) => !(Number(headers['retry-after']) > 0))).toEqual([])
  })
})
