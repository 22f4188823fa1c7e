import { type Database, openDatabase } from '@colocdar/api/db/database'
import { findPistes } from '@colocdar/api/features/offres/offres-pistes.service'
import { searchOffres } from '@colocdar/api/features/offres/offres-search.service'
import { explainSlowest } from './explain.ts'
import { randomSearches, type Search } from './random-searches.ts'
import { count, ms, ratio, verdict } from './table.ts'

const searches = randomSearches(300)
const goals = { median: 5, p99: 60, max: 200 }
// The best of these: what is measured is the query, not who else uses the machine.
const attempts = 3

interface Measured {
  search: Search
  found: number
  time: number
}

/** Random combinations of filters with their totals, and for those that find nothing what to try instead. */
export const measureSearches = async (databaseOf: (offres: number) => string, sizes: readonly [number, number]) => {
  const [small, large] = sizes
  const few = await measureAt(databaseOf(small))
  const many = await measureAt(databaseOf(large))
  const worst = many.searched.toSorted((a, b) => b.time - a.time).slice(0, 5)
  const database = openDatabase({ url: databaseOf(large), maxConnections: 1 })
  const plans: string[] = []
  for (const measured of worst) plans.push(await describeWorst(database, measured))
  await database.close()
  const growth = at(many.searched, 0.5) / at(few.searched, 0.5)
  return {
    rows: [
      ...rowsOf(small, few.searched, `${searches.length} searches by filters`),
      ...rowsOf(large, many.searched, `${searches.length} searches by filters`),
      [`${count(large)} / ${count(small)}`, 'searches by filters, median', `× ${ratio(growth)}`, ''],
      ...rowsOf(large, many.tried, `what to try, for the ${many.tried.length} that find nothing`),
    ],
    notes: [
      `Searches by filters: words, places, prices, types, dates, facts, orders and pages at random, common and rare, each with its total; the best of ${attempts} runs of each.`,
      ...plans.map((plan, index) => `Slowest ${index + 1}: ${plan}`),
    ],
  }
}

const measureAt = async (url: string) => {
  const database = openDatabase({ url, maxConnections: 1 })
  const searched: Measured[] = []
  const tried: Measured[] = []
  for (const search of searches) {
    const { totalElements: found } = await ask(database, search)
    searched.push({ search, found, time: await best(() => ask(database, search)) })
    if (found === 0) tried.push({ search, found, time: await best(() => findPistes(database.db, search.filtres)) })
  }
  await database.close()
  return { searched, tried }
}

const ask = ({ db }: Database, { filtres, tri, page }: Search) =>
  searchOffres(null, db, { ...filtres, tri, page, size: 12 })

const best = async (action: () => Promise<unknown>): Promise<number> => {
  const times: number[] = []
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const start = performance.now()
    await action()
    times.push(performance.now() - start)
  }
  return Math.min(...times)
}

const at = (measured: Measured[], part: number): number => {
  const times = measured.map(({ time }) => time).toSorted((a, b) => a - b)
  return times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0
}

const rowsOf = (offres: number, measured: Measured[], name: string): string[][] => {
  const [median, p99, max] = [at(measured, 0.5), at(measured, 0.99), at(measured, 1)]
  const holds = median <= goals.median && p99 <= goals.p99 && max <= goals.max
  const figures = `${ms(median)}, p99 ${ms(p99)}, max ${ms(max)}`
  return [[count(offres), name, figures, `${goals.median}, ${goals.p99}, ${goals.max} ms: ${verdict(holds)}`]]
}

const describeWorst = async (database: Database, { search, found, time }: Measured): Promise<string> => {
  const { filtres, tri, page } = search
  const asked = JSON.stringify({ ...filtres, tri, page })
  return `${ms(time)}, ${count(found)} found, \`${asked}\`: ${await explainSlowest(database, () => ask(database, search))}`
}
