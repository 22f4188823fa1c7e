import { AppError } from '@colocdar/contracts/errors'
import { passwordRequired } from '@colocdar/contracts/texts/auth.fr'
import { linkIncomplete } from '@colocdar/contracts/texts/common.fr'
import type { Deps } from '../../deps.ts'
import { isAdmin } from '../../http/acteur.ts'
import { hashToken } from '../../tokens.ts'
import { removeClesOf } from '../cles/cles.service.ts'
import { changeAccount, lockUtilisateur } from '../utilisateurs/utilisateurs-account.service.ts'
import { motDePasseChange, reinitialisation } from './auth.mails.ts'
import * as texts from './auth.texts.fr.ts'
import { requireChoosable } from './auth-choice.rules.ts'
import { hashPassword, withPaddedTime } from './auth-passwords.rules.ts'
import { endSessionsOf } from './auth-sessions.service.ts'
import { selectMailToken, useMailToken } from './auth-tokens.repository.ts'
import { deadLink } from './auth-tokens.service.ts'
import { sendVerification } from './auth-verification.service.ts'

/** The answer does not reveal whether the account exists. */
export const forgotPassword = async (deps: Deps, email: string): Promise<{ message: string }> => {
  await withPaddedTime(async () => {
    if (!(await deps.limits.tryTake('mail', email))) return
    await sendReset(deps, email)
  })
  return { message: texts.resetSent }
}

/** Ends every session and passkey of the account: some may be those of a person who knew the old password. */
export const resetPassword = async (
  deps: Deps,
  { token, newPassword }: { token?: string | undefined; newPassword?: string | undefined },
): Promise<{ message: string }> => {
  if (!token || !newPassword) throw incomplete({ token, newPassword })
  const lookup = { tokenHash: hashToken(token), purpose: 'reset', now: deps.clock() } as const
  const known = await selectMailToken(deps.db, lookup)
  if (!known || known.usedAt) throw await deadLink(deps.db, lookup, texts.resetLinkDead)
  const passwordHash = await hashPassword(newPassword)
  await deps.db.transaction(async (tx) => {
    const utilisateur = await lockUtilisateur(tx, { id: known.utilisateurId })
    if (!utilisateur || !(await useMailToken(tx, lookup))) throw await deadLink(tx, lookup, texts.resetLinkDead)
    // Rolls back: the link is still good for another password.
    requireChoosable('newPassword', newPassword, utilisateur.roles)
    await changeAccount(tx, utilisateur.id, { passwordHash })
    await endSessionsOf(tx, utilisateur.id)
    // Of an administrator they are a second factor, which a mailbox alone must not take away.
    const cles = !isAdmin(utilisateur) && (await removeClesOf(tx, utilisateur.id))
    const { email, username } = utilisateur
    await deps.mails.enqueue(tx, motDePasseChange.to(email, { username, ...(cles && { cles }) }))
  })
  return { message: texts.resetDone }
}

/** Who may have typed the address of another person verifies it first, and then asks again. */
const sendReset = ({ db, mails }: Deps, to: string): Promise<void> =>
  db.transaction(async (tx) => {
    const utilisateur = await lockUtilisateur(tx, { email: to })
    if (!utilisateur || utilisateur.blockedAt) return
    if (!utilisateur.emailVerifiedAt) return sendVerification(tx, { mails }, utilisateur, { oubli: true })
    const { id: utilisateurId, email, username } = utilisateur
    await mails.enqueue(tx, reinitialisation.to(email, { username, utilisateurId }))
  })

const incomplete = (given: { token: string | undefined; newPassword: string | undefined }) =>
  new AppError('INVALID', {
    details: {
      ...(!given.token && { token: linkIncomplete }),
      ...(!given.newPassword && { newPassword: passwordRequired }),
    },
  })
