import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import type { JobQueue } from './job-queue.ts'

const states = { waiting: ['created', 'retry'], active: ['active'], failed: ['failed'] } as const

export interface QueueState {
  queue: string
  /** Zeros are included, so that graphs have no gaps. */
  counts: Record<keyof typeof states, number>
  /** The age of the oldest job that is not done yet; 0 without any. */
  oldestSeconds: number
}

interface StoredCount extends Record<string, unknown> {
  name: string
  state: string
  count: number
  seconds: number
}

/** Waiting, active and failed jobs of each queue, and how long the oldest has been waiting. Those that are not due yet do not wait. */
export const countJobs = async (db: Db, queues: JobQueue[]): Promise<QueueState[]> => {
  const { rows } = await db.execute<StoredCount>(sql`
    select name, state, count(*)::int as count,
      greatest(0, extract(epoch from now() - min(case when state = 'created' then start_after else created_on end)))::float as seconds
    from pgboss.job where state <> 'completed' and not (state = 'created' and start_after > now()) group by name, state`)
  return queues.map(({ name: queue }) => {
    const own = rows.filter(({ name }) => name === queue)
    const inState = (wanted: readonly string[]) => own.filter(({ state }) => wanted.includes(state))
    const count = (wanted: readonly string[]) => inState(wanted).reduce((total, row) => total + row.count, 0)
    return {
      queue,
      counts: { waiting: count(states.waiting), active: count(states.active), failed: count(states.failed) },
      oldestSeconds: Math.max(0, ...inState([...states.waiting, ...states.active]).map(({ seconds }) => seconds)),
    }
  })
}
