import type { JobQueue } from '../jobs/job-queue.ts'
import type { JobSender } from '../jobs/jobs.ts'
import { writePayload } from './mail-payload.ts'
import { accountTemplates, type MailQueue } from './mail-queue.ts'

/** Retries for days while the mail server is down: about 120 times, in the end once an hour. */
export const mailJobs: JobQueue = {
  name: 'mail',
  retry: { limit: 120, delaySeconds: 10, maxDelaySeconds: 3600 },
  expireSeconds: 120,
  // Recipients and contents are stored only until the mail has left.
  erased: true,
}

export const createMailQueue = (jobs: JobSender): MailQueue => ({
  enqueue: (db, mail, delay) => jobs.send(db, mailJobs, writePayload(mail), delay),
  enqueueMany: (db, list) =>
    jobs.sendMany(
      db,
      mailJobs,
      list.map(({ mail, ...delay }) => ({ data: writePayload(mail), ...delay })),
    ),
  cancel: (db, id) => jobs.cancel(db, mailJobs, id),
  forget: (db, address) =>
    jobs.discard(
      db,
      mailJobs,
      accountTemplates.map((template) => ({ to: address, template })),
    ),
})
