import type { Client } from '@colocdar/contracts/client'
import type { FastifyRequest } from 'fastify'
import type { Store } from '../http/cache/store.ts'

/** The API for one visit of a page: calls are logged with the visitor's address and the id of the request. */
export type ClientFor = (visit: { ip: string; requestId: string; log: FastifyRequest['log'] }) => Client

interface Memoized {
  answer: Promise<unknown>
  generation: number
  until: number
}

/** As old as a page may be that shows them. */
const maxAgeMs = 60_000

/**
 * A public call without input, such as the list of cities, has the same answer on every page: it is made once, until
 * the catalogue changes. All other calls pass through.
 */
export const memoizeCalls = (clientFor: ClientFor, store: Pick<Store, 'generation'>): ClientFor => {
  const memoized = new Map<string, Memoized>()
  return (visit) => {
    const call = clientFor(visit)
    return (endpoint, input) => {
      if (!endpoint.cacheable || endpoint.params || endpoint.query) return call(endpoint, input)
      const known = memoized.get(endpoint.path)
      const now = Date.now()
      if (known && known.generation === store.generation && known.until > now) return known.answer as never
      const answer = call(endpoint, input)
      memoized.set(endpoint.path, { answer, generation: store.generation, until: now + maxAgeMs })
      // This page shows the failure; the next one tries again.
      answer.catch(() => memoized.delete(endpoint.path))
      return answer
    }
  }
}
