import { freePort } from '../../e2e/support/free-port.ts'
import { detailsOf, listAt, placesOf } from '../support/addresses.ts'
import { measureMade } from '../support/answers.ts'
import { cacheCountsDuring, hitRatio } from '../support/cache-counts.ts'
import { fetchBytes } from '../support/fetch-bytes.ts'
import { startScript } from '../support/processes.ts'
import { count, type Findings, ms, ratio, verdict } from '../support/table.ts'
import { targets } from '../support/targets.ts'
import { openWorkbench } from '../support/workbench.ts'

const usual = { offres: 20_000, crawled: 5_000, read: 300 }
const quick = { offres: 2_000, crawled: 300, read: 30 }
// As large robots do: a few connections, as fast as the answers come.
const connections = 4
const leastKept = 0.95

/** A robot asks for every detail once: what a page costs, and what is left in the cache of what people read. */
export const measureCrawl = async ({ short }: { short: boolean }): Promise<Findings> => {
  const plan = short ? quick : usual
  const workbench = await openWorkbench([plan.offres])
  const site = await startScript<{ url: string }>('support/site.script.ts', {
    port: await freePort(),
    databaseUrl: workbench.databaseOf(plan.offres),
    dataDir: workbench.dataDir,
  })
  const { url } = site.ready
  try {
    const details = detailsOf(plan.offres)
    const warmUp = details.slice(0, plan.crawled / 10)
    const paths = details.slice(warmUp.length, warmUp.length + plan.crawled)
    const lists = (await placesOf(url)).slice(0, plan.read / 3).map(listAt)
    const read = ['/', ...lists, ...details.slice(-plan.read + lists.length + 1)]
    for (let visit = 0; visit < 2; visit += 1) await askFor(url, read)

    const [, before] = await cacheCountsDuring(url, () => askFor(url, read))
    const { perSecond, cpu } = await measureMade([site], targets.detail, { paths, warmUp, connections })
    const [, after] = await cacheCountsDuring(url, () => askFor(url, read))

    const aPage = cpu.node + cpu.postgres
    const rows = [
      ['a page that is asked for once', `Node ${ms(cpu.node)}, PostgreSQL ${ms(cpu.postgres)}`, '', ''],
      ['pages a second; a second and core', `${count(perSecond)}; ${count(1000 / aPage)}`, '', ''],
      ['a million pages', `${(aPage / 3.6).toFixed(1)} core hours`, '', ''],
      [`${count(read.length)} pages that people read, from the cache before`, ratio(hitRatio(before)), '', ''],
      [
        `the same after ${count(paths.length)} pages of the robot`,
        ratio(hitRatio(after)),
        `${leastKept}`,
        verdict(hitRatio(after) >= leastKept),
      ],
    ]
    return { title: '(g) A crawl', head: ['what', 'measured', 'to reach', ''], rows, notes: notesOf(plan.offres) }
  } finally {
    await site.stop()
    await workbench.dispose()
  }
}

const askFor = async (url: string, paths: string[]): Promise<void> => {
  for (const path of paths) await fetchBytes(`${url}${path}`)
}

const notesOf = (offres: number): string[] => [
  `One process, ${count(offres)} offers, a robot with ${connections} connections that asks for details that were never asked for before. CPU time with that of PostgreSQL.`,
  'Those that people read were asked for twice before, and once more after the robot, whose pages would fill the cache twice.',
]
