import { EventEmitter, once } from 'node:events'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setImmediate } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { handleErrors } from '@colocdar/api/http/errors'
import { conversations } from '@colocdar/contracts/conversations'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { registerAssets } from '../pages/site.ts'
import { registerPublicCache } from './cache/plugin.ts'
import { createStore } from './cache/store.ts'
import { registerHealth } from './health.ts'
import { registerOverload } from './overload.ts'

// Without any share, everything is shed that may be.
const limits = { eventLoopDelayMs: 30, sampleMs: 10, queries: 10, pages: 2, perNetwork: 0, crowd: 0, refuseAfterMs: 0 }

const appWith = (queries: () => number, sharing: Partial<typeof limits> = {}) => {
  const app = Fastify()
  handleErrors(app)
  registerPublicCache(app, createStore({ maxBytes: 100_000, maxAgeMs: 60_000, maxStaleMs: 60_000, renewAfterMs: 0 }))
  registerOverload(app, queries, { ...limits, ...sharing })
  registerHealth(app, { isDatabaseUp: async () => true, isDraining: () => false })
  app.get('/api/appel', async () => ({}))
  app.get('/*', { config: { page: true } }, async (_request, reply) => reply.type('text/html').send('une page'))
  return app
}

// What Node measures of its event loop, as the tests want it: on a busy machine it is slow without being asked.
let delayMs = 0
const resolutionMs = 10
const histogram = Object.getPrototypeOf(Object.getPrototypeOf(monitorEventLoopDelay()))
beforeEach(() => {
  delayMs = 0
  vi.spyOn(histogram, 'mean', 'get').mockImplementation(() => (resolutionMs + delayMs) * 1e6)
})
afterEach(() => void vi.restoreAllMocks())

/** Returns once the app has seen an event loop that is too slow. */
const slowDown = async (app: FastifyInstance) => {
  delayMs = 3 * limits.eventLoopDelayMs
  await app.ready()
  await expect.poll(() => app.memoryUsage().eventLoopDelay).toBe(delayMs)
}

