import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { registerAssets } from './site.ts'

let root = ''
beforeAll(async () => {
  root = `${await mkdtemp(join(tmpdir(), 'colocdar-assets-'))}/`
  for (const name of ['service-worker.js', 'service-worker-off.js', 'favicon.svg']) await writeFile(root + name, name)
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
