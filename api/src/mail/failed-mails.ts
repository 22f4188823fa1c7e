import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { mailJobs } from './mail-queue.ts'

/** A mail that was given up: refused for good, or after days of trying. */
export interface FailedMail extends Record<string, unknown> {
  template: string
  to: string
  reason: string
  failedAt: Date
}

const failed = sql`name = ${mailJobs.name} and state = 'failed'`

/** They stay for thirty days, oldest first, unless somebody deals with them. */
export const listFailedMails = async (db: Db): Promise<FailedMail[]> => {
  const { rows } = await db.execute<FailedMail>(sql`
    select data ->> 'template' as template, data ->> 'to' as "to", coalesce(output ->> 'message', '') as reason,
      coalesce(completed_on, created_on) as "failedAt"
    from pgboss.job where ${failed} order by completed_on, id`)
  return rows
}

/** Tries them once more, from the beginning; returns how many. */
export const retryFailedMails = async (db: Db): Promise<number> => {
  const { rowCount } = await db.execute(sql`
    update pgboss.job set state = 'retry', retry_count = 0, start_after = now(), completed_on = null where ${failed}`)
  return rowCount ?? 0
}

/** Deletes them; returns how many. */
export const discardFailedMails = async (db: Db): Promise<number> =>
  (await db.execute(sql`delete from pgboss.job where ${failed}`)).rowCount ?? 0