describe('[REL-08] overload', () => {
  it('is answered at once with 503, Retry-After and a message', async () => {
    const app = appWith(() => 11)
    const answer = await app.inject('/coloc/1')
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
    expect(answer.json()).toEqual({
      code: 'UNAVAILABLE',
      message: 'Le service est momentanément indisponible. Réessayez dans quelques instants.',
      requestId: expect.any(String),
    })
    await app.close()
  })

  it('[SEC-40] includes too many pages at once, which keep no call of the API from its answer', async () => {
    const app = appWith(() => 0)
    const arrivals = new EventEmitter()
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    app.get('/lente/:page', { config: { page: true } }, () => {
      arrivals.emit('one')
      return held.then(() => 'une page')
    })
    const slow = []
    for (let count = 0; count < limits.pages; count += 1) {
      const arrived = once(arrivals, 'one')
      slow.push(app.inject(`/lente/${count}`).then(({ statusCode }) => statusCode))
      await arrived
    }
    expect((await app.inject('/coloc/1')).statusCode).toBe(503)
    expect((await app.inject('/api/appel')).statusCode).toBe(200)
    release()
    expect(await Promise.all(slow)).toEqual(slow.map(() => 200))
    expect((await app.inject('/coloc/2')).statusCode).toBe(200)
    await app.close()
  })

  it('refuses after a while only: a flood would come back at once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const app = appWith(() => 11, { refuseAfterMs: 1_000 })
    await app.ready()
    let status = 0
    const answered = app.inject('/coloc/1').then(({ statusCode }) => {
      status = statusCode
    })
    await vi.advanceTimersByTimeAsync(999)
    expect(status).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    await answered
    expect(status).toBe(503)
    await app.close()
  })

  it('[SEC-40] is shed where it comes from, whatever is overloaded', async () => {
    let waiting = 0
    const arrivals = new EventEmitter()
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const app = appWith(() => waiting, { perNetwork: 2, crowd: 4 })
    app.get('/api/lent', () => {
      arrivals.emit('one')
      return held.then(() => ({}))
    })
    await app.ready()
    const ask = async (url: string, remoteAddress: string) => await app.inject({ url, remoteAddress })
    const hold = async (remoteAddress: string) => {
      const answer = ask('/api/lent', remoteAddress)
      await once(arrivals, 'one')
      return { answer }
    }
    const status = async (url: string, remoteAddress: string) => (await ask(url, remoteAddress)).statusCode
    const flood = []
    for (let count = 0; count < 6; count += 1) flood.push(await hold('10.0.0.1'))
    waiting = 11
    expect(await status('/api/appel', '10.0.0.1')).toBe(503)
    expect(await status('/api/appel', '10.0.0.2')).toBe(200)
    expect(await status('/coloc/1', '10.0.0.2')).toBe(200)
    waiting = 0
    await slowDown(app)
    expect(await status('/api/appel', '10.0.0.1')).toBe(503)
    expect(await status('/api/appel', '10.0.0.2')).toBe(200)
    // Several networks together are a crowd, in which no network is served first.
    const others = [await hold('10.0.0.3'), await hold('10.0.0.4')]
    waiting = 11
    expect(await status('/api/appel', '10.0.0.2')).toBe(503)
    release()
    await Promise.all([...flood, ...others].map(({ answer }) => answer))
    expect(await status('/api/appel', '10.0.0.1')).toBe(200)
    await app.close()
  })

  it('[SEC-40, REL-17] refuses new streams first, and takes open ones for no crowd', async () => {
    let waiting = 0
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const app = appWith(() => waiting, { perNetwork: 2, crowd: 4 })
    const stream = { config: { endpoint: conversations.events } }
    app.get('/api/evenements', stream, () => held.then(() => ({})))
    await app.ready()
    const ask = async (url: string) => await app.inject({ url, remoteAddress: '10.0.0.1' })
    const open = Array.from({ length: 6 }, () => ask('/api/evenements'))
    await setImmediate()
    waiting = 11
    expect((await ask('/api/appel')).statusCode).toBe(200)
    expect((await ask('/api/evenements')).statusCode).toBe(503)
    release()
    expect((await Promise.all(open)).map(({ statusCode }) => statusCode)).toEqual(open.map(() => 200))
    await app.close()
  })

  it('shows browsers a page that reloads itself', async () => {
    const app = appWith(() => 11)
    const answer = await app.inject({ url: '/coloc/1', headers: { accept: 'text/html,*/*;q=0.8' } })
    expect(answer.statusCode).toBe(503)
    expect(answer.headers).toMatchObject({ 'retry-after': '5', 'content-type': 'text/html; charset=utf-8' })
    expect(answer.body).toContain('<meta http-equiv="refresh" content="5">')
    await app.close()
  })

  it('leaves no page without its scripts', async () => {
    const app = appWith(() => 11)
    await registerAssets(app, {
      root: fileURLToPath(new URL('../../../web/public/', import.meta.url)),
      serviceWorker: false,
    })
    expect((await app.inject('/favicon.svg')).statusCode).toBe(200)
    expect((await app.inject('/coloc/1')).statusCode).toBe(503)
    await app.close()
  })

  it('does not render what it sheds', async () => {
    let rendered = 0
    let waiting = 11
    const app = appWith(() => waiting)
    app.get('/rendue', { config: { page: true } }, async () => {
      rendered += 1
      return 'une page'
    })
    const answer = await app.inject({ url: '/rendue', headers: { accept: 'text/html' } })
    expect([answer.statusCode, rendered]).toEqual([503, 0])
    waiting = 0
    await slowDown(app)
    const slow = await app.inject({ url: '/rendue', headers: { accept: 'text/html' } })
    expect([slow.statusCode, rendered]).toEqual([503, 0])
    await app.close()
  })

  it('does not include the work of starting', async () => {
    const app = appWith(() => 0)
    const statusAt = async (moment: number) => {
      vi.spyOn(performance, 'now').mockReturnValue(moment)
      return (await app.inject(`/coloc/${moment}`)).statusCode
    }
    await slowDown(app)
    vi.spyOn(performance, 'now').mockReturnValue(1_000)
    await app.listen({ host: '127.0.0.1', port: 0 })
    expect(await statusAt(1_000 + 2 * limits.sampleMs - 1)).toBe(200)
    expect(await statusAt(1_000 + 2 * limits.sampleMs)).toBe(503)
    await app.close()
  })

  it('includes an event loop that is too slow', async () => {
    const app = appWith(() => 0)
    expect((await app.inject('/')).statusCode).toBe(200)
    await slowDown(app)
    expect((await app.inject('/coloc/1')).statusCode).toBe(503)
    await app.close()
  })

  it('affects neither health checks nor cached answers, and ends by itself', async () => {
    let waiting = 0
    const app = appWith(() => waiting)
    await app.inject('/')
    waiting = 11
    const statuses = await Promise.all(
      ['/healthz', '/readyz', '/', '/coloc/1'].map(async (url) => (await app.inject(url)).statusCode),
    )
    expect(statuses).toEqual([200, 200, 200, 503])
    waiting = 10
    expect((await app.inject('/coloc/1')).statusCode).toBe(200)
    await app.close()
  })
})
