import { type SQL, sql } from 'drizzle-orm'
import type { Db } from './database.ts'
import type { PageWindow } from './page-window.ts'
import {
  all,
  chosenIn,
  columnsOf,
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

/** When a search takes which way. */
export interface Tuning {
  /** How many rows are looked at first. */
  probed: Record<Kind, number>
  /** What is common in front may be rare behind: a walk ends here. */
  longestWalk: Record<Kind, number>
  /** Whether walking until `atMost` were met reads less than finding all, by the share of hits among the first rows. */
  isCommon(kind: Kind, share: number, list: { size: number; atMost: number }): boolean
  /** Whether the index of facts finds all with less reading than the index of the narrowest range, by their shares. */
  prefersFacts(shares: { facts: number; narrowest: number }, size: number): boolean
}

// Measured at a million offers (`npm run bench -- queries`). The unit is a row of an index that has all columns.
const costOfRow = 20
const costOfFacts = 30_000
const measured: Tuning = {
  probed: { columns: 3_000, words: 1_000 },
  longestWalk: { columns: 150_000, words: 50_000 },
  isCommon: (kind, share, { size, atMost }) =>
    kind === 'words' ? share ** 2 > atMost / size : share > Math.max(0.007, atMost / size),
  prefersFacts: ({ facts, narrowest }, size) => facts * size * costOfRow + costOfFacts < narrowest * size,
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
 * the product is wrong it reads a million rows to find twelve. So the first rows in the order of the list are looked at:
 * where enough of them match, the search walks on in that order until it has `atMost`. Otherwise all hits are gathered
 * from the indexes of the filters, and ordered afterwards.
 */
export const findHits = async (db: Db, list: SearchedList, wanted: Wanted): Promise<Hits> => {
  const { search, atMost, tuning = measured } = wanted
  // A quartier has an index of its own, and few ads.
  if (wantedIn(search, 'quartier') !== undefined) return select(db, list, gather(list, wanted, false), wanted)
  const kind = kindOf(search)
  const [probed, longest] = [tuning.probed[kind], tuning.longestWalk[kind]]
  const { size, ...first } = await select(db, list, walk(list, wanted, probed), wanted)
  if (first.total >= atMost) return first
  if (tuning.isCommon(kind, first.total / probed, { size, atMost })) {
    const hits = await select(db, list, walk(list, wanted, longest), wanted)
    if (hits.total >= atMost) return hits
  }
  const byFacts = kind === 'columns' && (await hasRareFacts(db, list, wanted, size))
  return select(db, list, gather(list, wanted, byFacts), wanted)
}

/** How many match each of the searches, counted up to `atMost`. */
export const countHits = async (db: Db, list: SearchedList, searches: Search[], atMost: number): Promise<number[]> => {
  const [tri = ''] = Object.keys(list.orders)
  const page = { limit: 0, offset: 0 }
  const totals: number[] = []
  // One after the other: one visitor does not get all of the connections.
  for (const search of searches) totals.push((await findHits(db, list, { search, tri, page, atMost })).total)
  return totals
}

const hasRareFacts = async (db: Db, list: SearchedList, wanted: Wanted, size: number): Promise<boolean> => {
  const { search, tuning = measured } = wanted
  const facts = chosenIn(search).filter((name) => name !== 'villeId' && name in list.lexemes)
  if (facts.length === 0) return false
  const counted = (names: string[]) => sql`count(*) filter (where ${all(columnsOf(list, search, names))})::int`
  const { rows } = await db.execute<{ seen: number; facts: number; narrowest: number }>(sql`
    select count(*)::int as seen, ${counted(facts)} as facts, least(${sql.join(list.ranges.map(counted), sql`, `)}) as narrowest
    from (${inOrder(list, wanted, tuning.probed.columns)}) as ${list.table}`)
  const { seen = 1, facts: factual = 0, narrowest = 0 } = rows[0] ?? {}
  return tuning.prefersFacts({ facts: factual / seen, narrowest: narrowest / seen }, size)
}

const kindOf = (search: Search): Kind => (readsWords(search) ? 'words' : 'columns')

/** The first ones in the order of the list, met one after the other among so many rows. */
const walk = (list: SearchedList, wanted: Wanted, rows: number): SQL =>
  sql`select * from (${inOrder(list, wanted, rows)}) as ${list.table}
    where ${all(followingOf(list, wanted))} limit ${inline(wanted.atMost)}`

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
  if (!readsWords(search))
    return all([...columnsOf(list, search, names), byFacts ? lexemesOf(list, search, names) : null, ...others])
  // The vector has what it can answer. The index of a city would find rows whose words must be read one by one.
  const inVector = names.filter((name) => name in list.lexemes)
  return all([
    ...columnsOf(
      list,
      search,
      names.filter((name) => !inVector.includes(name)),
    ),
    ...columnsOf(list, search, inVector).map((condition) => sql`(${condition}) is true`),
    lexemesOf(list, search, names),
    ...others,
  ])
}

const columns = ({ id, covered }: SearchedList): SQL => sql`${id} as id, ${sql.join(covered, sql`, `)}`

const select = async (db: Db, list: SearchedList, hits: SQL, { search, tri, page }: Wanted) => {
  const { by } = orderOf(list, tri)
  const { rows } = await db.execute<Hits & { size: number } & Record<string, unknown>>(sql`
    with hits as materialized (${hits})
    select (select count(*)::int from hits) as total, ${list.sizeIn(wantedIn(search, 'villeId') as number | undefined)} as size,
      array(select id from hits order by ${by} limit ${inline(page.limit)} offset ${inline(page.offset)}) as ids`)
  return rows[0] ?? { ids: [], total: 0, size: 0 }
}

/** For a parameter PostgreSQL would plan as if a tenth of the table were wanted. */
const inline = (value: number): SQL => sql.raw(String(value))
