import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { storeMilestone } from '@colocdar/api/db/migrations/milestones'
import type { Deps } from '@colocdar/api/deps'
import { handleErrors } from '@colocdar/api/http/errors'
import { useTestApp } from '@colocdar/api/testing/test-app'
import { AppError } from '@colocdar/contracts/errors'
import Fastify, { type FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { installed, titleWith } from '../../../scripts/lib/installed.mjs'
import { registerPublicCache } from '../http/cache/plugin.ts'
import { createStore, type Store } from '../http/cache/store.ts'
import { registerOverload } from '../http/overload.ts'
import { registerMetrics } from './plugin.ts'

const test = useTestApp()

const createTestStore = () => createStore({ maxBytes: 100_000, maxAgeMs: 60_000, maxStaleMs: 60_000, renewAfterMs: 0 })

type Options = Partial<Pick<Parameters<typeof registerMetrics>[1], 'deps' | 'databaseMs'>>

const appWith = (token?: string, { store = createTestStore(), ...options }: Options & { store?: Store } = {}) => {
  const app = Fastify()
  handleErrors(app)
  registerPublicCache(app, store)
  registerOverload(app, () => 0)
  const poolUse = () => ({ used: 3, idle: 1, waiting: 2 })
  const listener = { state: { connected: true, silentSeconds: 1.5 } }
  const queries = { slow: 7 }
  const storeErrors = { put: 2, get: 0, delete: 0 }
  const purger = { count: { sent: 4, failed: 1 } }
  const standby = { count: { standby: 9, primary: 1 } }
  registerMetrics(app, {
    deps: test.deps,
    // What a busy machine needs.
    databaseMs: 60_000,
    poolUse,
    store,
    pages: { underWay: 5 },
    storeErrors,
    queries,
    listener,
    purger,
    standby,
    token,
    disks: { data: tmpdir(), archives: '/nulle/part' },
    ...options,
  })
  app.get('/*', { config: { page: true } }, async (_request, reply) => reply.type('text/html').send('une page'))
  app.get('/api/coloc/:id', async (_request, reply) => reply.code(404).send('absente'))
  return app
}

const token = 'un-jeton-assez-long'

const read = (app: FastifyInstance) => app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })

const readValue = (text: string, name: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')
      .at(-1),
  )

