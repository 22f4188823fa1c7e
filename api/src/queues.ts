import { moroccanTime } from '@colocdar/contracts/jour'
import type { Langue } from '@colocdar/contracts/langues'
import type { Deps } from './deps.ts'
import { sendDailyAlertes } from './features/alertes/alertes-annonces.service.ts'
import { deleteExpiredTokens } from './features/auth/auth-tokens.service.ts'
import { purgeMessages } from './features/contact/contact.service.ts'
import { sendThanks, thanksJobs } from './features/conversations/conversations-choix.service.ts'
import { purgeConversations } from './features/conversations/conversations-departures.service.ts'
import { markPushed, prepareMessagePush } from './features/conversations/conversations-push.service.ts'
import { sweepInactifs } from './features/donnees/donnees-inactifs.service.ts'
import { sweepFraicheur } from './features/fraicheur/fraicheur-sweep.service.ts'
import { purgeOrphanImages } from './features/images/images-removal.service.ts'
import { admitMail, langueOf } from './features/mails/mails.service.ts'
import { fromMail } from './features/push/push.rules.ts'
import { pushTo } from './features/push/push.service.ts'
import { deliverPush } from './features/push/push-delivery.service.ts'
import { forgetReporters } from './features/signalements/signalements.service.ts'
import { forgetShownTelephones, watchTelephones } from './features/telephone/telephone.service.ts'
import { sweepVisites } from './features/visites/visites-sweep.service.ts'
import { forgetVisitors } from './features/vues/vues.service.ts'
import type { CallLog } from './http/route.ts'
import { deleteAnswersBefore } from './idempotency/idempotency.repository.ts'
import type { JobQueue, JobWorker } from './jobs/job-queue.ts'
import { discardFailedJobs } from './jobs/stored-jobs.ts'
import { deleteExpiredLimits } from './limits/limits.repository.ts'
import type { Mail, Screen } from './mail/mail-kind.ts'
import { readPayload } from './mail/mail-payload.ts'
import { mailJobs } from './mail/mail-queue.ts'
import type { MailTransport } from './mail/mail-transport.ts'
import { renderMail } from './mail/render-mail.ts'
import { featureMails } from './mails.ts'
import { type PushContent, type PushJob, pushJobs } from './push/push-queue.ts'
import { type PushTransport, webPushTransport } from './push/push-transport.ts'

export interface WorkerDeps extends Pick<Deps, 'config' | 'db' | 'storage' | 'clock' | 'mails' | 'pushes'> {
  mailTransport: MailTransport
  /** To the services of browsers, unless a test has one of its own. */
  pushTransport?: PushTransport
  log: Pick<CallLog, 'warn'>
}

/** A queue, and what its jobs do. */
interface Task {
  queue: JobQueue
  run(deps: WorkerDeps, job: { id: string; data: object; retryCount?: number }): Promise<unknown>
}

type Act = (deps: WorkerDeps) => Promise<unknown>

const regular = (name: string, cron: string, act: Act, timeZone?: string): Task => ({
  queue: {
    name,
    cron,
    ...(timeZone && { timeZone }),
    // Few retries: the next one starts within the hour anyway.
    retry: { limit: 3, delaySeconds: 30, maxDelaySeconds: 300 },
    expireSeconds: 600,
  },
  run: (deps) => act(deps),
})

const dayMs = 24 * 3_600_000

