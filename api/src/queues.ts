import { deleteExpiredTokens } from './features/auth/auth-cleanup.ts'
import { purgeOrphanImages } from './features/images/images-purge.service.ts'
import { deleteAnswersBefore } from './idempotency/idempotency.repository.ts'
import type { JobDeps, JobQueue } from './jobs/job-queue.ts'
import { deleteExpiredLimits } from './limits/limits.repository.ts'
import { mailQueue } from './mail/mail.job.ts'

const purge = (name: string, cron: string, handle: (deps: JobDeps) => Promise<unknown>): JobQueue => ({
  name: `purge-${name}`,
  cron,
  // The next hour brings another chance.
  retry: { limit: 3, delaySeconds: 30, maxDelaySeconds: 300 },
  expireSeconds: 600,
  handle: async (_job, deps) => void (await handle(deps)),
})

const dayMs = 24 * 3_600_000

/** Everything that happens outside a request. */
export const jobQueues: JobQueue[] = [
  mailQueue,
  purge('images', '7 * * * *', purgeOrphanImages),
  purge('tokens', '17 * * * *', deleteExpiredTokens),
  purge('limits', '27 * * * *', ({ db, clock }) => deleteExpiredLimits(db, clock())),
  purge('answers', '37 * * * *', ({ db, clock }) => deleteAnswersBefore(db, new Date(clock().getTime() - dayMs))),
]
