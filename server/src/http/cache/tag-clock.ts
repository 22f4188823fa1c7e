import type { CacheTags } from '@colocdar/api/http/cache-tags'
import { LRUCache } from 'lru-cache'

// Two minutes of a hundred changes a second, each with a handful of tags.
const mostTags = 50_000

/**
 * Counts changes, and remembers at which count each tag last changed. An answer remembers the count at which its making
 * began, so that a change need not search for the answers that it touches.
 */
export const createTagClock = () => {
  let time = 0
  // Tags whose last change was at or before this count may have been forgotten.
  let forgotten = 0
  // Up to this count changes may have been missed.
  let missed = 0
  const lastChanges = new LRUCache<string, number>({
    max: mostTags,
    dispose: (change, _tag, reason) => {
      if (reason === 'evict') forgotten = Math.max(forgotten, change)
    },
  })
  const changedSince = (tags: readonly string[], since: number): boolean =>
    time > since && tags.some((tag) => (lastChanges.peek(tag) ?? forgotten) > since)

  return {
    get time() {
      return time
    },
    tick(tags: readonly string[]): void {
      time += 1
      for (const tag of tags) lastChanges.set(tag, time)
    },
    /** Changes may have been missed while the listener was not connected. */
    tickMissed(): void {
      time += 1
      missed = time
    },
    isGone: ({ hard }: CacheTags, since: number): boolean => changedSince(hard, since),
    isStale: ({ soft }: CacheTags, since: number): boolean => changedSince(soft, since),
    mayHaveMissed: (since: number): boolean => missed > since,
  }
}
