import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import type { PageWindow } from '../db/page-window.ts'
import {
  all,
  chosenIn,
  columnsOf,
  faitsIn,
  lexemesOf,
  readsWords,
  restOf,
  type Search,
  type SearchedList,
  wantedIn,
} from './searched-list.ts'

export interface Hits {
  ids: number[]
  total: number
}

/** Whether conditions read columns alone, which indexes have, or words, which only the rows have. */
type Kind = 'columns' | 'words'

/** What the first rows let expect, in rows that are to be read. */
interface Expected {
  /** The share of hits. */
  share: number
  /** Until `atMost` are met one after the other, in any order when they are only counted. */
  walked: number
  isCounted: boolean
  /** All in the narrowest of the ranges. */
  narrowest: number
  /** All with the rarest of the faits, and all that have every one of them; infinite where their index is no help. */
  rarest: number
  faits: number
}

/** When a search takes which way. */
export interface Tuning {
  /** How many rows are looked at first. */
  probed: Record<Kind, number>
  /** What is common in front may be rare behind: a walk ends here. */
  longestWalk: Record<Kind, number>
  /** Whether walking until `atMost` were met reads less than finding all. */
  isCommon(kind: Kind, expected: Expected, size: number): boolean
  /** Whether the index of words finds all that have the faits with less reading than the index of the narrowest range. */
  prefersFaits(expected: Expected): boolean
}

// Measured at a million offers (`npm run bench -- queries`), in rows of an index: an entry in the index of words, and a row of
// the table that it finds. A row whose words are read costs more than one of an index, and less when its neighbours are
// read as well.
const costOfEntry = 1.5
const costOfRow = 10
const costOfNeighbour = 1 / 8
const longestWalk = { columns: 150_000, words: 50_000 }
const costOfFaits = ({ rarest, faits }: Expected): number => rarest * costOfEntry + faits * costOfRow
const measured: Tuning = {
  probed: { columns: 600, words: 1_000 },
  longestWalk,
  isCommon(kind, expected, size) {
    const { share, walked, isCounted, narrowest } = expected
    if (walked > longestWalk[kind]) return false
    if (kind === 'columns') return walked < Math.min(costOfFaits(expected), narrowest)
    return walked * (isCounted ? costOfNeighbour : 1) < share * size
  },
  prefersFaits: (expected) => costOfFaits(expected) < expected.narrowest,
}

interface Wanted {
  search: Search
  tri: string
  page: PageWindow
  /** Counted up to here. */
  atMost: number
  /** Any hits will do for the page. */
  inAnyOrder?: boolean
  tuning?: Tuning | undefined
}

/**
 * A page of what matches, and how many match. Left alone, PostgreSQL multiplies the frequencies of the filters, and when
 * the product is wrong it reads a million rows to find twelve. So the first rows in the order of the list are looked at.
 * Where enough of them match, the page is among them and the rest is only counted, up to `atMost`; or the search walks on
 * in that order. Otherwise all hits are gathered from the indexes of the filters, and ordered afterwards.
 */
export const findHits = async (db: Db, list: SearchedList, wanted: Wanted): Promise<Hits> => {
  const { search, atMost, tuning = measured } = wanted
  // A quartier has an index of its own, and few ads.
  if (wantedIn(search, 'quartier') !== undefined) return gatherHits(db, list, wanted, false)
  const kind = kindOf(search)
  const [probed, longest] = [tuning.probed[kind], tuning.longestWalk[kind]]
  const { seen, size, whole, narrowest, rarest, faits, ...first } = await probe(db, list, wanted, probed)
  if (seen < probed || first.total >= atMost) return first
  const isCounted = hasPage(first, list, wanted)
  const share = first.total / seen
  const expectedOf = (count: number) => (count / seen) * size
  const canUseFaits = kind === 'columns' && faitsIn(list, search).length > 0
  const expected = {
    share,
    walked: atMost / share,
    isCounted,
    narrowest: expectedOf(narrowest),
    // The index has the ads of all cities together, and the city as one of the words.
    rarest: canUseFaits ? Math.min((rarest / seen) * whole, size) : Number.POSITIVE_INFINITY,
    faits: expectedOf(faits),
  }
  if (tuning.isCommon(kind, expected, size)) {
    const hits = isCounted
      ? { ids: first.ids, total: await count(db, list, wanted, longest) }
      : await select(db, walk(inOrder(list, wanted, longest), list, wanted), list, wanted)
    if (hits.total >= atMost) return hits
  }
  return gatherHits(db, list, wanted, canUseFaits && tuning.prefersFaits(expected))
}

