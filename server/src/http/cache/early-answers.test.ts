import { once } from 'node:events'
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { offres } from '@colocdar/contracts/offres'
import Fastify from 'fastify'
import { Registry } from 'prom-client'
import { afterEach, describe, expect, it } from 'vitest'
import { registerRequestTimes } from '../../metrics/request-times.ts'
import { drain } from '../../process/drain.ts'
import { trustFor, visitorAddress } from '../forwarded.ts'
import { registerSecurityHeaders } from '../headers.ts'
import { createLogging } from '../logging.ts'
import { registerRequestIds, requestIdOf } from '../request-id.ts'
import { createEarlyAnswers } from './early-answers.ts'
import { registerPublicCache } from './plugin.ts'
import { createStore } from './store.ts'

const running: { close(): Promise<unknown> }[] = []
afterEach(async () => {
  for (const app of running.splice(0)) await app.close()
})

const decode = (body: Buffer, encoding = 'identity'): string =>
  (encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body).toString()

/** The cache in front of a page, as the server composes them; listening, since early answers need a socket. */
const startSite = async () => {
  const lines: { msg: string }[] = []
  const logging = createLogging('info', { write: (line) => void lines.push(JSON.parse(line)) })
  let now = 0
  const limits = { maxBytes: 1_000_000, maxAgeMs: 60_000, maxStaleMs: 60_000, renewAfterMs: 0 }
  const store = createStore(limits, () => now)
  const early = createEarlyAnswers(store)
  early.observe((answer) => logging.logController.answered(answer))
  const registry = new Registry()
  const serverFactory = early.serverFactory(visitorAddress(1))
  const app = Fastify({ ...logging, genReqId: requestIdOf, trustProxy: trustFor(1), serverFactory })
  running.push(app)
  const calls = { fastify: 0, page: 0 }
  const ids: string[] = []
  app.addHook('onRequest', async () => {
    calls.fastify += 1
  })
  registerSecurityHeaders(app, { https: true, contentPolicy: true })
  registerPublicCache(app, store, { early })
  registerRequestIds(app)
  registerRequestTimes(app, registry, early)
  app.get('/api/search', { config: { endpoint: offres.search } }, async () => 'offres')
  app.route({
    method: ['GET', 'POST'],
    url: '/*',
    config: { page: true },
    handler: async (request, reply) => {
      calls.page += 1
      request.cacheTags = { hard: ['offre:1'], soft: ['offres'] }
      return reply.type('text/html').send(`page ${calls.page} ${'Une chambre claire à Gauthier. '.repeat(60)}`)
    },
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo

  const ask = async (path = '/coloc/1', headers: OutgoingHttpHeaders = {}, method = 'GET') => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers }).end()
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    const body = Buffer.concat(await answer.toArray())
    // Lengths differ: what is asked for again is compressed better.
    const { date: _, 'content-length': __, 'x-request-id': id, ...rest } = answer.headers
    ids.push(String(id))
    return { status: answer.statusCode, headers: rest, body: decode(body, rest['content-encoding']) }
  }
  /** As often as it takes for Fastify to hand the address over. */
  const warmUp = async (path?: string, headers?: OutgoingHttpHeaders) => {
    await ask(path, headers)
    return ask(path, headers)
  }
  const answered = async () => {
    // Written after the client has its answer.
    while (lines.filter(({ msg }) => msg === 'answered').length < asked()) await new Promise(setImmediate)
    return lines.filter(({ msg }) => msg === 'answered')
  }
  const pass = (ms: number) => {
    now += ms
  }
  const asked = () => store.size.hits + store.size.stale + store.size.misses
  return { app, store, calls, ids, registry, ask, warmUp, answered, pass }
}

