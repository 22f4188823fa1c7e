import type pg from 'pg'
import { PgBoss } from 'pg-boss'

export interface WaitingJob {
  id: string
  name: string
  data: object
  start_after: Date
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
