import { type SQL, sql } from 'drizzle-orm'
import type { Db } from './database.ts'
import type { PageWindow } from './page-window.ts'
import {
  all,
  chosenIn,
  columnsOf,
  factsOf,
  hasFacts,
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
  /** All that have the facts, and all in the narrowest of the ranges. */
  facts: number
  narrowest: number
}

/** When a search takes which way. */
export interface Tuning {
  /** How many rows are looked at first. */
  probed: Record<Kind, number>
  /** What is common in front may be rare behind: a walk ends here. */
  longestWalk: Record<Kind, number>
  /** Whether walking until `atMost` were met reads less than finding all. */
  isCommon(kind: Kind, expected: Expected, size: number): boolean
  /** Whether the index of facts finds all with less reading than that of the narrowest range. */
  prefersFacts(expected: Expected): boolean
}

// Measured at a million offers (`npm run bench -- queries`). A row whose words are read costs more than one of an index, and
// less when its neighbours are read as well.
const costOfFacts = 1_000
const costOfNeighbour = 1 / 8
const longestWalk = { columns: 150_000, words: 50_000 }
const measured: Tuning = {
  probed: { columns: 600, words: 1_000 },
  longestWalk,
  isCommon(kind, { share, walked, isCounted, facts, narrowest }, size) {
    if (walked > longestWalk[kind]) return false
    if (kind === 'columns') return walked < Math.min(facts + costOfFacts, narrowest)
    return walked * (isCounted ? costOfNeighbour : 1) < share * size
  },
  prefersFacts: ({ facts, narrowest }) => facts + costOfFacts < narrowest,
}

interface Wanted {
  search: Search
  tri: string
  page: PageWindow
  /** Counted up to here. */
  atMost: number
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
  if (wantedIn(search, 'quartier') !== undefined) return select(db, gather(list, wanted, false), list, wanted)
  const kind = kindOf(search)
  const [probed, longest] = [tuning.probed[kind], tuning.longestWalk[kind]]
  const { seen, size, facts, narrowest, ...first } = await probe(db, list, wanted, probed)
  if (seen < probed || first.total >= atMost) return first
  const isCounted = hasPage(first, list, wanted)
  const share = first.total / seen
  const expected = {
    share,
    walked: (atMost / share) * (isCounted && kind === 'columns' ? facts / seen : 1),
    isCounted,
    facts: (facts / seen) * size,
    narrowest: (narrowest / seen) * size,
  }
  if (tuning.isCommon(kind, expected, size)) {
    const hits = isCounted
      ? { ids: first.ids, total: await count(db, list, wanted, longest) }
      : await select(db, walk(inOrder(list, wanted, longest), list, wanted), list, wanted)
    if (hits.total >= atMost) return hits
  }
  const byFacts = kind === 'columns' && hasFacts(list, search) && tuning.prefersFacts(expected)
  return select(db, gather(list, wanted, byFacts), list, wanted)
}

/** How many match each of the searches, counted up to `atMost`. */
export const countHits = async (db: Db, list: SearchedList, searches: Search[], atMost: number): Promise<number[]> => {
  const tri = newest(list)
  const page = { limit: 0, offset: 0 }
  const totals: number[] = []
  // One after the other: one visitor does not get all of the connections.
  for (const search of searches) totals.push((await findHits(db, list, { search, tri, page, atMost })).total)
  return totals
}

interface Probe extends Hits {
  /** Fewer than wanted when there are no more. */
  seen: number
  /** Of the list, in all or in a city. */
  size: number
  /** How many have the facts, and how many are in the narrowest of the ranges: all, without any. */
  facts: number
  narrowest: number
}

