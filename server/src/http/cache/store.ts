import { LRUCache } from 'lru-cache'
import { type Answer, bytesOf, type Encoding, type Entry } from './entry.ts'

interface StoreLimits {
  maxBytes: number
  maxAgeMs: number
}

export type Store = ReturnType<typeof createStore>

/** Answers by address: the least recently used are dropped first, all of them when the catalogue changes. */
export const createStore = ({ maxBytes, maxAgeMs }: StoreLimits, now = () => performance.now()) => {
  const entries = new LRUCache<string, Entry>({
    maxSize: Math.floor(maxBytes),
    maxEntrySize: Math.floor(maxBytes / 8),
    sizeCalculation: (entry, key) => bytesOf(entry) + key.length,
    ttl: maxAgeMs,
    ttlResolution: 0,
    perf: { now },
  })
  let generation = 0
  let hits = 0
  let misses = 0

  return {
    get generation() {
      return generation
    },
    get size() {
      return { entries: entries.size, bytes: entries.calculatedSize, hits, misses }
    },
    get(key: string): Entry | undefined {
      const entry = entries.get(key)
      if (entry) hits += 1
      else misses += 1
      return entry
    },
    /** Stores an answer, unless the catalogue changed while it was being made. */
    set(key: string, entry: Entry, madeIn: number): void {
      if (madeIn === generation) entries.set(key, entry)
    },
    /** Adds an encoding to an entry, or a better compressed one, unless the entry was dropped meanwhile. */
    addAnswer(key: string, { etag }: Entry, encoding: Encoding, answer: Answer): void {
      const entry = entries.peek(key)
      if (entry?.etag !== etag) return
      // A new object: the cache measures a value only when it is a different one.
      entries.set(key, { ...entry, answers: { ...entry.answers, [encoding]: answer } }, { noUpdateTTL: true })
    },
    clear() {
      entries.clear()
      generation += 1
    },
  }
}
