import { createMembre, type TestMembre } from '@colocdar/api/testing/membres'
import { useTestApp } from '@colocdar/api/testing/test-app'
import { createVille } from '@colocdar/api/testing/villes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { acknowledged, avisIn, avisWriter } from '../testing/avis-writers.ts'
import { isSuccess, startCallers } from '../testing/calls.ts'
import { hasProxy, startShippedProxy } from '../testing/shipped-proxy.ts'
import { createSite, type Site } from '../testing/site.ts'

// Only in endurance: rolling-restart.test.ts does it with a balancer of our own in each run.
describe('two instances behind a proxy with our file', () => {
  const test = useTestApp()
  let sites: [Site, Site]
  let membre: TestMembre

  beforeAll(async () => {
    await createVille(test, 'Azrou')
    // A database with a member gets no demo catalogue.
    membre = await createMembre(test)
    const settings = { DATABASE_URL: test.database.url, DRAIN_SECONDS: '5', TRUST_PROXY: '1' }
    sites = [await createSite(settings), await createSite(settings)]
    for (const site of sites) await site.start()
  })
  afterAll(async () => {
    for (const site of sites ?? []) await site.remove()
  })

  it.for(['nginx', 'HAProxy'] as const)(
    '[REL-15] restart in turn without one failed request: %s',
    async (name, { skip }) => {
      skip(!hasProxy(name), `no ${name} on this machine`)
      const proxy = await startShippedProxy(name, [sites[0].url, sites[1].url])
      let page = 0
      const read = () => ({ path: `/coloc/offres?page=${++page % 50}` })
      // A member may not write as many reviews in these minutes as would fit.
      const writers = startCallers(proxy.url, 2, avisWriter(membre), { pauseMs: 250 })
      const readers = startCallers(proxy.url, 4, read, { pauseMs: 30 })
      await writers.successes(10)
      for (const site of [...sites, ...sites]) {
        expect(await site.stop()).toBe(0)
        await site.start()
        // Until it gets requests again.
        await writers.successes(20)
      }
      await Promise.all([writers.stop(), readers.stop()])
      await proxy.stop()
      const outcomes = [...writers.outcomes, ...readers.outcomes]
      const failed = outcomes.filter(({ outcome }) => !isSuccess(outcome))
      expect(failed.map(({ call, outcome }) => ({ path: call.path, outcome }))).toEqual([])
      const stored = new Set(await avisIn(test.database))
      expect(acknowledged(writers).filter((commentaire) => !stored.has(commentaire))).toEqual([])
      console.warn(`${name}: ${outcomes.length} requests, ${failed.length} failed`)
    },
  )
})
