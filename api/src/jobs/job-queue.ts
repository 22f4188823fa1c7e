import type { Deps } from '../deps.ts'
import type { MailTransport } from '../mail/mail-transport.ts'

/** What the handlers of jobs work with. */
export interface JobDeps extends Pick<Deps, 'config' | 'db' | 'storage' | 'clock'> {
  mailTransport: MailTransport
}

export interface JobQueue<Data extends object = object> {
  name: string
  /** Waits `delaySeconds`, then twice as long after each failure, up to `maxDelaySeconds`. */
  retry: { limit: number; delaySeconds: number; maxDelaySeconds: number }
  /** A job at work for longer than this died with its process and is given to another. */
  expireSeconds: number
  /** When a job starts by itself, in UTC; without it, jobs are sent. */
  cron?: string
  /** Its data is personal: a job is erased once it is done. */
  erased?: true
  handle(job: { id: string; data: Data }, deps: JobDeps): Promise<void>
}
