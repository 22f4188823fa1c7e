import { type Database, openDatabase } from '@colocdar/api/db/database'
import { selectPublicOffres } from '@colocdar/api/features/offres/offres-public.repository'
import { addDemandes } from '../support/catalogue-demandes.ts'
import { explainBuffers } from '../support/explain.ts'
import { measureSearches } from '../support/measure-searches.ts'
import { measureSuggestions } from '../support/measure-suggestions.ts'
import { count, type Findings, ms, ratio, verdict } from '../support/table.ts'
import { openWorkbench } from '../support/workbench.ts'

const sizes = [1_000, 100_000, 1_000_000]
// With as many requests.
const searched: [number, number] = [1_000, 1_000_000]
const size = 12
const runs = 200
// What a page of a list is: the newest ones, those of a city, and far down.
const deepPage = 5_000

interface Question {
  name: string
  filter: { villeId?: number }
  page: number
}

/** The list behind every screen, at three sizes of the catalogue. */
export const measureQueries = async (): Promise<Findings> => {
  const workbench = await openWorkbench(sizes, async (url, offres) => {
    if (searched.includes(offres)) await addDemandes(url, offres)
  })
  try {
    const times = new Map<string, number>()
    const rows: string[][] = []
    for (const offres of sizes) {
      const database = openDatabase({ url: workbench.databaseOf(offres), maxConnections: 1 })
      const figures: string[][] = []
      for (const question of questionsAt(offres)) {
        const p50 = await measure(database, question)
        times.set(`${question.name} ${count(offres)}`, p50)
        figures.push([question.name, ms(p50), count(await buffersOf(database, question))])
      }
      rows.push([count(offres), ...[0, 1, 2].map((column) => figures.map((cells) => cells[column]).join('; '))])
      await database.close()
    }
    const searches = await measureSearches(workbench.databaseOf, searched)
    const suggestions = await measureSuggestions(searched[1], workbench.databaseOf(searched[1]))
    return {
      title,
      head,
      rows: [...rows, ...ratios(times), ...searches.rows, ...suggestions],
      notes: [...notes, ...searches.notes],
      details: searches.details,
    }
  } finally {
    await workbench.dispose()
  }
}

const title = '(b) Queries'
const head = ['offers', 'what', 'p50', 'buffers']
const notes = [
  `The repository's own query for a page of ${size} offers with their city, owner and photos, and the total; ${runs} runs one after the other on one connection. Buffers are pages of 8 kB that PostgreSQL touched.`,
]

const questionsAt = (offres: number): Question[] => {
  const lastPage = Math.floor((offres * 0.85) / size)
  return [
    { name: 'page 0', filter: {}, page: 0 },
    { name: 'page 0 of a city', filter: { villeId: 3 }, page: 0 },
    { name: `page ${count(Math.min(deepPage, lastPage))}`, filter: {}, page: Math.min(deepPage, lastPage) },
  ]
}

const ask = ({ db }: Database, { filter, page }: Question) =>
  selectPublicOffres(db, filter, { limit: size, offset: page * size })

const measure = async (database: Database, question: Question): Promise<number> => {
  const times: number[] = []
  for (let run = -20; run < runs; run += 1) {
    const start = performance.now()
    const { rows } = await ask(database, question)
    if (rows.length !== size) throw new Error(`${question.name} found ${rows.length} offers`)
    if (run >= 0) times.push(performance.now() - start)
  }
  return times.toSorted((a, b) => a - b)[runs / 2] ?? 0
}

const buffersOf = (database: Database, question: Question) => explainBuffers(database, () => ask(database, question))

const ratios = (times: Map<string, number>): string[][] => {
  const at = (name: string, offres: number) => times.get(`${name} ${count(offres)}`) ?? Number.NaN
  const [small = 0, , large = 0] = sizes
  const growth = at('page 0', large) / at('page 0', small)
  const depth = at(`page ${count(deepPage)}`, large) / at('page 0', large)
  return [
    [`${count(large)} / ${count(small)}`, 'page 0', `× ${ratio(growth)} (at most 1.5)`, verdict(growth <= 1.5)],
    [count(large), `page ${count(deepPage)} / page 0`, `× ${ratio(depth)} (at most 25)`, verdict(depth <= 25)],
  ]
}
