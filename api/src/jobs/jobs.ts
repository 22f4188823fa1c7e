import { sql } from 'drizzle-orm'
import { fromDrizzle, type Job, type JobResult, PgBoss } from 'pg-boss'
import type { Db } from '../db/database.ts'
import type { CallLog } from '../http/route.ts'
import type { JobDeps, JobQueue } from './job-queue.ts'
import { PermanentFailure } from './permanent-failure.ts'

export interface SendOptions {
  /** A UUID of the caller's choice; a second job with the same one is ignored. */
  id?: string
  afterSeconds?: number
}

/** Jobs as services see them: part of their own transaction. */
export interface JobSender {
  send<Data extends object>(db: Db, queue: JobQueue<Data>, data: Data, options?: SendOptions): Promise<void>
  /** Takes back a job that still waits. */
  cancel(db: Db, queue: JobQueue, id: string): Promise<void>
  /** Drops the jobs whose data says this, whether they wait or failed; one at work is left alone. */
  discard(db: Db, queue: JobQueue, data: Record<string, string>): Promise<void>
}

export interface Jobs extends JobSender {
  /** Starts working on what the queues hold, here and in every other process that does. */
  startWorkers(queues: JobQueue[], deps: JobDeps): Promise<void>
  /** Lets jobs at work finish for a few seconds; what is cut off is done again later. */
  stop(): Promise<void>
}

interface JobsOptions {
  databaseUrl: string
  log: CallLog
  /** Seconds between looks at the queues for retries; news of a job arrives at once. */
  pollingSeconds?: number
}

const stopGraceMs = 5_000

/** Joins the queues that `migrateDatabase` prepared. */
export const openJobs = async ({ databaseUrl, log, pollingSeconds = 5 }: JobsOptions): Promise<Jobs> => {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'colocdar-jobs',
    max: 3,
    migrate: false,
    useListenNotify: true,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'job queue in trouble'))
  boss.on('warning', (warning) => log.warn({ warning }, 'job queue warns'))
  await boss.start()
  return {
    async send(db, queue, data, { id, afterSeconds } = {}) {
      await boss.send(queue.name, data, {
        db: fromDrizzle(db, sql),
        ...(id && { id }),
        ...(afterSeconds && { startAfter: afterSeconds }),
      })
    },
    async cancel(db, queue, id) {
      await boss.deleteJob(queue.name, id, { db: fromDrizzle(db, sql) })
    },
    async discard(db, queue, data) {
      // pg-boss finds jobs by id alone.
      await db.execute(sql`delete from pgboss.job
        where name = ${queue.name} and state <> 'active' and data @> ${JSON.stringify(data)}::jsonb`)
    },
    async startWorkers(queues, deps) {
      for (const queue of queues) {
        const options = {
          perJobResults: true,
          batchSize: 5,
          burstWhenBatchFull: true,
          pollingIntervalSeconds: pollingSeconds,
          notifyPollingIntervalSeconds: pollingSeconds,
        } as const
        await boss.work<object, unknown, typeof options>(queue.name, options, (jobs) =>
          Promise.all(jobs.map((job) => run({ boss, queue, deps, log }, job))),
        )
      }
    },
    stop: () => boss.stop({ timeout: stopGraceMs }),
  }
}

interface Run {
  boss: PgBoss
  queue: JobQueue
  deps: JobDeps
  log: CallLog
}

const run = async ({ boss, queue, deps, log }: Run, job: Job): Promise<JobResult> => {
  try {
    await queue.handle(job, deps)
    if (queue.erased) await boss.deleteJob(queue.name, { id: job.id, retryCount: job.retryCount })
    return { id: job.id, status: 'completed' }
  } catch (error) {
    const { message } = error as Error
    log.warn({ err: error, queue: queue.name, jobId: job.id, retryCount: job.retryCount }, 'job failed')
    return { id: job.id, status: error instanceof PermanentFailure ? 'deadletter' : 'failed', output: { message } }
  }
}
