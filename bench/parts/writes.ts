import { villesSeed } from '@colocdar/api/features/villes/villes.seed'
import { freePort } from '../../e2e/support/free-port.ts'
import { type CacheCounts, cacheCountsDuring, hitRatio } from '../support/cache-counts.ts'
import { type Cpu, cpuDuring } from '../support/cpu.ts'
import { type Running, startScript } from '../support/processes.ts'
import { count, type Findings, ms, ratio, verdict } from '../support/table.ts'
import { type Visited, visit } from '../support/visitors.ts'
import { openWorkbench } from '../support/workbench.ts'
import { prepareWriters, type Writers } from '../support/writers.ts'
import type { Seen } from '../support/writes-seen.ts'

const offres = 20_000
const villes = villesSeed.length

interface Plan {
  /** Visitors a second. */
  visits: readonly number[]
  /** Writes a second. */
  writes: readonly number[]
  seconds: number
  /** Before anything is measured, and before each combination. */
  warmUp: { first: number; each: number }
}
const usual: Plan = { visits: [100, 300], writes: [0, 1, 5, 20], seconds: 30, warmUp: { first: 30, each: 3 } }
const quick: Plan = { visits: [30], writes: [0, 5], seconds: 5, warmUp: { first: 5, each: 1 } }

// As in the issue that asked for them: hits with writes compared with hits without, and the wait of most visitors.
const leastShareOfHits = 0.9
const longestP50 = 5
const longestWithdrawn = 1_000

type Site = Running<{ url: string }>
interface Measured extends Visited {
  visits: number
  writes: number
  processes: number
  hits: CacheCounts | null
  /** CPU milliseconds a visit, those of the writes included. */
  cpu: Cpu
  seen: Seen
}

/** Visitors while others write: how much of the cache survives, how long visitors wait, and what they see. */
export const measureWrites = async (options: { short: boolean }): Promise<Findings> => {
  const plan = options.short ? quick : usual
  const workbench = await openWorkbench([offres])
  const databaseUrl = workbench.databaseOf(offres)
  const writers = await prepareWriters(databaseUrl, offres)
  const start = async (processes: number): Promise<Site[]> => {
    const port = await freePort()
    const options = { port, databaseUrl, dataDir: workbench.dataDir, processes }
    return Promise.all(
      Array.from({ length: processes }, () => startScript<{ url: string }>('support/site.script.ts', options)),
    )
  }
  const measured: Measured[] = []
  try {
    for (const processes of [1, 2]) {
      const sites = await start(processes)
      const url = sites[0]?.ready.url ?? ''
      await visit({ url, perSecond: Math.max(...plan.visits), seconds: plan.warmUp.first, offres, villes })
      for (const [visits, writes] of processes === 1 ? combinationsOf(plan) : [middleOf(plan)]) {
        await visit({ url, perSecond: visits, seconds: plan.warmUp.each, offres, villes })
        measured.push(await measure(sites, writers, { visits, writes, seconds: plan.seconds }))
      }
      for (const site of sites) await site.stop()
    }
    return { title, head, rows: measured.map((row) => toRow(row, measured)), notes: notesOf(plan, measured) }
  } finally {
    await writers.close()
    await workbench.dispose()
  }
}

const combinationsOf = ({ visits, writes }: Plan) =>
  visits.flatMap((perSecond) => writes.map((changes) => [perSecond, changes] as const))

const middleOf = ({ visits, writes }: Plan) => [visits[0] ?? 0, writes[Math.ceil(writes.length / 2)] ?? 0] as const

const measure = async (
  sites: Site[],
  writers: Writers,
  { visits, writes, seconds }: { visits: number; writes: number; seconds: number },
): Promise<Measured> => {
  const url = sites[0]?.ready.url ?? ''
  const [[[visited, seen], cpu], counts] = await cacheCountsDuring(url, () =>
    cpuDuring(sites, () =>
      Promise.all([
        visit({ url, perSecond: visits, seconds, offres, villes }),
        writers.write(url, { perSecond: writes, seconds }),
      ]),
    ),
  )
  // Each process counts its own, and any of them may answer.
  const hits = sites.length === 1 ? visitorsOf(counts, seen) : null
  const { total } = visited
  const aVisit = { node: cpu.node / total, postgres: cpu.postgres / total }
  return { ...visited, visits, writes, processes: sites.length, hits, cpu: aVisit, seen }
}

