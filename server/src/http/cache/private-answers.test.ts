import { buildApp } from '@colocdar/api/app'
import { everyCall, send } from '@colocdar/api/testing/every-call'
import { createMembre } from '@colocdar/api/testing/membres'
import { type TestApp, useTestApp } from '@colocdar/api/testing/test-app'
import { beforeAll, describe, expect, it } from 'vitest'
import { cacheControl, maxAgeMs, maxStaleMs } from './max-age.ts'
import { registerPublicCache } from './plugin.ts'
import { createStore } from './store.ts'

const test = useTestApp()
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
    expect(answer.headers['cache-control']).toBe(isPublic ? cacheControl : 'no-store')
    if (!isPublic) return
    const { headers } = await createMembre(site)
    expect((await send(site, endpoint, call, headers)).headers['cache-control']).toBe('no-store')
  })
})
