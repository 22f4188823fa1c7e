import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { hashToken } from '../../tokens.ts'
import { lockUtilisateur, markEmailVerified } from '../utilisateurs/utilisateurs-account.service.ts'
import { verification } from './auth.mails.ts'
import * as texts from './auth.texts.fr.ts'
import { withPaddedTime } from './auth-passwords.rules.ts'
import { selectMailToken, useMailToken } from './auth-tokens.repository.ts'
import { deadLink } from './auth-tokens.service.ts'

/** Queues the verification mail in the caller's transaction. */
export const sendVerification = (
  db: Db,
  { mails }: Pick<Deps, 'mails'>,
  { id, email, username }: { id: number; email: string; username: string },
  why: { oubli?: true } = {},
): Promise<void> => mails.enqueue(db, verification.to(email, { username, utilisateurId: id, ...why }))

/** The answer does not reveal whether the account exists, is already verified, or reached its limit of mails. */
export const resendVerification = async (deps: Deps, email: string): Promise<{ message: string }> => {
  await withPaddedTime(async () => {
    if (!(await deps.limits.tryTake('mail', email))) return
    await deps.db.transaction(async (tx) => {
      const utilisateur = await lockUtilisateur(tx, { email })
      if (!utilisateur || utilisateur.blockedAt || utilisateur.emailVerifiedAt) return
      await sendVerification(tx, deps, utilisateur)
    })
  })
  return { message: texts.verificationSent }
}

/** A reload of the page uses the token again, and gets the same answer while it is valid. */
export const verifyEmail = async (deps: Deps, token: string): Promise<string> => {
  const lookup = { tokenHash: hashToken(token), purpose: 'verification', now: deps.clock() } as const
  const known = await selectMailToken(deps.db, lookup)
  if (!known) throw await deadLink(deps.db, lookup, texts.verificationLinkDead)
  if (!known.usedAt) await deps.db.transaction((tx) => useVerification(tx, known.utilisateurId, lookup))
  return texts.verified
}

const useVerification = async (db: Db, utilisateurId: number, lookup: Parameters<typeof useMailToken>[1]) => {
  await lockUtilisateur(db, { id: utilisateurId })
  if (await useMailToken(db, lookup)) return markEmailVerified(db, utilisateurId, lookup.now)
  // While this call waited for the lock, the token was used by another call or replaced by a newer one.
  if (!(await selectMailToken(db, lookup))) throw await deadLink(db, lookup, texts.verificationLinkDead)
}