describe('an early answer', () => {
  it('is the one that Fastify would send, without asking it', async () => {
    const { ask, warmUp, calls } = await startSite()
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding }
      const usual = await warmUp(`/${encoding}`, headers)
      const before = { ...calls }
      expect(await ask(`/${encoding}`, headers)).toEqual(usual)
      expect(usual.headers).toMatchObject({
        'strict-transport-security': expect.any(String),
        'content-security-policy': expect.any(String),
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=0, s-maxage=10, stale-while-revalidate=60, stale-if-error=3600',
        vary: 'accept-encoding',
      })
      expect(calls).toEqual(before)
    }
  })

  it('is the page for who sends a session with it, and without a body for HEAD', async () => {
    const { ask, warmUp, calls } = await startSite()
    const usual = await warmUp()
    expect(await ask('/coloc/1', { authorization: 'Bearer x' })).toEqual(usual)
    expect(await ask('/coloc/1', {}, 'HEAD')).toEqual({ ...usual, body: '' })
    expect(calls.fastify).toBe(2)
  })

  it('is 304 without a body for who has it already', async () => {
    const { ask, warmUp, calls } = await startSite()
    const { headers } = await warmUp()
    const again = await ask('/coloc/1', { 'if-none-match': headers.etag })
    expect(again).toEqual({ status: 304, body: '', headers })
    expect(await ask('/coloc/1', { 'if-none-match': '"another"' })).toMatchObject({ status: 200 })
    expect(calls.fastify).toBe(2)
  })

  it('has the id that a proxy gave the request, if that is a safe one, and else its own', async () => {
    const { ask, ids, answered, calls } = await startSite()
    const given = ['made-4711', 'stored-4712', 'early.4713_a', 'short', 'b'.repeat(65), 'line\tbreak', '"><script>']
    for (const id of given) await ask('/coloc/1', { 'x-request-id': id })
    expect(ids.slice(0, 3)).toEqual(given.slice(0, 3))
    for (const id of ids.slice(3)) expect(id).toMatch(/^[0-9a-f]{12}$/)
    expect((await answered()).map((line) => (line as { reqId?: string }).reqId)).toEqual(ids)
    expect(new Set(ids).size).toBe(given.length)
    expect(calls.fastify).toBe(2)
  })

  it('is logged and counted as any other, with the visitor’s address and without secrets', async () => {
    const { ask, warmUp, answered, registry, store } = await startSite()
    const path = '/coloc/1?token=secret&page=2'
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    await warmUp(path, headers)
    await ask(path, headers)
    const { headers: stored } = await ask(path, headers)
    await ask(path, { ...headers, 'if-none-match': stored.etag })
    const lines = await answered()
    const line = (status: number) => ({
      level: 30,
      time: expect.any(Number),
      pid: expect.any(Number),
      hostname: expect.any(String),
      process: 0,
      reqId: expect.stringMatching(/^\w{1,12}/),
      ip: '203.0.113.7',
      method: 'GET',
      url: '/coloc/1?token=[masqué]&page=2',
      status,
      ms: expect.any(Number),
      msg: 'answered',
    })
    expect(lines).toEqual([line(200), line(200), line(200), line(200), line(304)])
    expect(new Set(lines.map((each) => (each as { reqId?: string }).reqId)).size).toBe(5)
    const counts = (await registry.metrics()).match(/^.*_count.*$/gm)
    const name = 'colocdar_http_request_duration_seconds_count'
    expect(counts).toEqual([
      `${name}{method="GET",route="/coloc/:id",status="2xx"} 4`,
      `${name}{method="GET",route="/coloc/:id",status="3xx"} 1`,
    ])
    expect(store.size).toMatchObject({ hits: 4, misses: 1 })
  })

  it.each([
    ['a POST', ['/coloc/1', {}, 'POST']],
    ['a call in somebody’s name', ['/api/search', { authorization: 'Bearer x' }]],
    ['an address never seen', ['/coloc/1?n=1']],
    ['an address too long to remember', [`/coloc/1?n=${'1'.repeat(300)}`]],
  ] as const)('is not for %s', async (_who, [path, headers, method]) => {
    const { ask, warmUp, calls } = await startSite()
    await warmUp()
    if (path.length > 256 || path.startsWith('/api/')) await warmUp(path)
    const before = calls.fastify
    await ask(path, headers, method)
    expect(calls.fastify).toBe(before + 1)
  })

  it('never shows what has changed since', async () => {
    const { ask, warmUp, store, calls } = await startSite()
    const { body } = await warmUp()
    store.invalidate(['offre:1'])
    const changed = await ask()
    expect([calls.page, changed.body === body]).toEqual([2, false])
    expect(await ask()).toEqual(changed)
    expect(store.size).toMatchObject({ misses: 2 })
  })

  it('leaves to Fastify what must be renewed behind the visitor’s back', async () => {
    const { ask, warmUp, store, calls, pass } = await startSite()
    const { body } = await warmUp()
    pass(60_001)
    expect((await ask()).body).toBe(body)
    expect(store.size.stale).toBe(1)
    // Asked for by the renewal, which is a request of its own.
    while (calls.page < 2) await new Promise(setImmediate)
  })

  it('says that the connection ends while the server drains', async () => {
    const { app, ask, warmUp } = await startSite()
    await warmUp()
    const drained = drain(app.server, 0)
    expect((await ask('/coloc/1', { connection: 'keep-alive' })).headers.connection).toBe('close')
    await drained
  })
})
