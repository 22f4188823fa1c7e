import { maxAgeMs, maxStaleMs, renewAfterMs } from '@colocdar/server/http/cache/max-age'
import { createStore, type Store } from '@colocdar/server/http/cache/store'

/**
 * A store that takes every answer and finds none, so that each request is rendered, compressed and stored, also when
 * two ask for the same address at once.
 */
export const createUncachedStore = (): Store => {
  const store = createStore({ maxBytes: 32 * 1024 * 1024, maxAgeMs, maxStaleMs, renewAfterMs })
  return {
    ...store,
    // Equal to no other time, itself included: nobody shares what another request is making.
    get clock() {
      return Number.NaN
    },
    get size() {
      return store.size
    },
    // Counted as a miss of its route.
    get: (_key, route) => store.get('', route),
    getServable: () => undefined,
  }
}
