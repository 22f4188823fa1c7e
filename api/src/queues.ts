import { moroccanTime } from '@colocdar/contracts/jour'
import type { Deps } from './deps.ts'
import { sendDailyAlertes } from './features/alertes/alertes-annonces.service.ts'
import { prepareAlerteMail } from './features/alertes/alertes-mails.service.ts'
import { prepareMail } from './features/auth/auth-mails.service.ts'
import { deleteExpiredTokens } from './features/auth/auth-tokens.service.ts'
import { purgeConversations } from './features/conversations/conversations-departures.service.ts'
import { prepareMessageMail } from './features/conversations/conversations-mails.service.ts'
import { prepareFraicheurMail } from './features/fraicheur/fraicheur.service.ts'
import { sweepFraicheur } from './features/fraicheur/fraicheur-sweep.service.ts'
import { addMissingEmpreintes } from './features/images/images-empreintes.service.ts'
import { purgeOrphanImages } from './features/images/images-removal.service.ts'
import { forgetReporters } from './features/signalements/signalements.service.ts'
import { watchTelephones } from './features/telephone/telephone.service.ts'
import { forgetVisitors } from './features/vues/vues.service.ts'
import type { CallLog } from './http/route.ts'
import { deleteAnswersBefore } from './idempotency/idempotency.repository.ts'
import type { JobQueue, JobWorker } from './jobs/job-queue.ts'
import { deleteExpiredLimits } from './limits/limits.repository.ts'
import { mailJobs } from './mail/create-mail-queue.ts'
import { readPayload } from './mail/mail-payload.ts'
import { isAlerteMail, isFraicheurMail, isMessageMail, type Mail, type ReadyMail } from './mail/mail-queue.ts'
import type { MailTransport } from './mail/mail-transport.ts'
import { sendMail } from './mail/send-mail.ts'

export interface WorkerDeps extends Pick<Deps, 'config' | 'db' | 'storage' | 'clock' | 'mails'> {
  mailTransport: MailTransport
  log: Pick<CallLog, 'warn'>
}

const regular = (name: string, cron: string): JobQueue => ({
  name,
  cron,
  // Few retries: the next one starts within the hour anyway.
  retry: { limit: 3, delaySeconds: 30, maxDelaySeconds: 300 },
  expireSeconds: 600,
})

const purges = {
  images: regular('purge-images', '7 * * * *'),
  tokens: regular('purge-tokens', '17 * * * *'),
  limits: regular('purge-limits', '27 * * * *'),
  answers: regular('purge-answers', '37 * * * *'),
  conversations: regular('purge-conversations', '47 * * * *'),
  reporters: regular('purge-reporters', '57 * * * *'),
}

const empreintes = regular('hash-images', '*/10 * * * *')
// Every hour, since midnight in Morocco is one of two hours in UTC: the salt of the day before must not last.
const visitors = regular('forget-visitors', '1 * * * *')

const fraicheur = regular('sweep-fraicheur', '57 * * * *')

const telephones = regular('watch-telephones', '*/5 * * * *')

/** At 8:00 in Morocco; pg-boss reads the schedule in Node, by the same rules as `jour.ts`. */
const dailyAlertes: JobQueue = { ...regular('alertes-quotidiennes', '0 8 * * *'), timeZone: moroccanTime }

/** Everything that happens outside a request. */
export const jobQueues: JobQueue[] = [
  mailJobs,
  ...Object.values(purges),
  visitors,
  empreintes,
  dailyAlertes,
  fraicheur,
  telephones,
]

const dayMs = 24 * 3_600_000

export const jobWorkers = (deps: WorkerDeps): JobWorker[] => {
  const { db, clock } = deps
  return [
    { queue: mailJobs, handle: ({ id, data }) => sendQueuedMail(deps, id, readPayload(data)) },
    { queue: purges.images, handle: () => purgeOrphanImages(deps) },
    { queue: purges.tokens, handle: () => deleteExpiredTokens(deps) },
    { queue: purges.limits, handle: () => deleteExpiredLimits(db, clock()) },
    { queue: purges.answers, handle: () => deleteAnswersBefore(db, new Date(clock().getTime() - dayMs)) },
    { queue: purges.conversations, handle: () => purgeConversations(deps) },
    { queue: purges.reporters, handle: () => forgetReporters(deps) },
    { queue: visitors, handle: () => forgetVisitors(deps) },
    { queue: empreintes, handle: () => addMissingEmpreintes(deps) },
    { queue: dailyAlertes, handle: () => sendDailyAlertes(deps) },
    { queue: fraicheur, handle: () => sweepFraicheur(deps) },
    { queue: telephones, handle: () => watchTelephones(deps, deps.log) },
  ]
}

const sendQueuedMail = async (deps: WorkerDeps, jobId: string, queued: Mail): Promise<void> => {
  const mail = await prepare(deps, jobId, queued)
  if (mail) await sendMail({ transport: deps.mailTransport, publicUrl: deps.config.publicUrl }, jobId, mail)
}

/** Null when nobody needs the mail any more. */
const prepare = (deps: WorkerDeps, jobId: string, queued: Mail): Promise<ReadyMail | null> => {
  if (isMessageMail(queued)) return prepareMessageMail(deps, queued, jobId)
  if (isAlerteMail(queued)) return prepareAlerteMail(deps, queued, jobId)
  if (isFraicheurMail(queued)) return prepareFraicheurMail(deps, queued)
  return prepareMail(deps, queued, jobId)
}
