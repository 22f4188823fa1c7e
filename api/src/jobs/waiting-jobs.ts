import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import type { JobQueue } from './job-queue.ts'

export interface WaitingJob {
  id: string
  name: string
  data: object
  start_after: Date
}

/**
 * Selects what must not get lost: jobs that were sent and are not done. One at work may be done already; doing it again
 * under the same id is what a retry does too. Queues that start by themselves will do so again.
 */
export const selectWaitingJobs = (client: pg.Client, queues: JobQueue[]): string => {
  const names = queues.filter(({ cron }) => !cron).map(({ name }) => client.escapeLiteral(name))
  return `select id, name, data, start_after from pgboss.job
    where state in ('created', 'retry', 'active') and name in (${names.join(', ')})`
}

/** Puts jobs back into prepared queues, over a connection of the caller's and thus in its transaction. */
export const openWaitingJobs = async (client: pg.Client) => {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    migrate: false,
    supervise: false,
    schedule: false,
  })
  boss.on('error', () => {})
  await boss.start()
  return {
    async insert(jobs: WaitingJob[]) {
      const byQueue = Map.groupBy(jobs, ({ name }) => name)
      for (const [name, list] of byQueue) {
        await boss.insert(
          name,
          list.map(({ id, data, start_after: startAfter }) => ({ id, data, startAfter })),
        )
      }
    },
    close: () => boss.stop({ graceful: false }),
  }
}
