import type { Client } from '@colocdar/contracts/client'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { maxAgeMs } from '../http/cache/max-age.ts'
import type { Store } from '../http/cache/store.ts'

/** The API for one visit of a page: calls are logged with the visitor's address and the id of the request. */
export type ClientFor = (visit: { ip: string; requestId: string; log: FastifyRequest['log'] }) => Client

// More than there are such calls.
const maxCalls = 100

/**
 * A public call without input, such as the list of cities, has the same answer on every page: it is made once, until
 * the catalogue changes. All other calls pass through.
 */
export const memoizeCalls = (clientFor: ClientFor, store: Pick<Store, 'generation'>): ClientFor => {
  const memoized = new LRUCache<string, { answer: Promise<unknown>; generation: number }>({
    max: maxCalls,
    ttl: maxAgeMs,
    perf: Date,
  })
  return (visit) => {
    const call = clientFor(visit)
    return (endpoint, input) => {
      if (!endpoint.cacheable || endpoint.params || endpoint.query) return call(endpoint, input)
      const known = memoized.get(endpoint.path)
      if (known && known.generation === store.generation) return known.answer as never
      const answer = call(endpoint, input)
      memoized.set(endpoint.path, { answer, generation: store.generation })
      // This page shows the failure; the next one tries again.
      answer.catch(() => memoized.delete(endpoint.path))
      return answer
    }
  }
}
