import type { JobSender } from '../jobs/jobs.ts'
import { mailQueue } from './mail.job.ts'
import type { MailQueue } from './mail-queue.ts'

export const createMailQueue = (jobs: JobSender): MailQueue => ({
  enqueue: (db, mail, delay) => jobs.send(db, mailQueue, mail, delay),
  cancel: (db, id) => jobs.cancel(db, mailQueue, id),
  forget: (db, address) => jobs.discard(db, mailQueue, { to: address }),
})
