/** A queue as PostgreSQL knows it. */
export interface JobQueue {
  name: string
  /** Waits `delaySeconds`, then twice as long after each failure, up to `maxDelaySeconds`. */
  retry: { limit: number; delaySeconds: number; maxDelaySeconds: number }
  /** A job that has been active for longer died with its process and is given to another. */
  expireSeconds: number
  /** When a job starts by itself; without it, jobs are sent. */
  cron?: string
  /** Of `cron`; UTC by default. */
  timeZone?: string
  /** Its data is personal: a job is deleted once it is done. */
  erased?: true
}

/** A queue, and what to do with its jobs. */
export interface JobWorker {
  queue: JobQueue
  handle(job: { id: string; data: object; retryCount?: number }): Promise<unknown>
}
