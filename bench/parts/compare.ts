import { pathToFileURL } from 'node:url'
import { freePort } from '../../e2e/support/free-port.ts'
import { type Cost, measureMade, measureStored, type Site } from '../support/answers.ts'
import { startScript } from '../support/processes.ts'
import type { SiteOptions } from '../support/site.script.ts'
import { count, type Findings, ms, ratio, verdict } from '../support/table.ts'
import { type Name, pathsOf, targets } from '../support/targets.ts'
import { openWorkbench } from '../support/workbench.ts'

const usual = { offres: 20_000, connections: 8, seconds: 4, warmUpSeconds: 10, share: 1, rounds: 2 }
const quick = { ...usual, offres: 2_000, warmUpSeconds: 2, share: 1 / 10, rounds: 1 }

const mostCpu = 1.25
const names = Object.keys(targets) as Name[]

type Pair = [ours: Site, theirs: Site]

/** This checkout beside another one, built and on the same database: `BENCH_OTHER=../colocdar-1.1 npm run bench -- compare`. */
export const measureCompare = async ({ short }: { short: boolean }): Promise<Findings> => {
  const other = process.env.BENCH_OTHER
  if (!other) throw new Error('BENCH_OTHER names the folder of another checkout, built, to compare with.')
  const plan = short ? quick : usual
  const workbench = await openWorkbench([plan.offres])
  const start = async (folder: URL, uncached: boolean): Promise<Site> => {
    const { dataDir } = workbench
    const options = { port: await freePort(), databaseUrl: workbench.databaseOf(plan.offres), dataDir, uncached }
    return startScript('support/site.script.ts', options satisfies SiteOptions, { from: folder })
  }
  const withPair = async (uncached: boolean, measure: (pair: Pair) => Promise<string[][]>): Promise<string[][]> => {
    const here = new URL('../', import.meta.url)
    const pair: Pair = [await start(here, uncached), await start(pathToFileURL(`${other}/bench/`), uncached)]
    const rows = await measure(pair)
    for (const site of pair) await site.stop()
    return rows
  }
  /** Rounds of one and the other in turn: a busy moment of the machine hits both. */
  const inTurn = async (pair: Pair, measure: (site: Site) => Promise<Cost>): Promise<[Cost[], Cost[]]> => {
    const costs: [Cost[], Cost[]] = [[], []]
    for (let round = 0; round < plan.rounds; round += 1)
      for (const [index, site] of pair.entries()) costs[index]?.push(await measure(site))
    return costs
  }
  try {
    const made = await withPair(true, async (pair) => {
      const paths = await pathsOf(pair[0].ready.url, plan)
      const rows: string[][] = []
      for (const name of names) {
        const run = { ...paths[name], connections: plan.connections, warmUpSeconds: plan.warmUpSeconds }
        const costs = await inTurn(pair, (site) => measureMade([site], targets[name], run))
        rows.push(rowOf(`${targets[name].label}, uncached`, costs, `at most ${mostCpu}`, (cpu) => cpu <= mostCpu))
      }
      return rows
    })
    const stored = await withPair(false, async (pair) => {
      const rows: string[][] = []
      for (const name of names) {
        const run = { path: targets[name].cached, seconds: plan.seconds, connections: plan.connections }
        const costs = await inTurn(pair, (site) => measureStored([site], targets[name], run))
        rows.push(rowOf(`${targets[name].label}, cached`, costs))
      }
      return rows
    })
    return { title, head, rows: [...made, ...stored], notes: notesOf(plan) }
  } finally {
    await workbench.dispose()
  }
}

const title = '(p) Beside another version'
const head = ['what', 'CPU here', 'CPU there', 'ratio', 'requests/s here', 'there', 'to reach', '']
const notesOf = ({ offres, connections, rounds }: typeof usual): string[] => [
  `CPU: milliseconds of Node and PostgreSQL a request; ${count(offres)} offers, ${connections} connections, ${rounds} rounds of each in turn.`,
]

const rowOf = (what: string, [ours, theirs]: [Cost[], Cost[]], goal = '', holds?: (ratio: number) => boolean) => {
  const cpu = (costs: Cost[]) => mean(costs.map((cost) => cost.cpu.node + cost.cpu.postgres))
  const rate = (costs: Cost[]) => count(mean(costs.map(({ perSecond }) => perSecond)))
  const share = cpu(ours) / cpu(theirs)
  return [
    what,
    ms(cpu(ours)),
    ms(cpu(theirs)),
    ratio(share),
    rate(ours),
    rate(theirs),
    goal,
    holds ? verdict(holds(share)) : '',
  ]
}

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
