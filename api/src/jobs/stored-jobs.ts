// The only file that knows pg-boss's table: counts, failed jobs and backups are what its functions do not offer.
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Db } from '../db/database.ts'
import type { JobQueue } from './job-queue.ts'

export interface QueueState {
  queue: string
  /** Zeros are included, so that graphs have no gaps. */
  counts: { waiting: number; active: number; failed: number }
  /** The age of the oldest job that is not done yet; 0 without any. */
  oldestSeconds: number
}

/** Waiting, active and failed jobs of each queue, and how long the oldest has been waiting. Those that are not due yet do not wait. */
export const countJobs = async (db: Db, queues: JobQueue[]): Promise<QueueState[]> => {
  const { rows } = await db.execute<QueueState['counts'] & { name: string; seconds: number | null }>(sql`
    select name,
      count(*) filter (where state in ('created', 'retry'))::int as waiting,
      count(*) filter (where state = 'active')::int as active,
      count(*) filter (where state = 'failed')::int as failed,
      extract(epoch from now() - min(case when state = 'created' then start_after else created_on end)
        filter (where state in ('created', 'retry', 'active')))::float as seconds
    from pgboss.job where state <> 'completed' and not (state = 'created' and start_after > now()) group by name`)
  return queues.map(({ name: queue }) => {
    const { waiting = 0, active = 0, failed = 0, seconds } = rows.find(({ name }) => name === queue) ?? {}
    return { queue, counts: { waiting, active, failed }, oldestSeconds: Math.max(0, seconds ?? 0) }
  })
}

/** A job that was given up: refused for good, or after days of trying. */
export interface FailedJob extends Record<string, unknown> {
  data: Record<string, unknown>
  reason: string
  failedAt: Date
}

const failed = ({ name }: JobQueue) => sql`name = ${name} and state = 'failed'`

/** They stay for thirty days, oldest first, unless retried or discarded. */
export const listFailedJobs = async (db: Db, queue: JobQueue): Promise<FailedJob[]> => {
  const { rows } = await db.execute<FailedJob>(sql`
    select data, coalesce(output ->> 'message', '') as reason, coalesce(completed_on, created_on) as "failedAt"
    from pgboss.job where ${failed(queue)} order by completed_on, id`)
  return rows
}

/** Tries them once more, from the beginning; returns how many. */
export const retryFailedJobs = async (db: Db, queue: JobQueue): Promise<number> => {
  const { rowCount } = await db.execute(sql`
    update pgboss.job set state = 'retry', retry_count = 0, start_after = now(), completed_on = null where ${failed(queue)}`)
  return rowCount ?? 0
}

/** Deletes them, or those that were sent before; returns how many. */
export const discardFailedJobs = async (db: Db, queue: JobQueue, before?: Date): Promise<number> => {
  const { rowCount } = await db.execute(sql`delete from pgboss.job
    where ${failed(queue)} ${before ? sql`and created_on < ${before.toISOString()}` : sql``}`)
  return rowCount ?? 0
}

/** Deletes the jobs with any of this data, waiting or failed; an active one is left alone. */
export const discardJobsWith = async (db: Db, queue: JobQueue, data: object[]): Promise<void> => {
  await db.execute(sql`delete from pgboss.job
    where name = ${queue.name} and state <> 'active'
      and data @> any(array(select jsonb_array_elements(${JSON.stringify(data)}::jsonb)))`)
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

/** Before a restore. */
export const deleteAllJobs = async (client: pg.Client): Promise<void> => {
  await client.query('delete from pgboss.job')
}
