import { setImmediate } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { offres } from '@colocdar/contracts/offres'
import { describe, expect, it } from 'vitest'
import { appWith, type Handler, html, text, usual } from '../../testing/cached-app.ts'

describe('public cache', () => {
  it('renders once and answers from memory after that', async () => {
    const { app, calls } = appWith(html(text))
    const answers = [await app.inject('/coloc/1'), await app.inject('/coloc/1')]
    expect(answers.map(({ body }) => body)).toEqual([text, text])
    expect(answers[1]?.headers).toMatchObject({ 'content-type': 'text/html', vary: 'accept-encoding' })
    expect(answers[1]?.headers['cache-control']).toContain('stale-while-revalidate')
    expect(calls()).toBe(1)
  })

  it('[SEC-35] shares one page among addresses that differ in what the page does not read', async () => {
    const { app, calls, store } = appWith(html(text))
    for (const url of ['/coloc/offres', '/coloc/offres?fbclid=IwAR0x', '/coloc/offres?n=1&utm_source=lettre'])
      expect((await app.inject(url)).body).toBe(text)
    expect(calls()).toBe(1)
    await app.inject('/coloc/offres?page=1')
    await app.inject('/coloc/offres?n=2&page=1')
    expect([calls(), store.size.entries]).toEqual([2, 2])
  })

  it('[SEC-35] caches a call under the parameters of its contract', async () => {
    const { app, store } = appWith(html(text))
    const seen: unknown[] = []
    app.get('/api/search', { config: { endpoint: offres.search } }, async (request, reply) => {
      seen.push(request.query)
      return reply.send(JSON.stringify(request.query))
    })
    const ask = async (search: string) => {
      const { body, headers } = await app.inject(`/api/search?${search}`)
      // A member's answer is another one: shared caches must ask.
      expect(headers.vary).toBe('accept-encoding, authorization')
      return body
    }
    expect(await ask('page=1&size=2&n=1')).toBe(await ask('n=2&size=2&page=1'))
    expect(seen).toHaveLength(1)
    // What the call would read differently is another answer, however alike it looks.
    for (const search of ['page=1&page=1&size=2', 'page=%31&size=3', 'page=null&size=2', 'size=2', ''])
      await ask(search)
    expect([seen.length, store.size.entries]).toEqual([6, 6])
  })

  it('renders once for a stampede', async () => {
    const gate = Promise.withResolvers<void>()
    const { app, calls } = appWith(async (_request, reply) => {
      await gate.promise
      return reply.type('text/html').send(text)
    })
    const crowd = Array.from({ length: 20 }, () => app.inject('/'))
    await setImmediate()
    gate.resolve()
    expect((await Promise.all(crowd)).every(({ body }) => body === text)).toBe(true)
    expect(calls()).toBe(1)
  })

  it('sends brotli, gzip or plain, as the client accepts', async () => {
    const { app } = appWith(html(text))
    const ask = (encoding: string) => app.inject({ url: '/', headers: { 'accept-encoding': encoding } })
    for (const round of [1, 2]) {
      const brotli = await ask('gzip, deflate, br')
      expect(brotli.headers['content-encoding'], `round ${round}`).toBe('br')
      expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(text)
      expect((await ask('gzip')).headers['content-encoding']).toBe('gzip')
      expect((await ask('br;q=0, identity')).headers['content-encoding']).toBeUndefined()
    }
  })

  it('compresses better what is read again', async () => {
    const cards = Array.from(
      { length: 400 },
      (_, n) => `<li class="carte">Chambre ${(n * 7919) % 1000}, ${n % 17} m²</li>`,
    )
    const { app } = appWith(html(cards.join('')))
    const ask = () => app.inject({ url: '/', headers: { 'accept-encoding': 'br' } })
    const first = await ask()
    await expect.poll(async () => (await ask()).rawPayload.length).toBeLessThan(first.rawPayload.length * 0.9)
    const better = await ask()
    expect(better.headers.etag).toBe(first.headers.etag)
    expect(brotliDecompressSync(better.rawPayload).toString()).toBe(cards.join(''))
  })

  it('answers 304 when the ETag matches', async () => {
    const { app } = appWith(html(text))
    const { etag } = (await app.inject('/')).headers
    const again = await app.inject({ url: '/', headers: { 'if-none-match': String(etag) } })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  it('drops what shows a thing that changed, also what was being made meanwhile, and nothing else', async () => {
    const { app, store, calls } = appWith(async (request, reply) => {
      request.cacheTags = { hard: [`offre:${request.url.slice(1)}`], soft: [] }
      if (calls() === 3) store.invalidate(['offre:12'])
      return reply.type('text/html').send(`${text}${calls()}`)
    })
    await app.inject('/12')
    await app.inject('/13')
    store.invalidate(['offre:12', 'offres'])
    await app.inject('/12')
    expect((await app.inject('/12')).body).toBe(`${text}4`)
    expect((await app.inject('/13')).body).toBe(`${text}2`)
  })

  it('names what an answer shows to a CDN, if there is one', async () => {
    const tagged: Handler = async (request, reply) => {
      const shown = request.url === '/sitemap' ? 2_000 : 2
      request.cacheTags = { hard: Array.from({ length: shown }, (_, id) => `offre:${id}`), soft: ['offres'] }
      return reply.type('text/html').send(text)
    }
    const { app } = appWith(tagged, usual, undefined, { surrogateKeys: true })
    for (const round of [1, 2])
      expect((await app.inject('/')).headers['surrogate-key'], `round ${round}`).toBe('offre:0 offre:1')
    expect((await app.inject('/sitemap')).headers['surrogate-key']).toBeUndefined()
    expect((await appWith(tagged).app.inject('/')).headers['surrogate-key']).toBeUndefined()
  })

  it('lets no client ask for a renewal', async () => {
    const { app, calls } = appWith(html(text))
    await app.inject('/')
    await app.inject({ url: '/', headers: { 'x-renewal': 'true' } })
    expect(calls()).toBe(1)
  })

  it('does not share a page that was begun before the catalogue changed', async () => {
    const gate = Promise.withResolvers<void>()
    const { app, store, calls } = appWith(async (_request, reply) => {
      const number = calls()
      if (number === 1) await gate.promise
      return reply.type('text/html').send(`${text}${number}`)
    })
    const before = app.inject('/')
    await expect.poll(calls).toBe(1)
    store.invalidate(['offre:12'])
    expect((await app.inject('/')).body).toBe(`${text}2`)
    gate.resolve()
    expect((await before).body).toBe(`${text}1`)
  })

  it.each<[string, { headers?: Record<string, string>; method?: 'POST' }, Handler]>([
    [
      'an answer marked no-store',
      {},
      async (_request, reply) => reply.header('cache-control', 'no-store').send('private'),
    ],
    ['an answer marked private', {}, async (_request, reply) => reply.header('cache-control', 'private').send('mine')],
    ['an answer with a cookie', {}, async (_request, reply) => reply.header('set-cookie', 'a=1').send('mine')],
    ['a missing page', {}, async (_request, reply) => reply.code(404).send('absent')],
    ['a failure', {}, async (_request, reply) => reply.code(500).send('broken')],
  ])('never caches %s', async (_name, request, handler) => {
    const { app, store, calls } = appWith(handler)
    await app.inject({ url: '/', ...request })
    await app.inject({ url: '/', ...request })
    expect(store.size.entries).toBe(0)
    expect(calls()).toBe(2)
  })

  it('answers a call in somebody’s name neither from memory nor for others', async () => {
    const { app, store } = appWith(html(text))
    const seen: unknown[] = []
    app.get('/api/search', { config: { endpoint: offres.search } }, async ({ headers }) => {
      seen.push(headers.authorization)
      return 'offres'
    })
    const own = { url: '/api/search', headers: { authorization: 'Bearer x' } }
    await app.inject(own)
    expect(store.size.entries).toBe(0)
    await app.inject('/api/search')
    await app.inject(own)
    expect(seen).toEqual(['Bearer x', undefined, 'Bearer x'])
  })

  it('has one page for everybody, whoever asks, and its headers for HEAD', async () => {
    const { app, calls } = appWith(html(text))
    const head = await app.inject({ method: 'HEAD', url: '/' })
    const page = await app.inject('/')
    const own = await app.inject({ url: '/', headers: { authorization: 'Bearer unknown' } })
    expect([head.body, page.body, own.body]).toEqual(['', text, text])
    for (const name of ['etag', 'cache-control', 'content-type', 'content-length', 'vary'])
      expect([head.headers[name], own.headers[name]]).toEqual([page.headers[name], page.headers[name]])
    expect(calls()).toBe(1)
  })

  it('lets waiting requests go on when the first one fails', async () => {
    const { app, calls } = appWith(async (_request, reply) => {
      if (calls() === 1) throw new Error('broken')
      return reply.type('text/html').send(text)
    })
    const answers = await Promise.all([app.inject('/'), app.inject('/')])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([500, 200])
  })

  it('stays within its bounds, dropping the least recently used', async () => {
    const { app, store, calls } = appWith(
      async (request, reply) => reply.type('text/html').send(`${request.url}${text}`),
      { ...usual, maxBytes: 40_000 },
    )
    for (let page = 0; page < 30; page += 1) await app.inject(`/${page}`)
    expect(store.size.bytes).toBeLessThanOrEqual(40_000)
    await app.inject('/29')
    expect(calls()).toBe(30)
  })
})
