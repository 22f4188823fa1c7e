import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { data } from 'react-router'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { registerAssets } from './site.ts'
import { reporterOf } from './site-mode.ts'

let root = ''
beforeAll(async () => {
  root = `${await mkdtemp(join(tmpdir(), 'colocdar-assets-'))}/`
  await mkdir(`${root}assets`)
  for (const name of ['service-worker.js', 'service-worker-off.js', 'favicon.svg', 'assets/a-1.js', 'assets/a-1.js.br'])
    await writeFile(root + name, name)
})
afterAll(() => rm(root, { recursive: true }))

it.each([
  [true, 'service-worker.js'],
  [false, 'service-worker-off.js'],
])('sends the service worker, or with %s what removes it, and never an old copy of it', async (serviceWorker, file) => {
  const app = Fastify()
  await registerAssets(app, { root, serviceWorker })
  const answer = await app.inject('/service-worker.js')
  expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([200, file, 'no-cache'])
  expect(answer.headers['content-type']).toMatch('javascript')
  expect((await app.inject('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600')
  await app.close()
})

it('sends built files for ever, compressed for those who can read that, and nothing outside of their folder', async () => {
  const app = Fastify()
  await registerAssets(app, { root, serviceWorker: true })
  app.get('/*', async (_request, reply) => reply.code(404).send('a page'))
  const answer = await app.inject({ url: '/assets/a-1.js', headers: { 'accept-encoding': 'br' } })
  expect([answer.statusCode, answer.body]).toEqual([200, 'assets/a-1.js.br'])
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
  })
  expect((await app.inject('/assets/a-1.js')).body).toBe('assets/a-1.js')
  expect((await app.inject({ method: 'HEAD', url: '/assets/a-1.js' })).statusCode).toBe(200)
  for (const file of ['b-2.js', '..%2ffavicon.svg', '%2e%2e%2ffavicon.svg', '..', '%00', ''])
    expect([file, (await app.inject(`/assets/${file}`)).statusCode]).toEqual([file, 404])
  await app.close()
})

it('reports a defect of a page, and not the answers that are thrown on purpose', () => {
  const error = vi.fn()
  const report = reporterOf({ error })
  report('offres', data(null, { status: 503 }))
  expect(error).not.toHaveBeenCalled()
  const defect = new TypeError('un défaut')
  report('offres', defect)
  expect(error).toHaveBeenCalledWith({ err: defect, what: 'offres' }, 'a page failed')
})
