import { rounds } from '@colocdar/api/testing/endurance'
import { createMembre } from '@colocdar/api/testing/membres'
import { useTestApp } from '@colocdar/api/testing/test-app'
import { createVille } from '@colocdar/api/testing/villes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { acknowledged, avisIn, avisWriter } from '../testing/avis-writers.ts'
import { type Balancer, startBalancer } from '../testing/balancer.ts'
import { isSuccess, startCallers } from '../testing/calls.ts'
import { createSite, createSiteHere, type Site, type SiteHere } from '../testing/site.ts'

describe('two instances behind a load balancer without retries', () => {
  const test = useTestApp()
  let sites: (Site | SiteHere)[]
  let balancer: Balancer

  beforeAll(async () => {
    await createVille(test, 'Azrou')
    // Several checks of the balancer: enough for a busy machine.
    const settings = { DATABASE_URL: test.database.url, DRAIN_SECONDS: '6' }
    // The first is stopped as a process; where each is stopped in turn, the second too.
    const create = rounds({ short: 0, long: 1 }) ? createSite : createSiteHere
    sites = [await createSite(settings), await create(settings)]
  })
  afterAll(async () => {
    await balancer?.close()
    for (const site of sites) await site.remove()
  })

  it('[REL-15] restart in turn without one failed request', async () => {
    const membre = await createMembre(test)
    await Promise.all(sites.map((site) => site.start()))
    balancer = await startBalancer(sites.map(({ url }) => url))
    for (const { url } of sites) await balancer.untilReady(url)
    const write = avisWriter(membre)
    let page = 0
    // A crowd would only make the restarts slower.
    const count = rounds({ short: 1, long: 4 })
    const read = () => ({ path: `/coloc/offres?page=${++page % 50}` })
    // Twenty restarts take minutes, in which a member may not write as many reviews as would fit.
    const writers = startCallers(balancer.url, count, write, { pauseMs: rounds({ short: 30, long: 250 }) })
    const readers = startCallers(balancer.url, count, read, { pauseMs: 30 })
    await writers.successes(10)
    for (let round = 0; round < rounds({ short: 1, long: 20 }); round += 1) {
      const site = sites[round % 2] as Site
      expect(await site.stop()).toBe(0)
      await site.start()
      await balancer.untilReady(site.url)
      await writers.successes(10)
    }
    await Promise.all([writers.stop(), readers.stop()])
    const failed = [...writers.outcomes, ...readers.outcomes].filter(({ outcome }) => !isSuccess(outcome))
    expect(failed.map(({ call, outcome }) => ({ path: call.path, outcome }))).toEqual([])
    const stored = new Set(await avisIn(test.database))
    expect(acknowledged(writers).filter((commentaire) => !stored.has(commentaire))).toEqual([])
    expect(writers.outcomes.length + readers.outcomes.length).toBeGreaterThan(30)
  })
})
