import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { findHits, newest } from './search-hits.ts'
import { isMatching, type Search, type SearchedList } from './searched-list.ts'

interface Counted {
  atMost: number
  /** A search that finds whatever the others find. */
  pool?: Search | undefined
  /** Where the pool has no more than so many, the others are counted among those: a search of a million ads takes longer. */
  mostInPool?: number
  /** It is enough that so many of the searches, the first ones, find something. */
  enough?: number
}

/** How many match each of the searches, counted at least up to `atMost`. */
export const countHits = async (
  db: Db,
  list: SearchedList,
  searches: Search[],
  { atMost, pool, mostInPool = 5_000, enough = searches.length }: Counted,
): Promise<number[]> => {
  const isPooled = pool !== undefined && searches.length > 2
  if (isPooled) {
    const { ids, total } = await findAny(db, list, pool, { atMost: mostInPool + 1, limit: mostInPool })
    if (total <= mostInPool) return countAmong(db, list, searches, ids)
  }
  const totals: number[] = []
  // One after the other: one visitor does not get all of the connections.
  for (const search of searches) {
    if (totals.filter((total) => total > 0).length === enough) break
    const { total } =
      isPooled && search === pool ? { total: atMost } : await findAny(db, list, search, { atMost, limit: 0 })
    totals.push(total)
  }
  return totals
}

const findAny = (db: Db, list: SearchedList, search: Search, { atMost, limit }: { atMost: number; limit: number }) =>
  findHits(db, list, { search, tri: newest(list), page: { limit, offset: 0 }, atMost, inAnyOrder: true })

const countAmong = async (db: Db, list: SearchedList, searches: Search[], ids: number[]): Promise<number[]> => {
  const totals = searches.map((search) => sql`count(*) filter (where ${isMatching(list, search)})`)
  const { rows } = await db.execute<{ totals: number[] }>(sql`
    select array[${sql.join(totals, sql`, `)}]::int[] as totals from ${list.table} where ${list.id} = any(${sql.param(ids)}::int[])`)
  return rows[0]?.totals ?? []
}
