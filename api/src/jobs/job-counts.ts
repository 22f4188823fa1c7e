import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import type { JobQueue } from './job-queue.ts'

const states = { waiting: ['created', 'retry'], active: ['active'], failed: ['failed'] } as const

export interface JobCount {
  queue: string
  state: keyof typeof states
  count: number
}

/** Waiting, active and failed jobs of each queue. Zeros are included, so that graphs have no gaps. */
export const countJobs = async (db: Db, queues: JobQueue[]): Promise<JobCount[]> => {
  const { rows } = await db.execute<{ name: string; state: string; count: number }>(sql`
    select name, state, count(*)::int as count from pgboss.job where state <> 'completed' group by name, state`)
  return queues.flatMap(({ name: queue }) =>
    Object.entries(states).map(([state, stored]) => ({
      queue,
      state: state as JobCount['state'],
      count: rows
        .filter((row) => row.name === queue && stored.some((known) => known === row.state))
        .reduce((total, row) => total + row.count, 0),
    })),
  )
}