const gatherHits = async (db: Db, list: SearchedList, wanted: Wanted, byFaits: boolean): Promise<Hits> => {
  const { search, page, atMost, inAnyOrder } = wanted
  if (!inAnyOrder) return select(db, gather(list, wanted, byFaits), list, wanted)
  // Ends with the last one wanted. PostgreSQL plans what is materialized as if all of it were wanted.
  const { rows } = await db.execute<Hits & Record<string, unknown>>(sql`
    with found as materialized (select ${list.id} as id from ${list.table} where ${gathered(list, search, byFaits)}),
      hits as materialized (select id from found limit ${inline(atMost)})
    select (select count(*)::int from hits) as total, array(select id from hits limit ${inline(page.limit)} offset ${inline(page.offset)}) as ids`)
  return rows[0] ?? { ids: [], total: 0 }
}

interface Probe extends Hits {
  /** Fewer than wanted when there are no more. */
  seen: number
  /** Of the list: in the city if there is one, and in all. */
  size: number
  whole: number
  /** How many are in the narrowest of the ranges, have the rarest of the faits, have all of them: all, without any. */
  narrowest: number
  rarest: number
  faits: number
}

/** What so many of the first rows say of the search, in one pass: they arrive in the order of the list. */
const probe = async (db: Db, list: SearchedList, wanted: Wanted, rows: number): Promise<Probe> => {
  const { search, page, atMost } = wanted
  const having = (conditions: SQL[]) => sql`filter (where ${all(conditions)})`
  const counted = (names: string[]) => sql`count(*) ${having(columnsOf(list, search, names))}`
  const least = (groups: string[][]) => sql`least(${sql.join([[], ...groups].map(counted), sql`, `)})`
  const faits = faitsIn(list, search)
  const [from, to] = [page.offset + 1, Math.min(page.offset + page.limit, atMost)]
  const found = await db.execute<Probe & Record<string, unknown>>(sql`
    select seen::int, narrowest::int, rarest::int, faits::int,
      coalesce(hits[${inline(from)}:${inline(to)}], '{}') as ids,
      least(coalesce(cardinality(hits), 0), ${inline(atMost)}) as total,
      ${list.sizeIn(wantedIn(search, 'villeId') as number | undefined)} as size, ${list.sizeIn(undefined)} as whole
    from (select count(*) as seen, array_agg(id) ${having(followingOf(list, wanted))} as hits,
      ${least(list.ranges)} as narrowest, ${least(faits.map((name) => [name]))} as rarest, ${counted(faits)} as faits
      from (${inOrder(list, wanted, rows)}) as ${list.table}) as probed`)
  return found.rows[0] as Probe
}

const kindOf = (search: Search): Kind => (readsWords(search) ? 'words' : 'columns')

/** Whether only the number is missing, and the index of the order leaves no rows out that others have. */
const hasPage = ({ ids }: Hits, list: SearchedList, { search, tri, page }: Wanted): boolean =>
  ids.length === page.limit && columnsOf(list, search, without(orderOf(list, tri).leading, ['villeId'])).length === 0

/**
 * How many hits there are among so many rows, up to `atMost`. Any order does: PostgreSQL reads the newest first fastest,
 * because they are stored side by side.
 */
const count = async (db: Db, list: SearchedList, wanted: Wanted, rows: number): Promise<number> => {
  const newestFirst = { ...wanted, tri: newest(list) }
  const hits = walk(inOrder(list, newestFirst, rows), list, newestFirst)
  const found = await db.execute<{ total: number }>(sql`select count(*)::int as total from (${hits}) as hits`)
  return found.rows[0]?.total ?? 0
}

