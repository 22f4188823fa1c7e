import { AppError } from '@colocdar/contracts/errors'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Acteur } from '../../http/acteur.ts'
import { requireRecentFactor } from '../../http/factor.ts'
import type { CallLog } from '../../http/route.ts'
import { deleteAnswersTo } from '../../idempotency/idempotency.repository.ts'
import { requireOwnPassword } from '../auth/auth-change.service.ts'
import { endSessionsOf } from '../auth/auth-sessions.service.ts'
import { removeMessagesFrom } from '../contact/contact.service.ts'
import { leaveAllConversations } from '../conversations/conversations-departures.service.ts'
import { abandonImagesOf, purgeOrphanImages } from '../images/images-removal.service.ts'
import { recordJournal } from '../journal/journal.service.ts'
import { clearSignalementsOf } from '../signalements/signalements.service.ts'
import {
  lockAdministrators,
  removeUtilisateur,
  requireNotLastAdministrator,
} from '../utilisateurs/utilisateurs-account.service.ts'
import { lockCountersOf } from '../villes/villes.service.ts'
import { compteSupprime } from './donnees.mails.ts'
import { type LeavingUtilisateur, lockLeavingUtilisateur, lockListingsOf } from './donnees-removal.repository.ts'

/** Deletes the member's own account and all personal data. The journal and the log of phone numbers keep ids only. */
export const removeAccount = async (
  acteur: Acteur,
  deps: Deps,
  { password, log }: { password: string; log: Pick<CallLog, 'warn'> },
): Promise<void> => {
  const { id } = acteur
  requireRecentFactor(acteur, deps.clock())
  const passwordHash = await requireOwnPassword(acteur, deps, password)
  await deps.db.transaction(async (tx) => {
    const administrators = await lockAdministrators(tx)
    await leaveAllConversations(tx, id)
    const utilisateur = await lockLeavingUtilisateur(tx, id)
    // The account was deleted, or its password changed, while this one was being checked.
    if (utilisateur?.passwordHash !== passwordHash) throw new AppError('UNAUTHENTICATED')
    requireNotLastAdministrator(administrators, id)
    await leave(tx, deps, { id, utilisateur, inactif: false })
  })
  // If this purge fails, the hourly one deletes the pictures.
  await purgeOrphanImages(deps).catch((error: unknown) => log.warn({ err: error }, 'pictures left to the next purge'))
}

interface Leaving {
  id: number
  utilisateur: LeavingUtilisateur
  /** Not asked for: the member has not come for long. */
  inactif: boolean
}

type LeaveDeps = Pick<Deps, 'mails' | 'clock'>

/** After the conversations and the member are locked, in this order. */
export const leave = async (tx: Db, deps: LeaveDeps, leaving: Leaving): Promise<void> => {
  const { id, utilisateur, inactif } = leaving
  await removeTraces(tx, deps, leaving)
  // Every other change locks listings first and counters next: this order avoids deadlocks.
  await lockListingsOf(tx, id)
  await lockCountersOf(tx, id)
  await removeUtilisateur(tx, id)
  const { email: to, username, emailVerifiedAt, langue } = utilisateur
  if (emailVerifiedAt)
    await deps.mails.enqueue(
      tx,
      compteSupprime.to(to, { username, ...(inactif && { inactif }), ...(langue !== 'fr' && { langue }) }),
    )
}

const removeTraces = async (tx: Db, deps: LeaveDeps, { id, utilisateur, inactif }: Leaving): Promise<void> => {
  await abandonImagesOf(tx, id)
  await deleteAnswersTo(tx, id)
  await clearSignalementsOf(tx, id)
  if (utilisateur.emailVerifiedAt) await removeMessagesFrom(tx, utilisateur.email)
  await deps.mails.forget(tx, utilisateur.email)
  await endSessionsOf(tx, id)
  await recordJournal(tx, {
    acteurId: id,
    action: 'remove',
    objet: 'utilisateur',
    objetId: id,
    avant: { roles: utilisateur.roles },
    ...(inactif && { apres: { inactif } }),
    createdAt: deps.clock(),
  })
}
