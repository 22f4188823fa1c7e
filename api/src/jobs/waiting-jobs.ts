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
 * The SQL that selects jobs which were sent and not completed, for a backup. An active one may run twice, as with any
 * retry. Scheduled jobs are left out: their schedule starts them again.
 */
export const selectWaitingJobs = (client: pg.Client, queues: JobQueue[]): string => {
  const names = queues.filter(({ cron }) => !cron).map(({ name }) => client.escapeLiteral(name))
  return `select id, name, data, start_after from pgboss.job
    where state in ('created', 'retry', 'active') and name in (${names.join(', ')})`
}

/** Inserts jobs into prepared queues over the caller's connection, and so in its transaction. */
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
