import { pathToFileURL } from 'node:url'
import { inLangue, type Langue } from '@colocdar/contracts/langues'
import { freePort } from '../../e2e/support/free-port.ts'
import { type Cost, measureMade, type Site } from '../support/answers.ts'
import { fetchBytes } from '../support/fetch-bytes.ts'
import { startScript } from '../support/processes.ts'
import type { SiteOptions } from '../support/site.script.ts'
import { count, type Findings, ms, ratio, verdict } from '../support/table.ts'
import { type Name, pathsOf, targets } from '../support/targets.ts'
import { openWorkbench } from '../support/workbench.ts'

const usual = { offres: 20_000, connections: 8, warmUpSeconds: 10, share: 1, rounds: 2 }
const quick = { ...usual, offres: 2_000, warmUpSeconds: 2, share: 1 / 10, rounds: 1 }

const mostCpu = 1.25
const names = Object.keys(targets) as Name[]
/** Pages in Arabic are compared with the other version's in French: 1.1 has no others. */
const inArabic = names.filter((name) => targets[name].type === 'text/html')
const compared = [
  ...names.map((name) => ({ name, label: targets[name].label, langue: 'fr' as Langue })),
  ...inArabic.map((name) => ({ name, label: `${targets[name].label} in Arabic`, langue: 'ar' as Langue })),
]

type Pair = [ours: Site, theirs: Site]

/** This checkout beside another one, built and on the same database: `BENCH_OTHER=../colocdar-1.1 npm run bench -- compare`. */
export const measureCompare = async ({ short }: { short: boolean }): Promise<Findings> => {
  const other = process.env.BENCH_OTHER
  if (!other) throw new Error('BENCH_OTHER names the folder of another checkout, built, to compare with.')
  const plan = short ? quick : usual
  const workbench = await openWorkbench([plan.offres])
  /** Rounds of one and the other in turn: a busy moment of the machine hits both. */
  const inTurn = async (
    pair: Pair,
    langue: Langue,
    measure: (site: Site, at: (path: string) => string) => Promise<Cost>,
  ): Promise<[Cost[], Cost[]]> => {
    const costs: [Cost[], Cost[]] = [[], []]
    for (let round = 0; round < plan.rounds; round += 1)
      for (const [index, site] of pair.entries())
        costs[index]?.push(await measure(site, (path) => (index === 0 ? inLangue(langue, path) : path)))
    return costs
  }
  try {
    const { dataDir } = workbench
    const start = async (folder: URL): Promise<Site> => {
      const options = {
        port: await freePort(),
        databaseUrl: workbench.databaseOf(plan.offres),
        dataDir,
        uncached: true,
      }
      return startScript('support/site.script.ts', options satisfies SiteOptions, { from: folder })
    }
    const pair: Pair = [await start(new URL('../', import.meta.url)), await start(pathToFileURL(`${other}/bench/`))]
    const paths = await pathsOf(pair[0].ready.url, plan)
    const rows: string[][] = []
    const { connections, warmUpSeconds } = plan
    for (const { name, label, langue } of compared) {
      const costs = await inTurn(pair, langue, (site, at) => {
        const run = { paths: paths[name].paths.map(at), warmUp: paths[name].warmUp.map(at) }
        return measureMade([site], targets[name], { ...run, connections, warmUpSeconds })
      })
      const path = targets[name].cached
      const bytes = [await bytesOf(pair[0], inLangue(langue, path)), await bytesOf(pair[1], path)]
      rows.push(rowOf(label, costs, bytes))
    }
    for (const site of pair) await site.stop()
    return { title, head, rows, notes: notesOf(plan) }
  } finally {
    await workbench.dispose()
  }
}

const bytesOf = async ({ ready }: Site, path: string): Promise<number> =>
  (await fetchBytes(`${ready.url}${path}`)).bytes.length

const title = '(p) Beside another version'
const head = ['uncached', 'CPU here', 'there', 'ratio', 'requests/s here', 'there', 'bytes here', 'there', '']
const notesOf = ({ offres, connections, rounds }: typeof usual): string[] => [
  `CPU: milliseconds of Node and PostgreSQL a request, of which at most ${mostCpu} times as many are allowed; ${count(offres)} offers, ${connections} connections, ${rounds} rounds of each in turn. Bytes: of one answer as first sent; what the cache keeps is compressed further.`,
]

const rowOf = (what: string, [ours, theirs]: [Cost[], Cost[]], bytes: number[]): string[] => {
  const cpu = (costs: Cost[]) => mean(costs.map((cost) => cost.cpu.node + cost.cpu.postgres))
  const rate = (costs: Cost[]) => count(mean(costs.map(({ perSecond }) => perSecond)))
  const share = cpu(ours) / cpu(theirs)
  const figures = [ms(cpu(ours)), ms(cpu(theirs)), ratio(share), rate(ours), rate(theirs)]
  return [what, ...figures, ...bytes.map(count), verdict(share <= mostCpu)]
}

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
