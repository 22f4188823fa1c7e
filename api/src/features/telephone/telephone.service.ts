import { AppError } from '@colocdar/contracts/errors'
import type { Deps } from '../../deps.ts'
import { type Acteur, requireSelf } from '../../http/acteur.ts'
import { type Caller, toCaller } from '../../limits/caller-keys.ts'
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
  selectEmail,
  selectShownTelephones,
} from './telephone.repository.ts'

/** Returns the number and records to whom it was shown. */
export const showTelephone = async (
  acteur: Acteur,
  { db, clock, limits }: Pick<Deps, 'db' | 'clock' | 'limits'>,
  { id, userId, offreId, ip }: { id: number; userId: number; offreId?: number | undefined; ip: string },
): Promise<string> => {
  requireSelf(acteur, userId)
  const cible = await selectCible(db, id)
  if (!cible?.telephone || !hasPublicTelephone(cible))
    throw new AppError('NOT_FOUND', { message: 'Numéro non disponible' })
  const now = clock()
  const viewer = toCaller({ id: acteur.id, email: await selectEmail(db, acteur.id), ip })
  await db.transaction(async (tx) => {
    await lockShownTelephones(tx, viewer)
    const shownBy = (by: keyof Caller) => selectShownTelephones(tx, { viewer, by, since: quotaStart(now) })
    const own = await shownBy('utilisateurId')
    if (isFreeRepeat(own, id, now)) return
    const seconds = (shown: ShownTelephone[]) => secondsUntilRoom(shown, id, now, limits.slack)
    requireRoom(seconds(own), manyShown.member)
    requireRoom(seconds(await shownBy('mailbox')), manyShown.member)
    requireRoom(seconds(await shownBy('network')), manyShown.network)
    await insertShownTelephone(tx, { ...viewer, cibleId: id, offreId, createdAt: now })
  })
  return cible.telephone
}

const manyShown = {
  member: 'Vous avez affiché beaucoup de numéros. Réessayez plus tard.',
  network: 'Beaucoup de numéros ont été affichés depuis votre connexion. Réessayez plus tard.',
}

const requireRoom = (retryAfter: number, message: string): void => {
  if (retryAfter > 0) throw new AppError('TOO_MANY_REQUESTS', { message, retryAfter })
}
