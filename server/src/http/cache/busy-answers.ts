import { LRUCache } from 'lru-cache'

// Reads since it was rendered, from which on an answer counts as busy.
const readsOfBusy = 3

// After each change all of them are checked.
const mostBusy = 100

/** Tracks the answers that are read often, so that an evicted one can be renewed before the next visitor comes. */
export const createBusyAnswers = () => {
  const busy = new LRUCache<string, true>({ max: mostBusy })
  return {
    countRead(key: string, answer: { reads: number }): void {
      answer.reads += 1
      if (answer.reads === readsOfBusy) busy.set(key, true)
    },
    /** The busy answers that were evicted. Each is returned once, until it is busy again. */
    takeEvicted(isEvicted: (key: string) => boolean): string[] {
      const evicted = [...busy.keys()].filter(isEvicted)
      for (const key of evicted) busy.delete(key)
      return evicted
    },
  }
}
