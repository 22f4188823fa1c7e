import type { Db } from '../db/database.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { discardJobsWith } from '../jobs/stored-jobs.ts'
import type { Mail, MailKind } from './mail-kind.ts'
import { writePayload } from './mail-payload.ts'

/** For mails that may be cancelled: a UUID, and how long the mail waits. */
export interface DelayedMail {
  id: string
  afterSeconds: number
}

export interface MailQueue {
  /** In the caller's transaction: the mail is sent if and only if it commits. */
  enqueue(db: Db, mail: Mail, delay?: DelayedMail): Promise<void>
  /** Many at once, by one statement. */
  enqueueMany(db: Db, mails: (DelayedMail & { mail: Mail })[]): Promise<void>
  /** Removes a mail that was not sent yet, in the caller's transaction. Does nothing for any other id. */
  cancel(db: Db, id: string): Promise<void>
  /** Deletes the waiting and failed mails about the account with this address, in the caller's transaction. */
  forget(db: Db, address: string): Promise<void>
}

/** Retries for days while the mail server is down: about 120 times, in the end once an hour. */
export const mailJobs: JobQueue = {
  name: 'mail',
  retry: { limit: 120, delaySeconds: 10, maxDelaySeconds: 3600 },
  expireSeconds: 120,
  // Recipients and contents are stored only until the mail has left.
  erased: true,
}

export const createMailQueue = (jobs: Jobs, kinds: readonly MailKind[]): MailQueue => ({
  enqueue: (db, mail, delay) => jobs.send(db, mailJobs, writePayload(mail), delay),
  enqueueMany: (db, list) =>
    jobs.sendMany(
      db,
      mailJobs,
      list.map(({ mail, ...delay }) => ({ data: writePayload(mail), ...delay })),
    ),
  cancel: (db, id) => jobs.cancel(db, mailJobs, id),
  forget: (db, address) =>
    discardJobsWith(
      db,
      mailJobs,
      kinds.filter(({ outlivesAccount }) => !outlivesAccount).map(({ template }) => ({ to: address, template })),
    ),
})
