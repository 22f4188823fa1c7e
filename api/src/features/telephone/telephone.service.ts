import { AppError } from '@colocdar/contracts/errors'
import type { Deps } from '../../deps.ts'
import type { Acteur } from '../../http/acteur.ts'
import { insertRevelation, lockRevelations, selectPublicTelephone, selectRevelations } from './telephone.repository.ts'

/** Distinct numbers that a member may see, so that nobody can collect them all. */
export const revelationQuotas = [
  { hours: 1, max: 10 },
  { hours: 24, max: 30 },
] as const

/** Shows a number and notes to whom. A number seen within the hour is shown again without counting. */
export const revealTelephone = async (
  acteur: Acteur,
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, userId }: { id: number; userId: number },
): Promise<string> => {
  if (userId !== acteur.id) throw new AppError('FORBIDDEN')
  const telephone = await selectPublicTelephone(db, id)
  if (!telephone) throw new AppError('NOT_FOUND', { message: 'Numéro non disponible' })
  const now = clock()
  await db.transaction(async (tx) => {
    await lockRevelations(tx, acteur.id)
    const seen = await selectRevelations(tx, { utilisateurId: acteur.id, since: hoursBefore(now, 24) })
    const isRepeat = seen.some(({ cibleId, at }) => cibleId === id && at > hoursBefore(now, 1))
    if (isRepeat) return
    requireQuota(seen, id, now)
    await insertRevelation(tx, { utilisateurId: acteur.id, cibleId: id, createdAt: now })
  })
  return telephone
}

interface Seen {
  cibleId: number
  at: Date
}

const requireQuota = (seen: Seen[], cibleId: number, now: Date): void => {
  const waits = revelationQuotas.map((quota) => secondsToWait(seen, cibleId, quota, now))
  const retryAfter = Math.max(...waits)
  if (retryAfter === 0) return
  throw new AppError('TOO_MANY_REQUESTS', {
    message: 'Vous avez affiché beaucoup de numéros. Réessayez plus tard.',
    retryAfter,
  })
}

/** Until enough numbers have left the window to make room for this one. */
const secondsToWait = (seen: Seen[], cibleId: number, quota: { hours: number; max: number }, now: Date): number => {
  const start = hoursBefore(now, quota.hours).getTime()
  const times = seen
    .filter((other) => other.cibleId !== cibleId)
    .map(({ at }) => at.getTime())
    .filter((at) => at > start)
    .sort((a, b) => b - a)
  const blocking = times[quota.max - 1]
  return blocking === undefined ? 0 : Math.max(1, Math.ceil((blocking - start) / 1000))
}

const hoursBefore = (date: Date, hours: number): Date => new Date(date.getTime() - hours * 3_600_000)
