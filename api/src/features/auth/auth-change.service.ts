import type { PasswordChange } from '@colocdar/contracts/auth'
import { wrongPassword } from '@colocdar/contracts/donnees'
import { AppError } from '@colocdar/contracts/errors'
import type { Deps } from '../../deps.ts'
import type { Acteur } from '../../http/acteur.ts'
import { changeAccount, lockUtilisateur } from '../utilisateurs/utilisateurs-account.service.ts'
import { motDePasseChange } from './auth.mails.ts'
import { selectPasswordHash } from './auth.repository.ts'
import * as texts from './auth.texts.fr.ts'
import { requireChoosable } from './auth-choice.rules.ts'
import { hashPassword, verifyPassword } from './auth-passwords.rules.ts'
import { endOtherSessionsOf } from './auth-sessions.service.ts'

/** Every other session ends, and a mail tells the member. */
export const changeOwnPassword = async (
  acteur: Acteur,
  deps: Deps,
  { password, newPassword, token }: PasswordChange & { token: string | null },
): Promise<{ message: string }> => {
  const known = await requireOwnPassword(acteur, deps, password)
  if (password === newPassword)
    throw new AppError('INVALID', { message: texts.samePassword, details: { newPassword: texts.samePassword } })
  requireChoosable('newPassword', newPassword, acteur.roles)
  const passwordHash = await hashPassword(newPassword)
  await deps.db.transaction(async (tx) => {
    const utilisateur = await lockUtilisateur(tx, { id: acteur.id })
    // It was changed, or the account deleted, while this one was being checked.
    if (!utilisateur || (await selectPasswordHash(tx, acteur.id)) !== known) throw new AppError('UNAUTHENTICATED')
    await changeAccount(tx, acteur.id, { passwordHash })
    await endOtherSessionsOf(tx, acteur.id, token)
    const { email, username } = utilisateur
    await deps.mails.enqueue(tx, motDePasseChange.to(email, { username }))
  })
  return { message: texts.passwordChanged }
}

/**
 * Asks for the password again, since another person may be using the open session. Limited like signing in, against
 * guessing. Returns the hash, so that the caller notices a password that is changed meanwhile.
 */
export const requireOwnPassword = async ({ id }: Acteur, { db, limits }: Deps, password: string): Promise<string> => {
  await limits.check('password', id)
  const passwordHash = await selectPasswordHash(db, id)
  if ((await verifyPassword(passwordHash, password)) && passwordHash !== null) {
    // Parallel guesses all pass the first check.
    await limits.check('password', id)
    return passwordHash
  }
  await limits.take('password', id)
  throw new AppError('INVALID', { message: wrongPassword, details: { password: wrongPassword } })
}
