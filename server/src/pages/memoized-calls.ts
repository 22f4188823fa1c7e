import { type CacheTags, noTags } from '@colocdar/api/http/cache-tags'
import type { ClientFor } from '@colocdar/api/http/in-process-client'
import { avis } from '@colocdar/contracts/avis'
import { blog } from '@colocdar/contracts/blog'
import type { Endpoint } from '@colocdar/contracts/endpoint'
import { LRUCache } from 'lru-cache'
import { maxAgeMs } from '../http/cache/max-age.ts'
import type { Store } from '../http/cache/store.ts'

interface Memoized {
  answer: Promise<unknown>
  tags: CacheTags
  begun: number
}

// More than there are such calls.
const maxCalls = 100

// On the home page, which is rendered again with every new ad; they change rarely.
const steady = new Set<string>([avis.search.path, blog.list.path])

const isMemoized = ({ cacheable, params, query, path }: Endpoint): boolean =>
  Boolean(cacheable) && !params && (!query || steady.has(path))

const keyOf = ({ path }: Endpoint, { query }: { query?: unknown }): string => `${path} ${JSON.stringify(query)}`

/**
 * A public call without input, such as the list of cities, has the same answer on every page: it is made once, until
 * what it shows changes. So are reviews and posts. All other calls pass through.
 */
export const memoizeCalls = (clientFor: ClientFor, store: Pick<Store, 'clock' | 'isCurrent'>): ClientFor => {
  const memoized = new LRUCache<string, Memoized>({ max: maxCalls, ttl: maxAgeMs, perf: Date })
  return (visit) => {
    const call = clientFor(visit)
    return (endpoint, input) => {
      if (!isMemoized(endpoint)) return call(endpoint, input)
      const key = keyOf(endpoint, input as { query?: unknown })
      const known = memoized.get(key)
      if (known && store.isCurrent(known.tags, known.begun)) return tellTags(known, visit) as never
      const made: Memoized = { begun: store.clock, tags: noTags, answer: Promise.resolve() }
      const onTags = (tags: CacheTags) => {
        made.tags = tags
      }
      made.answer = clientFor({ ...visit, onTags })(endpoint, input)
      memoized.set(key, made)
      // This page shows the failure; the next one tries again.
      made.answer.catch(() => memoized.delete(key))
      return tellTags(made, visit) as never
    }
  }
}

/** The tags are known once the answer is. */
const tellTags = async (made: Memoized, { onTags }: Parameters<ClientFor>[0]): Promise<unknown> => {
  const answer = await made.answer
  onTags(made.tags)
  return answer
}
