import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '@colocdar/api/db/database'
import { createMembre, type TestMembre } from '@colocdar/api/testing/membres'
import { type ObjectStore, startObjectStore } from '@colocdar/api/testing/object-store'
import { drawPhoto, formOf } from '@colocdar/api/testing/photos'
import { createVille } from '@colocdar/api/testing/villes'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { acknowledged, avisIn, avisWriter } from '../testing/avis-writers.ts'
import { type Balancer, startBalancer } from '../testing/balancer.ts'
import { type Callers, isSuccess, startCallers } from '../testing/calls.ts'
import { type ReplicatedDatabase, startReplicatedDatabase } from '../testing/replicated-database.ts'
import { createSite, type Site } from '../testing/site.ts'

let database: ReplicatedDatabase
let membre: TestMembre
let store: ObjectStore
let sites: Site[]
let balancer: Balancer

beforeAll(async () => {
  database = await startReplicatedDatabase(async (url) => {
    const { db, close } = openDatabase({ url, maxConnections: 1 })
    const data = { deps: { db, clock: () => new Date() } }
    await createVille(data, 'Azrou')
    membre = await createMembre(data)
    await close()
  })
  store = await startObjectStore()
  // Longer than the balancer takes to notice that an instance is about to stop.
  const settings = { DATABASE_URL: database.url, UPLOADS_URL: store.url, DRAIN_SECONDS: '3' }
  sites = [await createSite(settings), await createSite(settings)]
  for (const site of sites) await site.start()
  balancer = await startBalancer(sites.map(({ url }) => url))
  for (const { url } of sites) await balancer.untilReady(url)
})
afterAll(async () => {
  await balancer?.close()
  for (const site of sites ?? []) await site.remove()
  await store?.remove()
  await database?.remove()
})

const pages = ['/', '/coloc/offres', '/coloc/demandes', '/blogs', '/api/test/coloc/search?page=0&size=12']

const upload = async () => {
  const { payload, headers } = await formOf([
    { fileName: 'photo.jpg', data: await drawPhoto(64, 48).jpeg().toBuffer() },
  ])
  const body = new Uint8Array(payload)
  const answer = await fetch(`${balancer.url}/api/test/images/upload`, {
    method: 'POST',
    headers: { ...headers, ...membre.headers },
    body,
  })
  await answer.body?.cancel()
  return answer.status
}

/** The longest time without a success, while there were failures. */
const longestOutage = ({ outcomes }: Callers<never> | Callers<{ path: string }>): number => {
  let longest = 0
  let lastSuccess = outcomes[0]?.endedAt ?? 0
  let failed = false
  for (const { outcome, endedAt } of outcomes.toSorted((a, b) => a.endedAt - b.endedAt)) {
    if (!isSuccess(outcome)) failed = true
    else {
      if (failed) longest = Math.max(longest, endedAt - lastSuccess)
      lastSuccess = endedAt
      failed = false
    }
  }
  return longest / 1000
}

const events: Record<string, () => Promise<void>> = {
  calm: () => sleep(10_000),

  async 'rolling restart'() {
    for (const site of sites) {
      expect(await site.stop()).toBe(0)
      await site.start()
      await balancer.untilReady(site.url)
      // Its cache is empty: each page is read before the other process stops.
      for (const page of pages) expect((await fetch(`${site.url}${page}`)).status).toBe(200)
    }
  },

  async failover() {
    database.networks.primary.silence()
    await sleep(3_000)
    await database.promote()
    await sleep(20_000)
  },

  async 'lost LISTEN'() {
    database.networks.standby.silence({ newOnes: false, applicationName: 'colocdar-listen' })
    const { db, close } = openDatabase({ url: database.urls.standby, maxConnections: 1 })
    await createVille({ deps: { db, clock: () => new Date() } }, 'Ifrane')
    await close()
    const shows = async () =>
      Promise.all(sites.map(async ({ url }) => (await (await fetch(`${url}/coloc/offres`)).text()).includes('Ifrane')))
    await vi.waitFor(async () => expect(await shows()).toEqual([true, true]), { timeout: 60_000, interval: 200 })
  },

  async 'store outage'() {
    expect(await upload()).toBeLessThan(300)
    await store.stop()
    expect(await upload()).toBe(503)
    await sleep(5_000)
    await store.start()
    expect(await upload()).toBeLessThan(300)
  },
}

describe('two instances, a database with a standby, a store and a balancer', () => {
  it('[REL-13] [REL-14] [REL-15] lose no acknowledged write and no cached page, whatever fails', async () => {
    for (const site of sites) for (const page of pages) expect((await fetch(`${site.url}${page}`)).status).toBe(200)
    let visit = 0
    const visitors = startCallers(balancer.url, 4, () => ({ path: pages[visit++ % pages.length] as string }), {
      pauseMs: 50,
    })
    const writers = startCallers(balancer.url, 4, avisWriter(membre), { pauseMs: 250 })
    const report: string[] = []
    for (const [name, happen] of Object.entries(events)) {
      const before = [visitors.outcomes.length, writers.outcomes.length] as const
      const startedAt = performance.now()
      await happen()
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
      report.push(
        `${name} (${seconds} s): visits ${tally(visitors.outcomes.slice(before[0]))}, writes ${tally(writers.outcomes.slice(before[1]))}`,
      )
    }
    await writers.successes(4)
    await Promise.all([visitors.stop(), writers.stop()])

    const promoted = openDatabase({ url: database.urls.standby, maxConnections: 1 })
    const stored = new Set(await avisIn(promoted))
    await promoted.close()
    const lost = acknowledged(writers).filter((commentaire) => !stored.has(commentaire))
    const outages = { visitor: longestOutage(visitors), writer: longestOutage(writers) }
    report.push(
      `requests: ${visitors.outcomes.length + writers.outcomes.length}`,
      `acknowledged writes: ${acknowledged(writers).length}, lost: ${lost.length}`,
      `longest outage of a visitor: ${outages.visitor.toFixed(1)} s, of a writer: ${outages.writer.toFixed(1)} s`,
    )
    process.stdout.write(`${report.join('\n')}\n`)
    expect(lost).toEqual([])
    expect(outages.visitor).toBe(0)
    expect(outages.writer).toBeLessThan(15)
  })
})

const tally = (outcomes: Callers<{ path: string }>['outcomes']): string => {
  const failures = outcomes.filter(({ outcome }) => !isSuccess(outcome))
  const kinds = new Set(failures.map(({ outcome }) => (outcome.kind === 'answered' ? outcome.status : outcome.kind)))
  return `${outcomes.length}, failed ${failures.length}${kinds.size > 0 ? ` (${[...kinds].join(', ')})` : ''}`
}
