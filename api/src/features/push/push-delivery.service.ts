import type { Langue } from '@colocdar/contracts/langues'
import type { PushReglages } from '@colocdar/contracts/push'
import type { Deps } from '../../deps.ts'
import type { CallLog } from '../../http/route.ts'
import { RetryLater } from '../../jobs/retry-later.ts'
import type { PushContent, PushJob } from '../../push/push-queue.ts'
import type { PushTransport } from '../../push/push-transport.ts'
import { deleteAppareils, selectTarget } from './push.repository.ts'
import { quietSeconds, toPayload } from './push.rules.ts'
import { defaultReglages, vapidKey } from './push.service.ts'

interface DeliveryDeps extends Pick<Deps, 'db' | 'clock' | 'config'> {
  pushTransport: PushTransport
  log: Pick<CallLog, 'warn'>
}

interface Reader extends Pick<PushReglages, 'apercu'> {
  langue: Langue
}

// What is older is in the mail, and on the site.
const dayMs = 24 * 3_600_000

/** Sends a notification to a device, and says whether it left. `prepare` answers null when it is no longer needed. */
export const deliverPush = async (
  { db, clock, config, pushTransport, log }: DeliveryDeps,
  { appareilId, sujet, le }: Pick<PushJob, 'appareilId' | 'sujet' | 'le'>,
  prepare: (reader: Reader) => Promise<PushContent | null>,
): Promise<boolean> => {
  const now = clock()
  const target = await selectTarget(db, appareilId, now)
  const { calme, apercu, ...wanted } = target?.reglages ?? defaultReglages
  const ageMs = now.getTime() - new Date(le).getTime()
  const againIn = (seconds: number): void => {
    if (ageMs + seconds * 1000 < dayMs) throw new RetryLater(seconds)
  }
  if (!target || !wanted[sujet] || ageMs >= dayMs) return false
  const quiet = calme ? quietSeconds(now) : 0
  if (quiet > 0) {
    againIn(quiet)
    return false
  }
  const content = await prepare({ langue: target.langue, apercu })
  if (!content) return false
  const outcome = await pushTransport.send(
    target,
    {
      payload: toPayload(content, config.publicUrl),
      topic: content.tag,
      ttlSeconds: Math.floor((dayMs - ageMs) / 1000),
    },
    { vapid: { key: await vapidKey(db), subject: config.push.subject }, hosts: config.push.hosts, now },
  )
  if (outcome.result === 'delivered') return true
  if (outcome.result === 'gone') await deleteAppareils(db, target.utilisateurId, [appareilId])
  else {
    const service = new URL(target.endpoint).hostname
    log.warn({ service, appareilId, reason: outcome.reason }, 'a notification was not taken')
    // Twice as long each time, and longer where the service says so.
    if (outcome.result === 'later') againIn(Math.max(outcome.seconds ?? 30, Math.min(3600, Math.ceil(ageMs / 1000))))
  }
  return false
}
