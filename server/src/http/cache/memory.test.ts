import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { rounds } from '@colocdar/api/testing/endurance'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { registerPublicCache } from './plugin.ts'
import { createStore } from './store.ts'

setFlagsFromString('--expose_gc')
const collectGarbage = runInNewContext('gc') as () => void

const memory = async () => {
  for (let round = 0; round < 3; round += 1) {
    collectGarbage()
    await sleep(50)
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

const maxBytes = rounds({ short: 8, long: 32 }) * 1024 * 1024
const addresses = rounds({ short: 6_000, long: 100_000 })

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
}

/** Long and short bodies under long and short addresses. */
const fill = async () => {
  const store = createStore({ maxBytes, maxAgeMs: 60_000, maxStaleMs: 60_000 })
  const app = Fastify()
  registerPublicCache(app, store)
  app.get('/*', { config: { page: true } }, async (request, reply) =>
    reply.headers(headers).send(`${request.url} `.repeat(request.url.length % 2 === 0 ? 4 : 200)),
  )
  await app.ready()
  const before = await memory()
  for (let number = 0; number < addresses; number += 1) {
    // Injected requests follow one another within one task, at whose end memory is freed.
    if (number % 100 === 0) await setImmediate()
    const long = number % 3 === 0 ? 'x'.repeat(1_900) : ''
    await app.inject(`/blogs?pages=${number}${long}&inconnu=${number}`)
  }
  return { app, store, used: (await memory()) - before }
}

describe('the memory of the public cache', () => {
  it(
    '[SEC-35] is bounded, keys included, and the metric tells the truth within 10 %',
    async () => {
      const { app, store, used } = await fill()
      const { bytes, entries } = store.size
      expect(bytes).toBeLessThanOrEqual(maxBytes)
      expect(entries).toBeGreaterThan(1_000)
      expect(used / bytes).toBeGreaterThan(0.9)
      expect(used / bytes).toBeLessThan(1.1)
      await app.close()
    },
    rounds({ short: 60_000, long: 600_000 }),
  )
})
