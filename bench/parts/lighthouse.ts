import { launch } from 'chrome-launcher'
import lighthouse, { type Flags, type Result } from 'lighthouse'
import { browserArguments } from '../../e2e/support/browser-arguments.ts'
import { multiplierFor } from '../support/cpu-multiplier.ts'
import { withDemo } from '../support/demo.ts'
import { count, type Findings, verdict } from '../support/table.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const leastPerformance = 98
const bytesOnly = { onlyAudits: ['total-byte-weight'] }

/** Lighthouse's mid-range phone on a slow network, on the screens where visitors arrive and where they look around. */
export const measureLighthouse = ({ short }: { short: boolean }): Promise<Findings> =>
  withDemo(async (start) => {
    const { url } = await start()
    // The median, alternating between pages: a single run depends on what else the machine does.
    const runs = short ? 1 : 5
    const { content } = (await (await fetch(`${url}/api/test/coloc/search?size=1`)).json()) as {
      content: { id: number }[]
    }
    const paths = {
      home: '/',
      list: '/coloc/offres',
      detail: `/coloc/${content[0]?.id}`,
      'filtered list': '/coloc/offres?prixMax=2000&logementType=CHAMBRE',
      favourites: '/favoris',
      'home in Arabic': '/ar',
      'detail in Arabic': `/ar/coloc/${content[0]?.id}`,
    }
    const benchmarkIndex = await calibrate(`${url}/about`, runs)
    const multiplier = Math.round(10 * multiplierFor(benchmarkIndex)) / 10
    const pages = Object.entries(paths).map(([name, path]) => ({ name, path, audits: [] as Result[] }))
    const flags = { onlyCategories: categories, throttling: { cpuSlowdownMultiplier: multiplier } }
    for (let run = 0; run < runs; run += 1)
      for (const { path, audits } of pages) audits.push(await audit(`${url}${path}`, flags))
    const rows = pages.map(({ name, audits }) => cellsOf(name, middleOf(audits)))
    const spared: string[] = []
    for (const { name, path, audits } of pages.slice(0, 3)) {
      const result = await audit(`${url}${path}`, { ...bytesOnly, extraHeaders: { 'Save-Data': 'on' } })
      spared.push(`${name} ${kilobytes(result)} instead of ${kilobytes(middleOf(audits))}`)
    }
    const lost = pages.flatMap(({ name, audits }) => lostPoints(name, middleOf(audits)))
    const notes = [...notesOf(benchmarkIndex, multiplier, runs), `For those who spare data: ${spared.join(', ')}.`]
    return { title: '(c) Lighthouse', head, rows, notes: [...notes, ...lost] }
  })

const head = ['page', 'scores', 'LCP', 'TBT', 'CLS', 'transfer', '']

const notesOf = (benchmarkIndex: number, multiplier: number, runs: number): string[] => [
  `Mobile profile with simulated throttling; the run of median performance out of ${runs}. To reach: ${leastPerformance} for performance and 100 for the others, but for SEO where search engines are kept out on purpose.`,
  `The phone is as many times slower than this machine as Lighthouse’s documentation gives for its \`benchmarkIndex\`, ${count(benchmarkIndex)}: ×${multiplier} (bench/support/cpu-multiplier.ts).`,
]

/** The speed of this machine as Lighthouse measures it. */
const calibrate = async (url: string, runs: number): Promise<number> => {
  const indexes: number[] = []
  for (let run = 0; run < runs; run += 1)
    indexes.push((await audit(url, { onlyCategories: ['seo'] })).environment.benchmarkIndex)
  return indexes.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN
}

const middleOf = (results: Result[]): Result => {
  const performanceOf = (result: Result) => result.categories.performance?.score ?? 0
  return results.toSorted((a, b) => performanceOf(a) - performanceOf(b))[Math.floor(results.length / 2)] as Result
}

const audit = async (url: string, flags: Flags): Promise<Result> => {
  const chrome = await launch({
    ...(process.env.CHROMIUM_PATH && { chromePath: process.env.CHROMIUM_PATH }),
    chromeFlags: ['--headless', ...browserArguments],
    logLevel: 'silent',
  })
  try {
    const found = await lighthouse(url, { port: chrome.port, logLevel: 'silent', ...flags })
    if (!found || found.lhr.runtimeError) throw new Error(`Lighthouse: ${found?.lhr.runtimeError?.message} at ${url}`)
    return found.lhr
  } finally {
    chrome.kill()
  }
}

const numberOf = (result: Result, audit: string): number => result.audits[audit]?.numericValue ?? Number.NaN
const tbtOf = (result: Result): number => numberOf(result, 'total-blocking-time')
const lcpOf = (result: Result): number => numberOf(result, 'largest-contentful-paint')
const clsOf = (result: Result): number => numberOf(result, 'cumulative-layout-shift')
const kilobytes = (result: Result): string => `${count(numberOf(result, 'total-byte-weight') / 1000)} kB`

const scoresOf = ({ categories: scored }: Result): number[] =>
  categories.flatMap((category) => (scored[category] ? [Math.round((scored[category].score ?? 0) * 100)] : []))

const cellsOf = (name: string, result: Result): string[] => [
  name,
  scoresOf(result).join(' '),
  `${(lcpOf(result) / 1000).toFixed(2)} s`,
  `${Math.round(tbtOf(result))} ms`,
  clsOf(result).toFixed(3),
  kilobytes(result),
  verdict(isReached(result)),
]

const isReached = (result: Result): boolean => {
  const [performance = 0, ...others] = scoresOf(result)
  const judged = result.audits['is-crawlable']?.score === 1 ? others : others.slice(0, -1)
  return performance >= leastPerformance && judged.every((score) => score === 100)
}

const lostPoints = (name: string, result: Result): string[] => {
  const lost = Object.values(result.categories).flatMap(({ auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 0.995)
      .map(({ id }) => `${result.audits[id]?.title} (${id}, ${Math.round((result.audits[id]?.score ?? 0) * 100)})`),
  )
  return lost.length > 0 ? [`${name} loses points by: ${lost.join('; ')}.`] : []
}
