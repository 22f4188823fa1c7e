import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import type { JobQueue } from './job-queue.ts'

const daySeconds = 86_400

/** Creates or updates pg-boss's schema, our queues and their schedules. */
export const prepareJobs = (client: pg.Client, queues: JobQueue[]): Promise<void> =>
  withBoss(client, async (boss) => {
    for (const queue of queues) await prepareQueue(boss, queue)
    await unscheduleOthers(boss, queues)
  })

export interface WaitingJob {
  id: string
  name: string
  data: object
  start_after: Date
}

/** Inserts jobs into prepared queues, in the caller's transaction. */
export const insertWaitingJobs = (client: pg.Client, jobs: WaitingJob[]): Promise<void> =>
  withBoss(client, async (boss) => {
    for (const [name, list] of Map.groupBy(jobs, ({ name }) => name)) {
      const rows = list.map(({ id, data, start_after: startAfter }) => ({ id, data, startAfter }))
      await boss.insert(name, rows)
    }
  })

/** pg-boss over the caller's connection, which only does what it is asked for. */
const withBoss = async (client: pg.Client, act: (boss: PgBoss) => Promise<void>): Promise<void> => {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    supervise: false,
    schedule: false,
  })
  // Without a listener an error event would end the process. A failing statement still rejects its call.
  boss.on('error', () => {})
  await boss.start()
  try {
    await act(boss)
  } finally {
    await boss.stop({ graceful: false })
  }
}

const prepareQueue = async (boss: PgBoss, { name, retry, expireSeconds, cron, timeZone }: JobQueue): Promise<void> => {
  const options = {
    retryLimit: retry.limit,
    retryBackoff: true,
    retryDelay: retry.delaySeconds,
    retryDelayMax: retry.maxDelaySeconds,
    expireInSeconds: expireSeconds,
    retentionSeconds: 30 * daySeconds,
    // Failed jobs remain this long for investigation.
    deleteAfterSeconds: 30 * daySeconds,
    notify: cron === undefined,
  }
  await boss.createQueue(name, options)
  await boss.updateQueue(name, options)
  // What came due while no process ran is done when one starts, once: the next 8:00 may be a day away.
  if (cron) await boss.schedule(name, cron, null, { missed: 'once', ...(timeZone && { tz: timeZone }) })
}

const unscheduleOthers = async (boss: PgBoss, queues: JobQueue[]): Promise<void> => {
  const wanted = new Set(queues.filter(({ cron }) => cron).map(({ name }) => name))
  for (const { name } of await boss.getSchedules()) {
    if (!wanted.has(name)) await boss.unschedule(name)
  }
}
