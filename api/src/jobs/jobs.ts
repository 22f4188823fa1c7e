import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { fromDrizzle, type Job, type JobResult, PgBoss } from 'pg-boss'
import type { Servers } from '../db/connection/servers.ts'
import { type Db, openDatabase } from '../db/database.ts'
import type { Notifications } from '../db/notifications.ts'
import type { JobQueue, JobWorker } from './job-queue.ts'
import { PermanentFailure } from './permanent-failure.ts'
import { RetryLater } from './retry-later.ts'

interface SendOptions {
  /** A UUID. A second job with the same id is ignored. */
  id?: string
  afterSeconds?: number
}

interface JobsOptions {
  servers: Servers
  /** Of new jobs: without them workers only poll. */
  notifications?: Notifications
  log: { warn(details: object, message: string): void }
  /** Seconds between polls for retries; a new job is notified at once. */
  pollingSeconds?: number
}

const stopGraceMs = 5_000

const applicationName = 'colocdar-jobs'

const uuidParts = /^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/

export type Jobs = Awaited<ReturnType<typeof openJobs>>

/** Opens the queues that `prepareJobs` created. Jobs are sent in the caller's transaction. */
export const openJobs = async ({ servers, notifications, log, pollingSeconds = 5 }: JobsOptions) => {
  const onError = (error: Error) => log.warn({ err: error }, 'job queue in trouble')
  const { pool, close } = openDatabase({ servers, maxConnections: 3, applicationName, onError })
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) => pool.query(text, values),
      ...(notifications && {
        async listen(channel: string, onNotification: (payload: string) => void, onConnected: () => void) {
          const end = await notifications.subscribe({
            channels: [channel],
            onNotification: (_channel, payload) => onNotification(payload),
            onConnected,
            onLost: (error) => onError(error ?? new Error('no notifications of jobs')),
          })
          return { close: async () => end() }
        },
      }),
    },
    migrate: false,
    useListenNotify: notifications !== undefined,
  })
  boss.on('error', onError)
  boss.on('warning', (warning) => log.warn({ warning }, 'job queue warns'))
  await boss.start().catch(async (error) => {
    await close()
    throw error
  })
  const run = async ({ queue, handle }: JobWorker, job: Job): Promise<JobResult> => {
    try {
      await handle(job as Job<object>).catch((error: unknown) => sendAgain(queue, job as Job<object>, error))
      if (queue.erased) await boss.deleteJob(queue.name, { id: job.id, retryCount: job.retryCount })
      return { id: job.id, status: 'completed' }
    } catch (error) {
      const { message } = error as Error
      log.warn({ err: error, queue: queue.name, jobId: job.id, retryCount: job.retryCount }, 'job failed')
      return { id: job.id, status: error instanceof PermanentFailure ? 'deadletter' : 'failed', output: { message } }
    }
  }
  /** As another job, whose id follows from this one: the process may die before this one is done, and repeat it. */
  const sendAgain = async (queue: JobQueue, job: Job<object>, error: unknown): Promise<void> => {
    if (!(error instanceof RetryLater)) throw error
    const id = createHash('sha256').update(job.id).digest('hex').replace(uuidParts, '$1-$2-$3-$4-$5')
    await boss.send(queue.name, job.data, { id, startAfter: error.seconds })
  }
  return {
    async send(db: Db, queue: JobQueue, data: object, { id, afterSeconds }: SendOptions = {}): Promise<void> {
      await boss.send(queue.name, data, {
        db: fromDrizzle(db, sql),
        ...(id && { id }),
        ...(afterSeconds && { startAfter: afterSeconds }),
      })
    },
    /** Many by one statement. */
    async sendMany(db: Db, queue: JobQueue, list: (Required<SendOptions> & { data: object })[]): Promise<void> {
      if (list.length === 0) return
      const rows = list.map(({ id, data, afterSeconds }) => ({ id, data, startAfter: afterSeconds }))
      await boss.insert(queue.name, rows, { db: fromDrizzle(db, sql) })
    },
    /** Removes a job that has not started. */
    async cancel(db: Db, queue: JobQueue, id: string): Promise<void> {
      await boss.deleteJob(queue.name, id, { db: fromDrizzle(db, sql) })
    },
    /** Processes that start workers share the jobs among them. */
    async startWorkers(workers: JobWorker[]): Promise<void> {
      for (const worker of workers) {
        const options = {
          perJobResults: true,
          batchSize: 5,
          burstWhenBatchFull: true,
          pollingIntervalSeconds: pollingSeconds,
          notifyPollingIntervalSeconds: pollingSeconds,
        } as const
        await boss.work<object, unknown, typeof options>(worker.queue.name, options, (jobs) =>
          Promise.all(jobs.map((job) => run(worker, job))),
        )
      }
    },
    /** Gives active jobs a few seconds to finish; an interrupted one is retried later. */
    async stop(): Promise<void> {
      await boss.stop({ timeout: stopGraceMs })
      await close()
    },
  }
}