/** What so many of the first rows say of the search, in one pass: they arrive in the order of the list. */
const probe = async (db: Db, list: SearchedList, wanted: Wanted, rows: number): Promise<Probe> => {
  const { search, page, atMost } = wanted
  const having = (conditions: SQL[]) => sql`filter (where ${all(conditions)})`
  const counted = (names: string[]) => sql`count(*) ${having(columnsOf(list, search, names))}`
  const [from, to] = [page.offset + 1, Math.min(page.offset + page.limit, atMost)]
  const found = await db.execute<Probe & Record<string, unknown>>(sql`
    select seen::int, facts::int, narrowest::int, coalesce(hits[${inline(from)}:${inline(to)}], '{}') as ids,
      least(coalesce(cardinality(hits), 0), ${inline(atMost)}) as total,
      ${list.sizeIn(wantedIn(search, 'villeId') as number | undefined)} as size
    from (select count(*) as seen, array_agg(id) ${having(followingOf(list, wanted))} as hits,
      ${counted(list.facts?.names ?? [])} as facts, least(${sql.join(list.ranges.map(counted), sql`, `)}) as narrowest
      from (${inOrder(list, wanted, rows)}) as ${list.table}) as probed`)
  return found.rows[0] as Probe
}

const kindOf = (search: Search): Kind => (readsWords(search) ? 'words' : 'columns')

/** Whether only the number is missing, and the index of the order leaves no rows out that others have. */
const hasPage = ({ ids }: Hits, list: SearchedList, { search, tri, page }: Wanted): boolean =>
  ids.length === page.limit && columnsOf(list, search, without(orderOf(list, tri).leading, ['villeId'])).length === 0

/**
 * How many hits there are among so many rows, up to `atMost`. Any order does: those with the facts that are wanted, or the
 * newest first, which PostgreSQL reads fastest because they are stored side by side.
 */
const count = async (db: Db, list: SearchedList, wanted: Wanted, rows: number): Promise<number> => {
  const { search } = wanted
  const newestFirst = { ...wanted, tri: newest(list) }
  const byFacts = kindOf(search) === 'columns' && hasFacts(list, search)
  const source = byFacts ? withFacts(list, search, rows) : inOrder(list, newestFirst, rows)
  const found = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from (${walk(source, list, newestFirst)}) as hits`,
  )
  return found.rows[0]?.total ?? 0
}

const newest = ({ orders }: SearchedList): string => Object.keys(orders)[0] as string

const withFacts = (list: SearchedList, search: Search, limit: number): SQL =>
  sql`select ${columns(list)} from ${list.table}
    where ${all([...columnsOf(list, search, ['villeId']), factsOf(list, search)])} limit ${inline(limit)}`

/** The first hits among these rows, met one after the other. */
const walk = (rows: SQL, list: SearchedList, wanted: Wanted): SQL =>
  sql`select * from (${rows}) as ${list.table} where ${all(followingOf(list, wanted))} limit ${inline(wanted.atMost)}`

/** The list before most of its filters. The limit keeps PostgreSQL from choosing another index for those. */
const inOrder = (list: SearchedList, { search, tri }: Wanted, limit: number): SQL => {
  const { by, leading } = orderOf(list, tri)
  return sql`select ${columns(list)} ${readsWords(search) ? sql`, ${list.vecteur}` : sql``} from ${list.table}
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
const gather = (list: SearchedList, { search, tri, atMost }: Wanted, byFacts: boolean): SQL =>
  sql`select * from (select ${columns(list)} from ${list.table} where ${gathered(list, search, byFacts)} offset 0) as found
    order by ${orderOf(list, tri).by} limit ${inline(atMost)}`

const gathered = (list: SearchedList, search: Search, byFacts: boolean): SQL => {
  const names = chosenIn(search)
  const others = search.excludedId === undefined ? [] : restOf(list, { ...search, filtres: {} })
  // `is true` keeps PostgreSQL from using the index of a condition.
  const conditions = (withoutIndex: string[]) => [
    ...columnsOf(list, search, without(names, withoutIndex)),
    ...columnsOf(list, search, withoutIndex).map((condition) => sql`(${condition}) is true`),
    ...others,
  ]
  // The vector has what it can answer. The index of a city would find rows whose words must be read one by one.
  if (readsWords(search))
    return all([lexemesOf(list, search, names), ...conditions(names.filter((name) => name in list.lexemes))])
  return byFacts ? all([factsOf(list, search), ...conditions(without(names, ['villeId']))]) : all(conditions([]))
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
