import type { ClientFor } from '../../pages/site.ts'
import type { Store } from './store.ts'

interface Remembered {
  answer: Promise<unknown>
  generation: number
  until: number
}

/** As old as a page may be that shows them. */
const maxAgeMs = 60_000

/**
 * The calls that pages make while they are rendered. A public one without input answers every page the same (the
 * cities, for one): it is made once, until the catalogue changes.
 */
export const rememberCalls = (clientFor: ClientFor, store: Pick<Store, 'generation'>): ClientFor => {
  const remembered = new Map<string, Remembered>()
  return (visit) => {
    const call = clientFor(visit)
    return (endpoint, input) => {
      if (!endpoint.cacheable || endpoint.params || endpoint.query) return call(endpoint, input)
      const known = remembered.get(endpoint.path)
      const now = Date.now()
      if (known && known.generation === store.generation && known.until > now) return known.answer as never
      const answer = call(endpoint, input)
      remembered.set(endpoint.path, { answer, generation: store.generation, until: now + maxAgeMs })
      // The next page asks again; this one tells its own visitor.
      answer.catch(() => remembered.delete(endpoint.path))
      return answer
    }
  }
}
