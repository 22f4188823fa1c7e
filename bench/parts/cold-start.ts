import { get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { villesSeed } from '@colocdar/api/features/villes/villes.seed'
import { freePort } from '../../e2e/support/free-port.ts'
import { startScript } from '../support/processes.ts'
import { count, type Findings, ms, verdict } from '../support/table.ts'
import { visitPaths } from '../support/visit-paths.ts'
import { openWorkbench } from '../support/workbench.ts'

const usual = { offres: 20_000, perSecond: 50, starts: 3 }
const quick = { offres: 2_000, perSecond: 5, starts: 1 }
const firstMs = 10_000

/** A process starts while visitors already come: how long the first waits, and how long the slowest of those after. */
export const measureColdStart = async ({ short }: { short: boolean }): Promise<Findings> => {
  const plan = short ? quick : usual
  const workbench = await openWorkbench([plan.offres])
  try {
    const starts: Start[] = []
    for (let n = 0; n < plan.starts; n += 1) {
      const site = { databaseUrl: workbench.databaseOf(plan.offres), dataDir: workbench.dataDir }
      starts.push(await startUnderTraffic(site, plan))
    }
    const median = (of: (start: Start) => number) => starts.map(of).toSorted((a, b) => a - b)[plan.starts >> 1] ?? 0
    const refused = median((start) => start.refused)
    const rows = [
      ['first answer, from the start of the process', ms(median(({ firstAnswer }) => firstAnswer)), '', ''],
      ['then, of the first 10 s: half of the visitors wait', ms(median(({ p50 }) => p50)), '', ''],
      ['the slowest visitor waits', ms(median(({ slowest }) => slowest)), '', ''],
      ['visitors turned away', count(refused), 'none', verdict(refused === 0)],
    ]
    const notes = [
      `One process on a database of ${count(plan.offres)} offers, ${plan.perSecond} visitors a second from the first moment, all of whom wait until the port is open; the median of ${plan.starts} starts. The mix of visitors is that of (f), on an empty cache and code that was never run.`,
    ]
    return { title: '(h) A cold start with traffic', head: ['what', 'measured', 'to reach', ''], rows, notes }
  } finally {
    await workbench.dispose()
  }
}

interface Start {
  firstAnswer: number
  p50: number
  slowest: number
  refused: number
}

const startUnderTraffic = async (
  site: { databaseUrl: string; dataDir: string },
  { offres, perSecond }: typeof usual,
): Promise<Start> => {
  const port = await freePort()
  const nextPath = visitPaths(offres, villesSeed.length)
  const began = performance.now()
  const starting = startScript<{ url: string }>('support/site.script.ts', { ...site, port })
  let firstAnswer = Number.POSITIVE_INFINITY
  let refused = 0
  const waits: number[] = []
  const visits: Promise<void>[] = []

  // One of them tries for all: each trying by itself would slow the start down.
  const open = untilOpen(`http://127.0.0.1:${port}`)
  const visit = async (due: number): Promise<void> => {
    await open
    const status = await statusOf(`http://127.0.0.1:${port}${nextPath()}`)
    const now = performance.now()
    if (status !== 200 && status !== 404) refused += 1
    else if (status === 200) firstAnswer = Math.min(firstAnswer, now)
    if (due >= firstAnswer) waits.push(now - due)
  }

  for (let n = 0; performance.now() < firstAnswer + firstMs; n += 1) {
    const due = began + (n * 1000) / perSecond
    await sleep(Math.max(0, due - performance.now()))
    visits.push(visit(due))
  }
  await Promise.all(visits)
  await (await starting).stop()
  const sorted = waits.toSorted((a, b) => a - b)
  const p50 = sorted[Math.floor(sorted.length / 2)] ?? 0
  return { firstAnswer: firstAnswer - began, p50, slowest: sorted.at(-1) ?? 0, refused }
}

const untilOpen = async (url: string): Promise<void> => {
  while ((await statusOf(`${url}/healthz`)) === 'closed') await sleep(20)
}

const statusOf = (url: string): Promise<number | 'closed'> =>
  new Promise((resolve) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
    }).on('error', () => resolve('closed'))
  })
