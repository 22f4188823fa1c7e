import { maxFilteredTotal } from '@colocdar/contracts/common'
import type { Db } from '../db/database.ts'
import { findHits } from './search-hits.ts'
import type { Search, SearchedList } from './searched-list.ts'
import type { SearchedWord } from './searched-words.ts'

// As many as a page of the list.
const limit = 12

// Each is a search of its own: as many as a person types words.
const maxSearches = 6

/** Ads that have most of the words of a search, when few have all of them: those with more words first, then the newest. */
export const findNearHits = async (db: Db, list: SearchedList, search: Search): Promise<number[]> => {
  const { words } = search
  if (words.length < 2) return []
  const hitsOf = async (some: SearchedWord[]): Promise<number[]> => {
    const wanted = { search: { ...search, words: some }, tri: 'recent', page: { limit: 2 * limit, offset: 0 } }
    return (await findHits(db, list, { ...wanted, atMost: maxFilteredTotal + 1 })).ids
  }
  const all = new Set(await hitsOf(words))
  const near = new Set<number>()
  let searches = 0
  for (let size = words.length - 1; size > 0 && near.size < limit; size -= 1) {
    const level = new Set<number>()
    for (const some of partsOf(words, size)) {
      if (searches === maxSearches) break
      searches += 1
      for (const id of await hitsOf(some)) if (!all.has(id) && !near.has(id)) level.add(id)
    }
    // Ids grow with time.
    for (const id of [...level].toSorted((a, b) => b - a)) near.add(id)
  }
  return [...near].slice(0, limit)
}

/** All ways to choose so many of the words, those without the last ones first. */
const partsOf = <T>(words: T[], size: number): T[][] =>
  size === 0
    ? [[]]
    : words.flatMap((word, place) => partsOf(words.slice(place + 1), size - 1).map((others) => [word, ...others]))