export const newest = ({ orders }: SearchedList): string => Object.keys(orders)[0] as string

/** The first hits among these rows, met one after the other. */
const walk = (rows: SQL, list: SearchedList, wanted: Wanted): SQL =>
  sql`select * from (${rows}) as ${list.table} where ${all(followingOf(list, wanted))} limit ${inline(wanted.atMost)}`

/** The list before most of its filters. The limit keeps PostgreSQL from choosing another index for those. */
const inOrder = (list: SearchedList, { search, tri }: Wanted, limit: number): SQL => {
  const { by, leading } = orderOf(list, tri)
  return sql`select ${columns(list)} ${readsWords(search) ? sql`, ${list.columns.vecteur}` : sql``} from ${list.table}
    where ${all(columnsOf(list, search, leading))} order by ${by} limit ${inline(limit)}`
}

const followingOf = (list: SearchedList, { search, tri }: Wanted): SQL[] => {
  const { leading } = orderOf(list, tri)
  const names = chosenIn(search).filter((name) => !leading.includes(name))
  return [...columnsOf(list, search, names), ...restOf(list, search)]
}

const orderOf = (list: SearchedList, tri: string) => {
  const { by, leading } = list.orders[tri] as SearchedList['orders'][string]
  return { by, leading: ['villeId', ...leading] }
}

/** All hits. `offset 0` keeps PostgreSQL from walking in their order in the hope of meeting enough of them soon. */
const gather = (list: SearchedList, { search, tri, atMost }: Wanted, byFaits: boolean): SQL =>
  sql`select * from (select ${columns(list)} from ${list.table} where ${gathered(list, search, byFaits)} offset 0) as found
    order by ${orderOf(list, tri).by} limit ${inline(atMost)}`

const gathered = (list: SearchedList, search: Search, byFaits: boolean): SQL => {
  const names = chosenIn(search)
  const others = search.excludedId === undefined ? [] : restOf(list, { ...search, filtres: {} })
  if (!byFaits && !readsWords(search)) return all([...columnsOf(list, search, names), ...others])
  const isRange = (name: string) => list.ranges.flat().includes(name)
  // `is true` keeps PostgreSQL from using the index of a condition: the vector has what it can answer, and the index of a
  // city would find rows whose words must be read one by one. Words may be common, and a range narrow.
  const conditions = names.flatMap((name) =>
    columnsOf(list, search, [name]).map((each) => (isRange(name) && !byFaits ? each : sql`(${each}) is true`)),
  )
  return all([lexemesOf(list, search, names), ...conditions, ...others])
}

const without = (names: string[], others: string[]): string[] => names.filter((name) => !others.includes(name))

const columns = ({ id, covered }: SearchedList): SQL => sql`${id} as id, ${sql.join(covered, sql`, `)}`

const select = async (db: Db, hits: SQL, list: SearchedList, { tri, page }: Wanted): Promise<Hits> => {
  const { by } = orderOf(list, tri)
  const { rows } = await db.execute<Hits & Record<string, unknown>>(sql`
    with hits as materialized (${hits})
    select (select count(*)::int from hits) as total,
      array(select id from hits order by ${by} limit ${inline(page.limit)} offset ${inline(page.offset)}) as ids`)
  return rows[0] ?? { ids: [], total: 0 }
}

/** For a parameter PostgreSQL would plan as if a tenth of the table were wanted. */
const inline = (value: number): SQL => sql.raw(String(value))

/** The last page ends with the limit: the one above it is only counted. */
export const capWindow = ({ limit, offset }: PageWindow, most: number): PageWindow => ({
  limit: Math.max(0, Math.min(limit, most - offset)),
  offset,
})

/** A count that stopped one above its limit: how many to show, and whether there are more. */
export const capTotal = (counted: number, limit: number): { total: number; totalCapped: boolean } => ({
  total: Math.min(counted, limit),
  totalCapped: counted > limit,
})
