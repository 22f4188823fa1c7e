// Prints what a full public cache says of its memory, and what the process has in use for it. In a process of its own,
// where no other memory is freed meanwhile. Takes the bytes that the cache may have, and the number of addresses.
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import Fastify from 'fastify'
import { policyOf, securityHeaders } from '../headers.ts'
import { registerPublicCache } from './plugin.ts'
import { createStore } from './store.ts'

const [maxBytes = 0, addresses = 0] = process.argv.slice(2).map(Number)

/** What is in use once nothing more is freed: buffers are, on another thread, some time after the collection. */
const memory = async () => {
  let least = Number.POSITIVE_INFINITY
  for (let steady = 0; steady < 3; steady += 1) {
    globalThis.gc?.()
    await sleep(50)
    const { heapUsed, arrayBuffers } = process.memoryUsage()
    const used = heapUsed + arrayBuffers
    if (used < least * 0.99) steady = 0
    least = Math.min(least, used)
  }
  return least
}

/** As many as a page has, one of them its own. */
const headersFor = (url: string) => ({
  ...securityHeaders({ https: true, contentPolicy: true }),
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policyOf([url, 'ours()']),
})

/** Long and short bodies under long and short addresses. */
const fill = async (count: number) => {
  const store = createStore({ maxBytes, maxAgeMs: 60_000, maxStaleMs: 60_000, renewAfterMs: 0 })
  const app = Fastify()
  registerPublicCache(app, store)
  app.get('/*', { config: { page: true } }, async (request, reply) =>
    reply.headers(headersFor(request.url)).send(`${request.url} `.repeat(4)),
  )
  await app.ready()
  const before = await memory()
  for (let number = 0; number < count; number += 1) {
    // Injected requests follow one another within one task, at whose end memory is freed.
    if (number % 100 === 0) await setImmediate()
    const long = number % 3 === 0 ? 'x'.repeat(1_900) : ''
    await app.inject(`/blogs?pages=${number}${long}&inconnu=${number}`)
  }
  return { app, store, used: (await memory()) - before }
}

// Memory that is taken once is none of the cache's.
await (await fill(1_000)).app.close()
const { app, store, used } = await fill(addresses)
const { bytes, entries } = store.size
process.stdout.write(JSON.stringify({ bytes, entries, used }))
await app.close()
