import { sql } from 'drizzle-orm'
import { fromDrizzle, type Job, type JobResult, PgBoss } from 'pg-boss'
import type { Servers } from '../db/connection/servers.ts'
import { type Db, openDatabase } from '../db/database.ts'
import { listen } from '../db/listening.ts'
import type { JobQueue, JobWorker } from './job-queue.ts'
import { PermanentFailure } from './permanent-failure.ts'

export interface SendOptions {
  /** A UUID. A second job with the same id is ignored. */
  id?: string
  afterSeconds?: number
}

/** Sends jobs in the caller's transaction. */
export interface JobSender {
  send(db: Db, queue: JobQueue, data: object, options?: SendOptions): Promise<void>
  /** Many by one statement. */
  sendMany(db: Db, queue: JobQueue, jobs: (Required<SendOptions> & { data: object })[]): Promise<void>
  /** Removes a job that has not started. */
  cancel(db: Db, queue: JobQueue, id: string): Promise<void>
}

export interface Jobs extends JobSender {
  /** Processes that start workers share the jobs among them. */
  startWorkers(workers: JobWorker[]): Promise<void>
  /** Gives active jobs a few seconds to finish; an interrupted one is retried later. */
  stop(): Promise<void>
}

interface JobsOptions {
  servers: Servers
  log: { warn(details: object, message: string): void }
  /** Seconds between polls for retries; a new job is notified at once. */
  pollingSeconds?: number
}

const stopGraceMs = 5_000

const applicationName = 'colocdar-jobs'

/** Opens the queues that `prepareJobs` created. */
export const openJobs = async ({ servers, log, pollingSeconds = 5 }: JobsOptions): Promise<Jobs> => {
  const onError = (error: Error) => log.warn({ err: error }, 'job queue in trouble')
  const { pool, close } = openDatabase({ servers, maxConnections: 3, applicationName, onError })
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) => pool.query(text, values),
      async listen(channel, onNotification, onConnected) {
        const listening = await listen({
          servers,
          applicationName,
          channels: [channel],
          onNotification: ({ payload = '' }) => onNotification(payload),
          onConnected,
          onLost: (error) => onError(error ?? new Error('no notifications of jobs')),
        })
        return { close: async () => listening.close() }
      },
    },
    migrate: false,
    useListenNotify: true,
  })
  boss.on('error', onError)
  boss.on('warning', (warning) => log.warn({ warning }, 'job queue warns'))
  await boss.start().catch(async (error) => {
    await close()
    throw error
  })
  const run = async ({ queue, handle }: JobWorker, job: Job): Promise<JobResult> => {
    try {
      await handle(job as Job<object>)
      if (queue.erased) await boss.deleteJob(queue.name, { id: job.id, retryCount: job.retryCount })
      return { id: job.id, status: 'completed' }
    } catch (error) {
      const { message } = error as Error
      log.warn({ err: error, queue: queue.name, jobId: job.id, retryCount: job.retryCount }, 'job failed')
      return { id: job.id, status: error instanceof PermanentFailure ? 'deadletter' : 'failed', output: { message } }
    }
  }
  return {
    async send(db, queue, data, { id, afterSeconds } = {}) {
      await boss.send(queue.name, data, {
        db: fromDrizzle(db, sql),
        ...(id && { id }),
        ...(afterSeconds && { startAfter: afterSeconds }),
      })
    },
    async sendMany(db, queue, list) {
      if (list.length === 0) return
      const rows = list.map(({ id, data, afterSeconds }) => ({ id, data, startAfter: afterSeconds }))
      await boss.insert(queue.name, rows, { db: fromDrizzle(db, sql) })
    },
    async cancel(db, queue, id) {
      await boss.deleteJob(queue.name, id, { db: fromDrizzle(db, sql) })
    },
    async startWorkers(workers) {
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
    async stop() {
      await boss.stop({ timeout: stopGraceMs })
      await close()
    },
  }
}
