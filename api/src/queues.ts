import { moroccanTime } from '@colocdar/contracts/jour'
import type { Deps } from './deps.ts'
import { sendDailyAlertes } from './features/alertes/alertes-annonces.service.ts'
import { deleteExpiredTokens } from './features/auth/auth-tokens.service.ts'
import { purgeConversations } from './features/conversations/conversations-departures.service.ts'
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
import { readPayload } from './mail/mail-payload.ts'
import { mailJobs } from './mail/mail-queue.ts'
import type { MailTransport } from './mail/mail-transport.ts'
import { renderMail } from './mail/render-mail.ts'
import { featureMails } from './mails.ts'

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
    { queue: mailJobs, handle: (job) => sendMail(deps, job) },
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

const sendMail = async (deps: WorkerDeps, { id, data }: { id: string; data: object }): Promise<void> => {
  const { kind, to, fields } = readPayload(featureMails, data)
  const ready = await kind.prepare(deps, fields, id)
  if (!ready) return
  const { publicUrl } = deps.config
  // Every attempt at one job sends the same Message-ID, so that a mailbox shows the mail once.
  const messageId = `<${id}@${new URL(publicUrl).hostname}>`
  await deps.mailTransport.send({ messageId, to, ...renderMail(kind.content(ready), publicUrl) })
}
