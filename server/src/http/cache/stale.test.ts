import Fastify from 'fastify'
import { Registry } from 'prom-client'
import { describe, expect, it, vi } from 'vitest'
import { registerRequestTimes } from '../../metrics/request-times.ts'
import { appWith, html, text, usual } from '../../testing/cached-app.ts'
import { createLogging } from '../logging.ts'
import { registerPublicCache } from './plugin.ts'
import { createStore } from './store.ts'

describe('a stale page', () => {
  it('is sent once more while it is made anew, once for all readers', async () => {
    const gate = Promise.withResolvers<void>()
    const { app, store, calls } = appWith(async (request, reply) => {
      const number = calls()
      if (number === 2) await gate.promise
      request.cacheTags = { hard: [], soft: ['offres'] }
      return reply.type('text/html').send(`page ${number}`)
    })
    await app.inject('/')
    store.invalidate(['offres'])
    const readers = await Promise.all([app.inject('/'), app.inject('/'), app.inject('/')])
    expect(readers.map(({ body }) => body)).toEqual(['page 1', 'page 1', 'page 1'])
    gate.resolve()
    await expect.poll(async () => (await app.inject('/')).body).toBe('page 2')
    expect(calls()).toBe(2)
  })

  it('keeps no visitor waiting for its renewal once it is too old', async () => {
    let now = 1
    const gate = Promise.withResolvers<void>()
    const { app, store, calls } = appWith(
      async (request, reply) => {
        const number = calls()
        if (number === 2) await gate.promise
        request.cacheTags = { hard: [], soft: ['offres'] }
        return reply.type('text/html').send(`page ${number}`)
      },
      usual,
      () => now,
    )
    await app.inject('/')
    store.invalidate(['offres'])
    await app.inject('/')
    await expect.poll(calls).toBe(2)
    now += usual.maxAgeMs + usual.maxStaleMs + 1
    expect((await app.inject('/')).body).toBe('page 3')
    gate.resolve()
  })

  it('logs and counts no answer for its renewal', async () => {
    const lines: string[] = []
    const app = Fastify(createLogging('info', { write: (line) => void lines.push(line) }))
    const [store, times, ended] = [createStore(usual), new Registry(), vi.fn()]
    registerPublicCache(app, store)
    registerRequestTimes(app, times)
    app.addHook('onResponse', async ({ publicCacheMiss }) => ended(publicCacheMiss?.renewal))
    let status = 200
    app.get('/*', { config: { page: true } }, async (_request, reply) =>
      reply.code(status).type('text/html').send(text),
    )
    await app.inject('/')
    store.markAllStale()
    status = 503
    await app.inject('/')
    await expect.poll(() => ended).toHaveBeenCalledWith(true)
    await app.close()
    expect(lines.map((line) => JSON.parse(line).status)).toEqual([200, 200])
    expect(await times.metrics()).not.toContain('5xx')
  })

  it('is still sent when it cannot be made anew', async () => {
    const { app, store, calls } = appWith(async (_request, reply) =>
      calls() > 1 ? reply.code(503).send('absente') : reply.type('text/html').send(text),
    )
    await app.inject('/')
    store.markAllStale()
    for (const round of [1, 2, 3]) expect((await app.inject('/')).body, `round ${round}`).toBe(text)
    await expect.poll(calls).toBeGreaterThan(1)
  })

  it('that is too old is sent rather than an error, unless it changed', async () => {
    let now = 1
    let changed = false
    const { app, store, calls } = appWith(
      async (request, reply) => {
        request.cacheTags = { hard: ['offre:12'], soft: [] }
        if (calls() === 1) return reply.type('text/html').send(text)
        if (changed) store.invalidate(['offre:12'])
        return reply.code(503).header('retry-after', '2').send('absente')
      },
      usual,
      () => now,
    )
    const { headers: first } = await app.inject('/')
    now += usual.maxAgeMs + usual.maxStaleMs + 1
    const answers = await Promise.all([app.inject('/'), app.inject('/')])
    for (const { statusCode, body, headers } of answers) {
      expect([statusCode, body]).toEqual([200, text])
      expect({ ...headers, date: undefined }).toEqual({ ...first, date: undefined })
      expect(headers['cache-control']).toContain('stale-if-error')
    }
    changed = true
    expect((await app.inject('/')).statusCode).toBe(503)
  })

  it('is made anew before it is sent once it is too old', async () => {
    let now = 1
    const { app, calls } = appWith(
      html(text),
      { ...usual, maxAgeMs: 1000, maxStaleMs: 500, renewAfterMs: 0 },
      () => now,
    )
    await app.inject('/')
    now += 1501
    await app.inject('/')
    expect(calls()).toBe(2)
  })
})
