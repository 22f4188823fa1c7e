import { type Database, openDatabase } from '@colocdar/api/db/database'
import { sweepFraicheur } from '@colocdar/api/features/fraicheur/fraicheur-sweep.service'
import { searchOffres } from '@colocdar/api/features/offres/offres-search.service'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { count, type Findings, ms, verdict } from '../support/table.ts'
import { openWorkbench } from '../support/workbench.ts'

const usual = { offres: 1_000_000, sleeping: 1_000_000 }
const quick = { offres: 20_000, sleeping: 5_000 }
/** Nobody may wait longer for the sweep, and searches beside it may take at most this many times as long. */
const longestWaitMs = 500
const slowdown = 1.5

/** All ads are due at once: how long does each batch take, who waits for it, and how are searches beside it. */
export const measureFraicheur = async ({ short }: { short: boolean }): Promise<Findings> => {
  const plan = short ? quick : usual
  const workbench = await openWorkbench([plan.offres])
  const url = workbench.databaseOf(plan.offres)
  await makeDue(url, plan.sleeping)
  const [sweeper, visitor, owner] = [1, 1, 1].map((maxConnections) => openDatabase({ url, maxConnections }))
  if (!sweeper || !visitor || !owner) throw new Error('no database')
  try {
    const alone = await during(visitor, owner, (until) => pause(until, short ? 1_000 : 10_000))
    const batches: number[] = []
    let swept = { rappelees: 0, endormies: 0 }
    const beside = await during(visitor, owner, async () => {
      swept = await sweepFraicheur({ ...deps, db: timed(sweeper, batches) })
    })
    const [most, wait] = [at(batches, 1), at(beside.edits, 1)]
    const ratio = at(beside.searches, 0.5) / at(alone.searches, 0.5)
    return {
      title: '(o) Freshness',
      head: ['what', 'p50', 'p99', 'most', 'to reach', ''],
      rows: [
        [
          `batches that put ${count(swept.endormies)} of ${count(plan.offres)} offers to sleep`,
          ...three(batches),
          '',
          '',
        ],
        ['an edit of an offer, alone', ...three(alone.edits), '', ''],
        [
          'an edit of an offer, beside the sweep',
          ...three(beside.edits),
          ms(longestWaitMs),
          verdict(wait < longestWaitMs),
        ],
        ['a page of the list, alone', ...three(alone.searches), '', ''],
        [
          'a page of the list, beside the sweep',
          ...three(beside.searches),
          `p50 × ${slowdown}`,
          verdict(ratio < slowdown),
        ],
      ],
      notes: [
        `Every batch is a transaction: locks are held for at most ${ms(most)}. Offers that wait for their question are asked at most 5,000 a run. Three connections, one each for the sweep, for visitors and for owners who confirm offers.`,
      ],
    }
  } finally {
    for (const database of [sweeper, visitor, owner]) await database.close()
    await workbench.dispose()
  }
}

const now = new Date()
const deps = {
  clock: () => now,
  mails: { enqueue: async () => {}, enqueueMany: async () => {}, cancel: async () => {}, forget: async () => {} },
}

/** The same database, which notes how long each transaction takes. */
const timed = ({ db }: Database, times: number[]): Database['db'] =>
  Object.assign(Object.create(db), {
    transaction: async (work: Parameters<typeof db.transaction>[0]) => {
      const start = performance.now()
      const result = await db.transaction(work)
      times.push(performance.now() - start)
      return result
    },
  })

interface Beside {
  searches: number[]
  edits: number[]
}

/** Visitors search and owners confirm, one after the other, until the work is done. */
const during = async (
  visitor: Database,
  owner: Database,
  work: (until: AbortSignal) => Promise<void>,
): Promise<Beside> => {
  const done = new AbortController()
  const searches: number[] = []
  const edits: number[] = []
  const visitors = repeat(done.signal, searches, (round) =>
    searchOffres(null, visitor.db, { page: round % 5, size: 12, villeId: 1 + (round % 10), tri: 'recent' }),
  )
  const owners = repeat(done.signal, edits, (round) =>
    owner.db.execute(sql`update offres set confirmee_le = now() where id = ${1 + ((round * 7919) % 10_000)}`),
  )
  await work(done.signal)
  done.abort()
  await Promise.all([visitors, owners])
  return { searches, edits }
}

const repeat = async (until: AbortSignal, times: number[], act: (round: number) => Promise<unknown>): Promise<void> => {
  for (let round = 0; !until.aborted; round += 1) {
    const start = performance.now()
    await act(round)
    times.push(performance.now() - start)
    await pause(until, 20)
  }
}

const pause = (_until: AbortSignal, milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

const at = (times: number[], part: number): number => {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

const three = (times: number[]): string[] => [0.5, 0.99, 1].map((part) => ms(at(times, part)))

/** Asked in vain: on a connection of its own, since that of the site has a time limit for each statement. */
const makeDue = async (url: string, sleeping: number): Promise<void> => {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query('set session_replication_role = replica')
    await client.query(`update offres set confirmee_le = now() - interval '40 days',
      rappelee_le = case when id <= ${sleeping} then now() - interval '20 days' end`)
    await client.query('vacuum (analyze) offres')
  } finally {
    await client.end()
  }
}