describe('/metrics', () => {
  it('counts answers by route pattern and kind of status, never by URL, pages too', async () => {
    const app = appWith(token)
    for (const id of [4711, 4712, 4713]) await app.inject(`/api/coloc/${id}?email=sara@exemple.ma`)
    for (const id of [4714, 4715]) await app.inject(`/demande/${id}`)
    const { body, headers } = await read(app)
    const labels = '{method="GET",route="/api/coloc/:id",status="4xx",process="0"'
    const name = 'colocdar_http_request_duration_seconds'
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
    expect(readValue(body, `${name}_count${labels}}`)).toBe(3)
    expect(readValue(body, `${name}_bucket${labels.replace('{', '{le="+Inf",')}}`)).toBe(3)
    expect(readValue(body, `${name}_sum${labels}}`)).toBeGreaterThan(0)
    expect(readValue(body, `${name}_count{method="GET",route="/demande/:id",status="2xx",process="0"}`)).toBe(2)
    expect(body).not.toMatch(/(coloc|demande)\/\d|sara/)
  })

  it('tells how the cache, the connections and the process are doing', async () => {
    const store = createTestStore()
    const app = appWith(token, { store })
    await app.inject('/')
    await app.inject('/')
    store.markAllStale()
    await app.inject('/')
    const { body } = await read(app)
    const values = {
      hits: readValue(body, 'colocdar_cache_requests_total{route="/",result="hit",process="0"}'),
      stale: readValue(body, 'colocdar_cache_requests_total{route="/",result="stale",process="0"}'),
      misses: readValue(body, 'colocdar_cache_requests_total{route="/",result="miss",process="0"}'),
      used: readValue(body, 'colocdar_database_connections{state="used",process="0"}'),
      waiting: readValue(body, 'colocdar_database_queries_waiting{process="0"}'),
      pages: readValue(body, 'colocdar_pages_under_way{process="0"}'),
      listener: readValue(body, 'colocdar_listener_connected{process="0"}'),
      silence: readValue(body, 'colocdar_listener_silence_seconds{process="0"}'),
      offline: readValue(body, 'colocdar_cache_offline{process="0"}'),
    }
    expect(readValue(body, 'colocdar_slow_queries_total{process="0"}')).toBe(7)
    expect(readValue(body, 'colocdar_store_errors_total{operation="put",process="0"}')).toBe(2)
    expect(readValue(body, 'colocdar_cdn_purges_total{result="sent",process="0"}')).toBe(4)
    expect(readValue(body, 'colocdar_cdn_purges_total{result="failed",process="0"}')).toBe(1)
    expect(values).toEqual({
      ...{ hits: 1, stale: 1, misses: 1, used: 3, waiting: 2, pages: 5 },
      ...{ listener: 1, silence: 1.5, offline: 0 },
    })
    expect(readValue(body, 'colocdar_resident_memory_bytes{process="0"}')).toBeGreaterThan(1_000_000)
    expect(body).toMatch(/^colocdar_event_loop_delay_seconds\{process="0"\} \S+$/m)
  })

  it('[SEC-56] tells refusals of one person from those of a whole network', async () => {
    const app = appWith(token)
    app.get('/api/refus/:by', async (request) => {
      const { by } = request.params as { by: string }
      throw new AppError('TOO_MANY_REQUESTS', by === 'network' ? { limited: 'network' } : {})
    })
    for (const by of ['network', 'person', 'network']) await app.inject(`/api/refus/${by}`)
    const { body } = await read(app)
    expect(readValue(body, 'colocdar_limit_refusals_total{by="network",process="0"}')).toBe(2)
    expect(readValue(body, 'colocdar_limit_refusals_total{by="person",process="0"}')).toBe(1)
  })

  it('tells how many mails wait and which jobs failed', async () => {
    await test.database.pool.query(`insert into pgboss.job (name, data, state, created_on) values
      ('mail', '{"to": "sara@exemple.ma"}', 'created', now()), ('mail', '{}', 'retry', now() - interval '2 hours'),
      ('mail', '{}', 'failed', now() - interval '2 days'), ('purge-images', '{}', 'failed', now())`)
    const { body } = await read(appWith(token))
    expect(readValue(body, 'colocdar_jobs{queue="mail",state="waiting"}')).toBe(2)
    expect(readValue(body, 'colocdar_jobs{queue="mail",state="failed"}')).toBe(1)
    expect(readValue(body, 'colocdar_jobs_oldest_seconds{queue="mail"}')).toBeCloseTo(7_200, -2)
    expect(readValue(body, 'colocdar_jobs_oldest_seconds{queue="purge-images"}')).toBe(0)
    expect(readValue(body, 'colocdar_jobs{queue="purge-images",state="failed"}')).toBe(1)
    expect(body).not.toContain('sara')
  })

  it('tells how full the disks are, and when backups last succeeded and failed', async () => {
    const before = (await read(appWith(token))).body
    expect(readValue(before, 'colocdar_backup_last_success_seconds')).toBe(0)
    for (const name of ['backup', 'backup-failed', 'backup'] as const) await storeMilestone(test.database.pool, name)
    const { body } = await read(appWith(token))
    const { rows } = await test.database.pool.query('select extract(epoch from now())::float as now')
    for (const name of ['colocdar_backup_last_success_seconds', 'colocdar_backup_last_failure_seconds'])
      expect(Math.abs(readValue(body, name) - rows[0].now)).toBeLessThan(60)
    expect(readValue(body, 'colocdar_mails_held')).toBe(0)
    await storeMilestone(test.database.pool, 'restored')
    expect(readValue((await read(appWith(token))).body, 'colocdar_mails_held')).toBe(1)
    const free = readValue(body, 'colocdar_disk_free_bytes{disk="data"}')
    expect(free).toBeGreaterThan(0)
    expect(readValue(body, 'colocdar_disk_size_bytes{disk="data"}')).toBeGreaterThan(free)
    expect(body).not.toContain('archives')
  })

  it('names the process as the log does', async () => {
    const { body } = await read(appWith(token))
    expect(body).toContain(`colocdar_process_info{host="${hostname()}",pid="${process.pid}",process="0"} 1`)
  })

  it('[REL-10] is answered while the database is silent', async () => {
    // Whatever is asked of it, nothing ever comes back.
    const silent: object = new Proxy(() => silent, { get: (_, name) => (name === 'then' ? () => {} : silent) })
    const deps = { ...test.deps, db: silent as Deps['db'] }
    const { body } = await read(appWith(token, { deps, databaseMs: undefined }))
    expect(readValue(body, 'colocdar_database_up')).toBe(0)
    expect(body).toContain('colocdar_disk_free_bytes')
  })

  it('has a type and a help for everything, once', async () => {
    const { body } = await read(appWith(token))
    const names = [...body.matchAll(/^# TYPE (\w+) (counter|gauge|histogram)$/gm)].map(([, name]) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const line of body
      .trim()
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))) {
      expect(line).toMatch(/^[a-z_]+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? \S+$/)
      expect(names).toContain(line.replace(/(_bucket|_sum|_count)?[ {].*$/, ''))
    }
  })

  describe('beside what reads it', () => {
    const pathOf = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
    const rules = pathOf('ops/prometheus/alerts.yml')
    const namesIn = (text: string) => [...new Set(text.match(/\bcolocdar_[a-z_]+/g))].sort()
    const measured = async () => {
      const app = appWith(token)
      await app.inject('/')
      return namesIn((await read(app)).body)
    }

    it.each(['ops/prometheus/alerts.yml', 'ops/grafana/colocdar.json'])('has every metric of %s', async (path) => {
      const used = namesIn(readFileSync(pathOf(path), 'utf8'))
      expect(used.length).toBeGreaterThan(10)
      expect(await measured()).toEqual(expect.arrayContaining(used))
    })

    it('is documented, and documents nothing else', async () => {
      const exported = (await measured()).map((name) => name.replace(/_(bucket|sum|count)$/, ''))
      const documented = namesIn(readFileSync(pathOf('docs/operations.md'), 'utf8'))
      expect(documented).toEqual([...new Set(exported)])
    })

    const promtool = installed('promtool')
    it.runIf(promtool)(titleWith('promtool', 'is read by rules that promtool accepts'), () => {
      const { status, stderr } = spawnSync(promtool as string, ['check', 'rules', rules])
      expect([String(stderr), status]).toEqual(['', 0])
    })
  })

  it.each([
    ['this machine', {}],
    ['elsewhere', { remoteAddress: '192.0.2.1' }],
    ['a proxy of this machine', { headers: { 'x-forwarded-for': '192.0.2.1' } }],
    ['a guess', { headers: { authorization: 'Bearer undefined' } }],
  ])('answers 404 to requests from %s as long as no token is set', async (_who, request) => {
    const answer = await appWith().inject({ url: '/metrics', ...request })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('asks everybody for the token once there is one', async () => {
    const app = appWith(token)
    const statusFor = async (authorization?: string) =>
      (
        await app.inject({
          url: '/metrics',
          remoteAddress: '192.0.2.1',
          headers: authorization ? { authorization } : {},
        })
      ).statusCode
    expect(await statusFor(`Bearer ${token}`)).toBe(200)
    expect(await statusFor('Bearer un-jeton-assez-lonG')).toBe(404)
    expect(await statusFor()).toBe(404)
    expect((await app.inject('/metrics')).statusCode).toBe(404)
  })
})
