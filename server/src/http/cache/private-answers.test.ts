import { buildApp } from '@colocdar/api/app'
import { everyCall, send } from '@colocdar/api/testing/every-call'
import { createMembre } from '@colocdar/api/testing/membres'
import { type TestApp, useTestApp } from '@colocdar/api/testing/test-app'
import { beforeAll, describe, expect, it } from 'vitest'
import { maxAgeMs, maxStaleMs } from './max-age.ts'
import { registerPublicCache } from './plugin.ts'
import { createStore } from './store.ts'

const test = useTestApp()
// As browsers and CDNs read it, not as the program names it: ten seconds in a CDN, an hour there while we are down.
const publicly = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60, stale-if-error=3600'
let site: TestApp

beforeAll(async () => {
  const app = await buildApp({
    deps: test.deps,
    addressLimit: { max: 1_000_000, seconds: 60 },
    prepare: (app) =>
      registerPublicCache(app, createStore({ maxBytes: 10_000_000, maxAgeMs, maxStaleMs, renewAfterMs: 0 })),
  })
  site = { ...test, app }
})

describe('Cache-Control behind the public cache', () => {
  it.each(everyCall())('[SEC-44] lets nobody store $id unless it is public', async ({ endpoint, prepare }) => {
    const call = await prepare(site)
    const answer = await send(site, endpoint, call)
    const isPublic = endpoint.cacheable && !call.as
    expect(answer.headers['cache-control']).toBe(isPublic ? publicly : 'no-store')
    if (!isPublic) return
    const { headers } = await createMembre(site)
    expect((await send(site, endpoint, call, headers)).headers['cache-control']).toBe('no-store')
  })
})
