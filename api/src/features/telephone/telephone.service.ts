import { AppError } from '@colocdar/contracts/errors'
import type { Deps } from '../../deps.ts'
import { type Acteur, requireSelf } from '../../http/acteur.ts'
import {
  hasPublicTelephone,
  isFreeRepeat,
  quotaStart,
  type ShownTelephone,
  secondsUntilRoom,
} from './telephone.policy.ts'
import {
  insertShownTelephone,
  lockShownTelephones,
  selectCible,
  selectShownTelephones,
} from './telephone.repository.ts'

/** Returns the number and records to whom it was shown. */
export const showTelephone = async (
  acteur: Acteur,
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, userId }: { id: number; userId: number },
): Promise<string> => {
  requireSelf(acteur, userId)
  const cible = await selectCible(db, id)
  if (!cible?.telephone || !hasPublicTelephone(cible))
    throw new AppError('NOT_FOUND', { message: 'Numéro non disponible' })
  const now = clock()
  await db.transaction(async (tx) => {
    await lockShownTelephones(tx, acteur.id)
    const shown = await selectShownTelephones(tx, { utilisateurId: acteur.id, since: quotaStart(now) })
    if (isFreeRepeat(shown, id, now)) return
    requireQuota(shown, id, now)
    await insertShownTelephone(tx, { utilisateurId: acteur.id, cibleId: id, createdAt: now })
  })
  return cible.telephone
}

const requireQuota = (shown: ShownTelephone[], cibleId: number, now: Date): void => {
  const retryAfter = secondsUntilRoom(shown, cibleId, now)
  if (retryAfter === 0) return
  throw new AppError('TOO_MANY_REQUESTS', {
    message: 'Vous avez affiché beaucoup de numéros. Réessayez plus tard.',
    retryAfter,
  })
}
