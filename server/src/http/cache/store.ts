import type { CacheTags } from '@colocdar/api/http/cache-tags'
import { LRUCache } from 'lru-cache'
import { type Answer, bytesOf, type Encoding, type Entry } from './entry.ts'
import { createTagClock } from './tag-clock.ts'

interface StoreLimits {
  maxBytes: number
  /** How long an answer is fresh: « il y a 2 minutes » must not be an hour old, even when nothing changes. */
  maxAgeMs: number
  /** How long a stale answer may still be sent while another is made. */
  maxStaleMs: number
  /** The least age at which an answer is renewed because its list moved: on a busy site lists move all the time. */
  renewAfterMs: number
}

interface Stored {
  entry: Entry
  tags: CacheTags
  /** The tag clock when the making of this answer began. */
  begun: number
  storedAt: number
}

// The part of the memory reserved for answers that were requested more than once: a robot that requests every page once
// can only fill the rest.
const shareOfPopular = 3 / 4

// Long after it is stale: if the database fails, what was shown in the last minutes can still be sent.
const maxUnusedMs = 600_000

/** A fresh answer, or a stale one that may be sent while it is renewed. */
export interface Found {
  entry: Entry
  stale: boolean
  /** Whether to renew it now. */
  renew: boolean
}

interface CacheCount {
  hits: number
  stale: number
  misses: number
}

export type Store = ReturnType<typeof createStore>

/**
 * Answers by address, least recently used dropped first; those that were asked for once before the others. An answer is
 * dropped when something that it shows changed, and stale when a list around it moved, or when it is old.
 */
export const createStore = (limits: StoreLimits, now = () => performance.now()) => {
  const { maxBytes, maxAgeMs, maxStaleMs, renewAfterMs } = limits
  const clock = createTagClock()
  const segment = () =>
    new LRUCache<string, Stored>({
      maxSize: Math.floor(maxBytes),
      maxEntrySize: Math.floor(maxBytes / 8),
      sizeCalculation: ({ entry, tags }, key) => bytesOf(entry) + key.length + bytesOfTags(tags),
    })
  // A segmented LRU: an answer that is asked for again moves from the first to the second.
  const onTrial = segment()
  const popular = segment()
  const segmentOf = (key: string) => (popular.has(key) ? popular : onTrial)
  const drop = (key: string) => onTrial.delete(key) || popular.delete(key)
  const makeRoom = () => {
    while (onTrial.calculatedSize + popular.calculatedSize > maxBytes)
      (popular.calculatedSize > maxBytes * shareOfPopular ? popular : onTrial).pop()
  }

  const take = (key: string): Stored | undefined => {
    const tried = onTrial.peek(key)
    if (!tried) return popular.get(key)
    onTrial.delete(key)
    popular.set(key, tried)
    makeRoom()
    return tried
  }
  // By route, in the order of their first request.
  const counts = new Map<string, CacheCount>()
  // While the database is away nothing can be renewed: stored answers are sent whatever their age.
  let offline = false

  const isGone = ({ tags, begun }: Stored): boolean => clock.isGone(tags, begun)

  const find = (key: string): Found | undefined => {
    const stored = take(key)
    if (!stored) return undefined
    if (isGone(stored)) {
      drop(key)
      return undefined
    }
    const { entry } = stored
    const age = now() - stored.storedAt
    const missed = clock.mayHaveMissed(stored.begun)
    const moved = missed || clock.isStale(stored.tags, stored.begun)
    if (!moved && age <= maxAgeMs) return { entry, stale: false, renew: false }
    // A list may have moved as soon as the answer was stored: it is never sent longer than this after a change.
    const servable = moved ? maxStaleMs : maxAgeMs + maxStaleMs
    if (!offline && age > servable) return undefined
    return { entry, stale: true, renew: missed || age > maxAgeMs || age >= renewAfterMs }
  }

  const counted = (found: Found | undefined, route: string): Found | undefined => {
    const count = counts.get(route) ?? { hits: 0, stale: 0, misses: 0 }
    counts.set(route, count)
    count[found ? (found.stale ? 'stale' : 'hits') : 'misses'] += 1
    return found
  }
  const total = (name: keyof CacheCount): number => [...counts.values()].reduce((sum, count) => sum + count[name], 0)

  return {
    /** Read it before an answer is made: `set` and `isCurrent` compare with it. */
    get clock() {
      return clock.time
    },
    get size() {
      return {
        entries: onTrial.size + popular.size,
        bytes: onTrial.calculatedSize + popular.calculatedSize,
        offline,
        hits: total('hits'),
        stale: total('stale'),
        misses: total('misses'),
      }
    },
    /** How often each route was found, found stale, or made. */
    counts: counts as ReadonlyMap<string, Readonly<CacheCount>>,
    get: (key: string, route = ''): Found | undefined => counted(find(key), route),
    /** What can be sent as it is. A caller that gets nothing asks `get`, which counts the miss. */
    getServable(key: string, route: string): Entry | undefined {
      const found = find(key)
      return found && !found.renew ? counted(found, route)?.entry : undefined
    },
    /** What is stored although it is too old, for when no other answer can be made; never what changed. */
    getIfError(key: string): Entry | undefined {
      const stored = segmentOf(key).peek(key)
      return stored && !isGone(stored) ? stored.entry : undefined
    },
    /** Whether nothing that was made from these tags has changed since. */
    isCurrent: (tags: CacheTags, begun: number): boolean =>
      !clock.mayHaveMissed(begun) && !clock.isGone(tags, begun) && !clock.isStale(tags, begun),
    /** Stores an answer, unless something that it shows changed while it was being made. */
    set(key: string, entry: Entry, tags: CacheTags, begun: number): boolean {
      if (clock.isGone(tags, begun)) return false
      segmentOf(key).set(ownText(key), { entry, tags, begun, storedAt: now() })
      makeRoom()
      return true
    },
    /** Adds an encoding to an entry, or a better compressed one, unless the entry was dropped meanwhile. */
    addAnswer(key: string, { etag }: Entry, encoding: Encoding, answer: Answer): void {
      const entries = segmentOf(key)
      const stored = entries.peek(key)
      if (stored?.entry.etag !== etag) return
      // A new object: the cache measures only values that it does not know.
      entries.set(key, {
        ...stored,
        entry: { ...stored.entry, answers: { ...stored.entry.answers, [encoding]: answer } },
      })
      makeRoom()
    },
    /** Drops what is old or changed without waiting for a request; while the database is away, only what changed. */
    purge(): void {
      const oldest = offline ? Number.NEGATIVE_INFINITY : now() - maxUnusedMs
      for (const [key, stored] of [...onTrial.entries(), ...popular.entries()])
        if (isGone(stored) || stored.storedAt < oldest) drop(key)
    },
    /** Something changed: answers that show it go, lists that it entered or left are stale. */
    invalidate: clock.tick,
    /** Changes may have been missed: everything is stale, nothing is gone. */
    markAllStale: clock.tickMissed,
    setOffline(away: boolean) {
      offline = away
    },
  }
}

/** A copy: a part of a text would keep the whole text alive, a URL for instance. */
const ownText = (text: string): string => Buffer.from(text).toString()

const bytesOfTags = ({ hard, soft }: CacheTags): number =>
  [...hard, ...soft].reduce((sum, tag) => sum + tag.length + 16, 0)
