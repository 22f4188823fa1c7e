import { LRUCache } from 'lru-cache'

// An answer that was read as often since it was made will soon be read again.
const readsOfBusy = 3

// Each of them is looked at after each change.
const mostBusy = 100

/** Knows which answers many read, so that those which a change evicts can be made anew before the next visitor comes. */
export const createBusyAnswers = () => {
  const busy = new LRUCache<string, true>({ max: mostBusy })
  return {
    countRead(key: string, answer: { reads: number }): void {
      answer.reads += 1
      if (answer.reads === readsOfBusy) busy.set(key, true)
    },
    /** Each once: to be named again, it has to be read again. */
    takeEvicted(isEvicted: (key: string) => boolean): string[] {
      const evicted = [...busy.keys()].filter(isEvicted)
      for (const key of evicted) busy.delete(key)
      return evicted
    },
  }
}
