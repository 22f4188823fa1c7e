import { openDatabase } from '@colocdar/api/db/database'
import { createViewCounter } from '@colocdar/api/features/vues/vues-counter.service'
import { freePort } from '../../e2e/support/free-port.ts'
import { type Cpu, cpuDuring } from '../support/cpu.ts'
import { startScript } from '../support/processes.ts'
import { count, type Findings, verdict } from '../support/table.ts'
import { openWorkbench, type Workbench } from '../support/workbench.ts'

const usual = { offres: 20_000, views: 20_000 }
const quick = { offres: 2_000, views: 2_000 }
// What a second brings on a busy day, and what counting it may take of a core.
const perSecond = 1_000
const largestShare = 0.05
// Views are written every five seconds.
const batch = 5 * perSecond
const connections = 16

/** What it costs to count views: by itself, and with the requests that bring them. */
export const measureVues = async ({ short }: { short: boolean }): Promise<Findings> => {
  const plan = short ? quick : usual
  const workbench = await openWorkbench([plan.offres])
  try {
    const counting = shareOf(await countAlone(workbench, plan), plan.views)
    const requests = shareOf(await countByRequests(workbench, plan), plan.views)
    const rows = [
      [
        'counting and writing',
        percent(counting),
        `at most ${percent(largestShare)}`,
        verdict(counting <= largestShare),
      ],
      ['with the requests that bring them', percent(requests), '', ''],
    ]
    return {
      title: '(n) Views',
      head: [`${count(perSecond)} views a second`, 'of a core', 'to reach', ''],
      rows,
      notes,
    }
  } finally {
    await workbench.dispose()
  }
}

const notes = [
  `Each by a visitor of its own, of ads all over the catalogue; CPU time of Node and PostgreSQL. They are written in batches of ${count(batch)}.`,
]

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

const shareOf = ({ node, postgres }: Cpu, views: number): number => ((node + postgres) / views / 1_000) * perSecond

type Plan = typeof usual

const countAlone = async ({ databaseOf }: Workbench, { offres, views }: Plan): Promise<Cpu> => {
  const database = openDatabase({ url: databaseOf(offres), maxConnections: 1 })
  const counter = createViewCounter({ db: database.db, clock: () => new Date() })
  const [, cpu] = await cpuDuring([{ pid: process.pid }], async () => {
    for (let view = 0; view < views; view += 1) {
      counter.add({ type: 'offre', id: 1 + (view % offres), visitor: `198.51.100.${view} alone` })
      if (view % batch === batch - 1) await counter.flush()
    }
    await counter.flush()
  })
  await database.close()
  return cpu
}

const countByRequests = async ({ databaseOf, dataDir }: Workbench, { offres, views }: Plan): Promise<Cpu> => {
  const site = await startScript<{ url: string }>('support/site.script.ts', {
    port: await freePort(),
    databaseUrl: databaseOf(offres),
    dataDir,
  })
  let next = 0
  const visitor = async () => {
    while (next < views) {
      const view = next++
      const answer = await fetch(`${site.ready.url}/api/vues`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': `phone ${view}` },
        body: JSON.stringify({ type: 'offre', id: 1 + (view % offres) }),
      })
      if (answer.status !== 204) throw new Error(`a view was answered by ${answer.status}`)
      await answer.arrayBuffer()
    }
  }
  const [, cpu] = await cpuDuring([site], () => Promise.all(Array.from({ length: connections }, visitor)))
  await site.stop()
  return cpu
}
