import { type Database, openDatabase } from '@colocdar/api/db/database'
import {
  findPistes as findDemandePistes,
  searchDemandes,
} from '@colocdar/api/features/demandes/demandes-search.service'
import { findPistes as findOffrePistes, searchPublicOffres } from '@colocdar/api/features/offres/offres-search.service'
import { processorClock } from './backend-cpu.ts'
import { explainSlowest } from './explain.ts'
import { randomDemandeSearches } from './random-demandes.ts'
import { isPlain, randomSearches, type Search } from './random-searches.ts'
import { count, ms, ratio, verdict } from './table.ts'

type Db = Database['db']
type AnySearch = Search<object, string>

// PRODUCT.md 1.2; 1.6 allows twice that median over three scripts.
const plainGoals = { median: 8, p99: 80, max: 250 }
const mixedGoals = { ...plainGoals, median: 16 }
type Goals = typeof plainGoals

interface Judged {
  kind: string
  goals: Goals
  includes(search: AnySearch): boolean
}

/** What is searched, by the site's own functions. */
interface Subject {
  noun: string
  searches: AnySearch[]
  judged: Judged[]
  ask(db: Db, search: AnySearch): Promise<{ totalElements: number }>
  /** What to try when nothing is found. */
  findPistes(db: Db, search: AnySearch): Promise<unknown>
}

const subjects: Subject[] = [
  {
    noun: 'searches of offers',
    searches: randomSearches(300),
    judged: [
      { kind: ' in French, without landmarks', goals: plainGoals, includes: isPlain },
      { kind: ' in three scripts, also near landmarks', goals: mixedGoals, includes: () => true },
    ],
    ask: async (db, { filtres, tri, page }) =>
      await searchPublicOffres(db, { ...filtres, tri, page, size: 12 } as never),
    findPistes: (db, { filtres }) => findOffrePistes(db, filtres),
  },
  {
    noun: 'searches of requests',
    searches: randomDemandeSearches(200),
    judged: [{ kind: '', goals: plainGoals, includes: () => true }],
    ask: (db, { filtres, tri, page }) => searchDemandes(null, db, { ...filtres, tri, page, size: 12 } as never),
    findPistes: (db, { filtres }) => findDemandePistes(db, filtres),
  },
]

// The best of these: what is measured is the query, not who else uses the machine.
const attempts = 3

interface Measured {
  search: AnySearch
  found: number
  time: number
  /** Milliseconds of processor time. */
  cpu: number
}

/** Random combinations of filters with their totals, and for those that find nothing what to try instead. */
export const measureSearches = async (databaseOf: (offres: number) => string, sizes: readonly [number, number]) => {
  const findings = []
  for (const subject of subjects) findings.push(await measureSubject(subject, databaseOf, sizes))
  return {
    rows: findings.flatMap(({ rows }) => rows),
    notes: [
      `Searches: words, places, prices, types, dates, facts, orders and pages at random, common and rare, each with its total; the best of ${attempts} runs of each. In brackets the time of the processor, of PostgreSQL and Node together, while others use the machine. To reach, as median, p99 and most: ${inWords(plainGoals)} in French without landmarks, ${inWords(mixedGoals)} for all scripts together, and for what to try. Median ×: of that among ${count(sizes[0])}.`,
    ],
    details: findings.flatMap(({ plans }) => plans),
  }
}

const measureSubject = async (
  subject: Subject,
  databaseOf: (offres: number) => string,
  [small, large]: readonly [number, number],
) => {
  const few = await measureAt(subject, databaseOf(small))
  const many = await measureAt(subject, databaseOf(large))
  const worst = many.searched.toSorted((a, b) => b.time - a.time).slice(0, 2)
  const database = openDatabase({ url: databaseOf(large), maxConnections: 1 })
  const plans: string[] = []
  for (const [index, measured] of worst.entries())
    plans.push(`Slowest ${index + 1} of the ${subject.noun}: ${await describeWorst(subject, database, measured)}`)
  await database.close()
  return {
    rows: [
      ...rowsOf(large, subject, many.searched, few.searched),
      rowOf(large, many.tried, `what to try, for the ${many.tried.length} that find nothing`, mixedGoals),
    ],
    plans,
  }
}

const rowsOf = (offres: number, { noun, judged }: Subject, searched: Measured[], fewer: Measured[]): string[][] =>
  judged.map(({ kind, goals, includes }) => {
    const those = (measured: Measured[]) => measured.filter(({ search }) => includes(search))
    const growth = ratio(at(those(searched), 0.5, 'cpu') / at(those(fewer), 0.5, 'cpu'))
    return rowOf(offres, those(searched), `${those(searched).length} ${noun}${kind}, median × ${growth}`, goals)
  })

const measureAt = async ({ searches, ask, findPistes }: Subject, url: string) => {
  const database = openDatabase({ url, maxConnections: 1 })
  const { db } = database
  const clocks = { time: () => performance.now(), cpu: await processorClock(database) }
  const searched: Measured[] = []
  const tried: Measured[] = []
  for (const search of searches) {
    const { totalElements: found } = await ask(db, search)
    searched.push({ search, found, ...(await best(clocks, () => ask(db, search))) })
    if (found === 0) tried.push({ search, found, ...(await best(clocks, () => findPistes(db, search))) })
  }
  await database.close()
  return { searched, tried }
}

const best = async (clocks: Record<'time' | 'cpu', () => number>, action: () => Promise<unknown>) => {
  const [times, cpus]: number[][] = [[], []]
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const [time, cpu] = [clocks.time(), clocks.cpu()]
    await action()
    cpus?.push(clocks.cpu() - cpu)
    times?.push(clocks.time() - time)
  }
  return { time: Math.min(...(times ?? [])), cpu: Math.min(...(cpus ?? [])) }
}

const at = (measured: Measured[], part: number, what: 'time' | 'cpu' = 'time'): number => {
  const times = measured.map((one) => one[what]).toSorted((a, b) => a - b)
  return times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0
}

const rowOf = (offres: number, measured: Measured[], name: string, goals: Goals): string[] => {
  const [median, p99, max] = [at(measured, 0.5), at(measured, 0.99), at(measured, 1)]
  const holds = median <= goals.median && p99 <= goals.p99 && max <= goals.max
  const spent = [0.5, 0.99, 1].map((part) => ms(at(measured, part, 'cpu'))).join(', ')
  const figures = `${ms(median)}, p99 ${ms(p99)}, max ${ms(max)} (processor: ${spent})`
  return [count(offres), name, figures, `${inWords(goals)}: ${verdict(holds)}`]
}

const inWords = ({ median, p99, max }: Goals): string => `${median}, ${p99}, ${max} ms`

const describeWorst = async (
  { ask }: Subject,
  database: Database,
  { search, found, time }: Measured,
): Promise<string> => {
  const { filtres, tri, page } = search
  const asked = JSON.stringify({ ...filtres, tri, page })
  const plan = await explainSlowest(database, () => ask(database.db, search))
  return `${ms(time)}, ${count(found)} found, \`${asked}\`: ${plan}`
}
