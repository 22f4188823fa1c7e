import { setImmediate } from 'node:timers/promises'
import { handleErrors } from '@colocdar/api/http/errors'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { registerPublicCache } from './cache/plugin.ts'
import { createStore } from './cache/store.ts'
import { registerHealth } from './health.ts'
import { registerOverload } from './overload.ts'

const limits = { eventLoopDelayMs: 30, sampleMs: 100, queries: 10, pages: 20 }

const appWith = (queries: () => number, pages = () => 0) => {
  const app = Fastify()
  handleErrors(app)
  registerPublicCache(app, createStore({ maxBytes: 100_000, maxAgeMs: 60_000, maxStaleMs: 60_000, renewAfterMs: 0 }))
  registerOverload(app, { queries, pages }, limits)
  registerHealth(app, async () => true)
  app.get('/api/appel', async () => ({}))
  app.get('/*', { config: { page: true } }, async (_request, reply) => reply.type('text/html').send('une page'))
  return app
}

/** Keeps the event loop busy with iterations far longer than the limit, over more than one sample. */
const workHard = async () => {
  const until = performance.now() + 2.5 * limits.sampleMs
  while (performance.now() < until) {
    const iterationEnd = performance.now() + 3 * limits.eventLoopDelayMs
    while (performance.now() < iterationEnd);
    await setImmediate()
  }
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

  it('includes a long queue of pages to be rendered', async () => {
    let pages = 20
    const app = appWith(
      () => 0,
      () => pages,
    )
    expect((await app.inject('/coloc/1')).statusCode).toBe(200)
    pages = 21
    expect((await app.inject('/coloc/2')).statusCode).toBe(503)
    await app.close()
  })

  it('[SEC-40] does not shed calls of the API because pages wait', async () => {
    const app = appWith(
      () => 0,
      () => 1_000,
    )
    expect((await app.inject('/coloc/1')).statusCode).toBe(503)
    expect((await app.inject('/api/appel')).statusCode).toBe(200)
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
    await workHard()
    const slow = await app.inject({ url: '/rendue', headers: { accept: 'text/html' } })
    expect([slow.statusCode, rendered]).toEqual([503, 0])
    await app.close()
  })

  it('does not include the work of starting', async () => {
    const app = appWith(() => 0)
    await app.ready()
    await workHard()
    await app.listen({ host: '127.0.0.1', port: 0 })
    expect((await app.inject('/coloc/1')).statusCode).toBe(200)
    await app.close()
  })

  it('includes an event loop that is too slow', async () => {
    const app = appWith(() => 0)
    expect((await app.inject('/')).statusCode).toBe(200)
    await workHard()
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
