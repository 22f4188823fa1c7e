import { wrongPassword } from '@colocdar/contracts/donnees'
import { AppError } from '@colocdar/contracts/errors'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Acteur } from '../../http/acteur.ts'
import type { CallLog } from '../../http/route.ts'
import { verifyPassword } from '../auth/passwords.ts'
import { lockAdmins } from '../comptes/comptes-changes.repository.ts'
import { purgeOrphanImages } from '../images/images-purge.service.ts'
import { recordJournal } from '../journal/journal.service.ts'
import {
  abandonImages,
  deleteAnswersTo,
  deleteCompte,
  deleteMessagesFrom,
  type LeavingCompte,
  lockLeavingCompte,
  selectPasswordHash,
} from './donnees-removal.repository.ts'

/** Deletes the member's own account: what is personal goes, the journal and the log of numbers keep ids. */
export const removeCompte = async (
  acteur: Acteur,
  deps: Deps,
  { password, log }: { password: string; log: CallLog },
): Promise<void> => {
  const passwordHash = await requirePassword(acteur, deps, password)
  await deps.db.transaction(async (tx) => {
    const admins = await lockAdmins(tx)
    const compte = await lockLeavingCompte(tx, acteur.id)
    // Deleted, or given another password, while this one was being checked.
    if (compte?.passwordHash !== passwordHash) throw new AppError('UNAUTHENTICATED')
    if (admins.length === 1 && admins[0] === acteur.id)
      throw new AppError('CONFLICT', { message: 'Il doit rester au moins un administrateur.' })
    await removeTraces(tx, deps, acteur.id, compte)
    await deleteCompte(tx, acteur.id)
    const { email: to, username } = compte
    await deps.mails.enqueue(tx, { template: 'compteSupprime', to, username })
  })
  // The pictures' rows wait for the purge: should it fail here, the next hour's takes them.
  await purgeOrphanImages(deps).catch((error: unknown) => log.warn({ err: error }, 'pictures left to the next purge'))
}

/** A session left open must not be enough, nor a place to guess the password at leisure. */
const requirePassword = async (acteur: Acteur, deps: Deps, password: string): Promise<string> => {
  const limitKey = `suppression|${acteur.id}`
  await deps.limits.check('signinFailure', limitKey)
  const passwordHash = await selectPasswordHash(deps.db, acteur.id)
  const matches = await verifyPassword(passwordHash, password)
  if (matches && passwordHash !== null) {
    // Guesses that were sent all at once passed the first check together.
    await deps.limits.check('signinFailure', limitKey)
    return passwordHash
  }
  await deps.limits.take('signinFailure', limitKey)
  throw new AppError('INVALID', { message: wrongPassword, details: { password: wrongPassword } })
}

const removeTraces = async (tx: Db, deps: Deps, id: number, compte: LeavingCompte): Promise<void> => {
  await abandonImages(tx, id)
  await deleteAnswersTo(tx, id)
  // Anybody can type an address into the contact form: only its owner may have what was sent from it deleted.
  if (compte.emailVerified) await deleteMessagesFrom(tx, compte.email)
  await deps.mails.forget(tx, compte.email)
  await recordJournal(tx, {
    acteurId: id,
    action: 'remove',
    objet: 'utilisateur',
    objetId: id,
    avant: { roles: compte.roles },
    createdAt: deps.clock(),
  })
}