/** Everything that happens outside a request. */
const tasks: Task[] = [
  { queue: mailJobs, run: (deps, job) => sendMail(deps, job) },
  { queue: thanksJobs, run: (deps, { data }) => sendThanks(deps, data) },
  { queue: pushJobs, run: (deps, job) => sendPush(deps, job.data as PushJob) },
  regular('purge-images', '7 * * * *', purgeOrphanImages),
  regular('purge-tokens', '17 * * * *', deleteExpiredTokens),
  regular('purge-limits', '27 * * * *', ({ db, clock }) => deleteExpiredLimits(db, clock())),
  regular('purge-answers', '37 * * * *', ({ db, clock }) =>
    deleteAnswersBefore(db, new Date(clock().getTime() - dayMs)),
  ),
  // What members wrote and nobody will send; mails wait for the operator.
  regular('purge-jobs', '7 * * * *', async ({ db, clock }) => {
    const before = new Date(clock().getTime() - 23 * 3_600_000)
    for (const queue of [thanksJobs, pushJobs]) await discardFailedJobs(db, queue, before)
  }),
  regular('purge-conversations', '47 * * * *', purgeConversations),
  regular('purge-reporters', '57 * * * *', forgetReporters),
  // Every hour, since midnight in Morocco is one of two hours in UTC: the salt of the day before must not last.
  regular('forget-visitors', '1 * * * *', forgetVisitors),
  // At 8:00 in Morocco; pg-boss reads the schedule in Node, by the same rules as `jour.ts`.
  regular('alertes-quotidiennes', '0 8 * * *', sendDailyAlertes, moroccanTime),
  regular('sweep-fraicheur', '57 * * * *', sweepFraicheur),
  // Reminders, and the mails about visits that triggers have ended.
  regular('sweep-visites', '* * * * *', sweepVisites),
  regular('sweep-inactifs', '33 3 * * *', sweepInactifs),
  regular('purge-telephones', '43 3 * * *', forgetShownTelephones),
  regular('purge-messages', '53 3 * * *', purgeMessages),
  regular('watch-telephones', '*/5 * * * *', (deps) => watchTelephones(deps, deps.log)),
]

export const jobQueues: JobQueue[] = tasks.map(({ queue }) => queue)

export const jobWorkers = (deps: WorkerDeps): JobWorker[] =>
  tasks.map(({ queue, run }) => ({ queue, handle: (job) => run(deps, job) }))

const sendMail = async (
  deps: WorkerDeps,
  { id, data, retryCount = 0 }: { id: string; data: object; retryCount?: number },
): Promise<void> => {
  const { kind, to, fields } = readPayload(featureMails, data)
  const ready = await kind.prepare(deps, fields, id)
  if (!ready) return
  const written = kind.content(ready, await langueOf(deps.db, to, fields as object))
  if (kind.push && retryCount === 0 && !written.silent) {
    // The job must not outlive the account with its address.
    const { to: _, ...about } = data as Mail
    await pushTo(deps.db, deps, { email: to }, { sujet: kind.push, mail: { id, data: about } })
  }
  const content = await admitMail(deps, { to, kind, content: written })
  if (!content) return
  const { publicUrl } = deps.config
  // Every attempt at one job sends the same Message-ID, so that a mailbox shows the mail once.
  const messageId = `<${id}@${new URL(publicUrl).hostname}>`
  await deps.mailTransport.send({ messageId, to, ...renderMail(content, publicUrl) })
}

const sendPush = async (deps: WorkerDeps, push: PushJob): Promise<void> => {
  const { db, clock, pushTransport = webPushTransport() } = deps
  const left = await deliverPush({ ...deps, pushTransport }, push, (reader) =>
    'message' in push ? prepareMessagePush(db, push.message, reader) : prepareMailPush(deps, push.mail, reader),
  )
  if (left && 'message' in push) await markPushed(db, push.message, clock())
}

/** As it is now due: by the morning, the visit may have been cancelled, or the ad withdrawn. */
const prepareMailPush = async (
  deps: WorkerDeps,
  { id, data }: { id: string; data: object },
  { langue, ...screen }: Screen & { langue: Langue },
): Promise<PushContent | null> => {
  const { kind, fields } = readPayload(featureMails, data)
  const ready = await kind.prepare(deps, fields, id, screen)
  if (!ready) return null
  const content = kind.content(ready, langue)
  return content.silent ? null : fromMail(content, id)
}
