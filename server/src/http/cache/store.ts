import { bytesOf, type Entry } from './entry.ts'

interface StoreLimits {
  maxBytes: number
  /** « il y a 2 minutes » must not be an hour old, even when nothing changes. */
  maxAgeMs: number
}

export type Store = ReturnType<typeof createStore>

/** Answers by address, least recently used dropped first, all dropped when the catalogue changes. */
export const createStore = (limits: StoreLimits, now: () => number = Date.now) => {
  const entries = new Map<string, Entry>()
  let bytes = 0
  let generation = 0
  let hits = 0
  let misses = 0

  const remove = (key: string) => {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    bytes -= bytesOf(entry)
  }

  return {
    get generation() {
      return generation
    },
    get size() {
      return { entries: entries.size, bytes, hits, misses }
    },
    get(key: string): Entry | undefined {
      const entry = entries.get(key)
      if (!entry || now() - entry.storedAt > limits.maxAgeMs) {
        misses += 1
        remove(key)
        return undefined
      }
      hits += 1
      // Last in the map is last to be dropped.
      entries.delete(key)
      entries.set(key, entry)
      return entry
    },
    /** Keeps an answer, unless the catalogue changed while it was being made. */
    set(key: string, entry: Entry, madeIn: number): boolean {
      if (madeIn !== generation || bytesOf(entry) > limits.maxBytes / 8) return false
      remove(key)
      entries.set(key, entry)
      bytes += bytesOf(entry)
      for (const oldest of entries.keys()) {
        if (bytes <= limits.maxBytes) break
        remove(oldest)
      }
      return true
    },
    /** Changes an entry that may have been dropped meanwhile. */
    resize(key: string, entry: Entry, change: () => void) {
      const present = entries.get(key) === entry
      if (present) bytes -= bytesOf(entry)
      change()
      if (present) bytes += bytesOf(entry)
    },
    clear() {
      entries.clear()
      bytes = 0
      generation += 1
    },
  }
}