/** Without those who look for a change: what they ask for has just been evicted, or is gone. */
const visitorsOf = (hits: CacheCounts, { reads }: Seen): CacheCounts => ({
  ...hits,
  miss: Math.max(0, hits.miss - reads),
})

const title = '(f) Visitors while others write'
const head = [
  'visits/s',
  'writes/s',
  'from the cache',
  'fresh / stale / miss',
  'p50',
  'p99',
  'Node',
  'PostgreSQL',
  'own changes seen',
  'withdrawn ads seen for',
  'to reach',
  '',
]

const toRow = (measured: Measured, all: Measured[]): string[] => {
  const { visits, writes, processes, hits, p50, p99, cpu, seen } = measured
  const goals = goalsOf(measured, all)
  return [
    `${visits}${processes > 1 ? `, ${processes} processes` : ''}`,
    String(writes),
    hits ? ratio(hitRatio(hits)) : '',
    hits ? [hits.hit, hits.stale, hits.miss].map(count).join(' / ') : '',
    ms(p50),
    ms(p99),
    ms(cpu.node),
    ms(cpu.postgres),
    writes > 0 ? `${seen.own - seen.ownMissed.length} of ${seen.own}` : '',
    seen.withdrawn > 0 ? `${count(seen.longestSeen)} ms (${seen.withdrawn} ads)` : '',
    goals.map(({ text }) => text).join(', '),
    goals.length > 0 ? verdict(goals.every(({ holds }) => holds)) : '',
  ]
}

const goalsOf = ({ visits, writes, hits, p50, seen, failures }: Measured, all: Measured[]) => {
  const goals: { text: string; holds: boolean }[] = []
  if (failures > 0) goals.push({ text: `no visit refused (${count(failures)})`, holds: false })
  if (writes > 0) goals.push({ text: 'all own changes', holds: seen.ownMissed.length === 0 })
  if (seen.withdrawn > 0) goals.push({ text: 'withdrawn gone in 1 s', holds: seen.longestSeen < longestWithdrawn })
  const quiet = all.find((row) => row.visits === visits && row.writes === 0)?.hits
  if (writes === 5 && hits && quiet) {
    const share = hitRatio(hits) / hitRatio(quiet)
    goals.push({
      text: `${leastShareOfHits} of the hits without writes (${ratio(share)})`,
      holds: share >= leastShareOfHits,
    })
    if (visits === 300) goals.push({ text: `p50 under ${longestP50} ms`, holds: p50 < longestP50 })
  }
  return goals
}

const notesOf = ({ seconds, warmUp }: Plan, measured: Measured[]): string[] => {
  const failed = measured.flatMap(({ seen }) => seen.failures)
  const missed = measured.flatMap(({ seen }) => seen.ownMissed)
  const unanswered = measured.reduce((sum, { failures }) => sum + failures, 0)
  return [
    `${count(offres)} offers, ${seconds} s a row after ${warmUp.first} s of visits. Visitors come at a fixed rate, and their wait counts from when they were due: 45 % details (Zipf, the newest first), 35 % lists, 15 % home, 5 % searches by the API.`,
    'Of a hundred writes 35 change a price, 15 edit an ad that waits, 15 sign in, 10 publish an ad that the administrator verifies, 10 rent and free one, 10 edit a profile, 5 withdraw an ad; those of ads on the newest 2,000. Through HTTP.',
    'Writers ask for the page and the call that show their change right after its answer, on a new connection. A withdrawn ad is looked for ten times a second, on its page and in its call. Node, PostgreSQL: CPU milliseconds a visit, for visits, writes and these requests together; hits are those of visitors.',
    ...(failed.length > 0 ? [`${failed.length} requests of writers were refused: ${failed[0]}`] : []),
    ...(missed.length > 0 ? [`Not seen at once: ${missed.slice(0, 3).join('; ')}`] : []),
    ...(unanswered > 0 ? [`${unanswered} visits failed.`] : []),
  ]
}
