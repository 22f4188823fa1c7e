import { asBrowsers } from '../support/answers.ts'
import { cacheCountsDuring } from '../support/cache-counts.ts'
import { type Memory, withDemo } from '../support/demo.ts'
import { load } from '../support/load.ts'
import { count, type Findings, verdict } from '../support/table.ts'

const warmStarts = 3
const longestStart = 2_500
const mostMemory = 350

/** How soon the demo answers, and how much memory it uses. */
export const measureProcess = (): Promise<Findings> =>
  withDemo(async (start) => {
    const first = await start()
    const rows = [['first start: database and pictures', seconds(first.startedIn), '', '']]
    rows.push(memoryRow('right after the first start', await first.memory()))
    await first.stop()

    const times: number[] = []
    for (let n = 1; n < warmStarts; n += 1) {
      const again = await start()
      times.push(again.startedIn)
      await again.stop()
    }
    const last = await start()
    times.push(last.startedIn)
    const median = times.toSorted((a, b) => a - b)[Math.floor(warmStarts / 2)] ?? 0
    rows.push(['warm start to the first page', seconds(median), 'under 2.5 s', verdict(median <= longestStart)])

    await renderFor(last.url, 6)
    rows.push(memoryRow('after 6 s of uncached pages, 16 at once', await last.memory()))
    await last.stop()
    return { title: '(d) Start and memory', head: ['what', 'measured', 'to reach', ''], rows, notes }
  })

/** Lists under addresses that are not cached, as fast as they come. */
const renderFor = async (url: string, seconds: number): Promise<void> => {
  const paths = Array.from({ length: 10_000 }, (_, n) => `/coloc/offres?prixMax=${20_000 + n}`)
  const expected = { type: 'text/html', leastBytes: 5_000 } as const
  const [{ total }, { miss }] = await cacheCountsDuring(url, () =>
    load({ url, paths, connections: 16, seconds, expected, headers: asBrowsers }),
  )
  if (miss < total) throw new Error(`only ${miss} of ${total} lists were rendered`)
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`

const memoryRow = (when: string, { shared, resident }: Memory): string[] => [
  `memory ${when}`,
  `${count(shared)} MB (${count(resident)} MB)`,
  `under ${mostMemory} MB`,
  verdict(shared < mostMemory),
]

const notes = [
  'Server and embedded PostgreSQL together: what their processes share counted once (PSS); between brackets, counted in each (RSS).',
  'The start is that of `npm start`, from its command to the first home page.',
]
