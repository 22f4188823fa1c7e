import { AppError } from '@colocdar/contracts/errors'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { lockRecipient, type Recipient, updateEmailVerified } from './auth.repository.ts'
import { selectMailToken, useMailToken } from './auth-tokens.repository.ts'
import { atSteadyPace } from './steady-pace.ts'
import { hashToken } from './tokens.ts'

/** Queues the verification mail in the caller's transaction. */
export const sendVerification = (
  db: Db,
  { mails }: Pick<Deps, 'mails'>,
  { id, email, username }: Pick<Recipient, 'id' | 'email' | 'username'>,
): Promise<void> => mails.enqueue(db, { template: 'verification', to: email, username, utilisateurId: id })

/** Says the same whether the account exists, is verified already, or has had enough mails. */
export const resendVerification = async (deps: Deps, email: string): Promise<{ message: string }> => {
  await atSteadyPace(async () => {
    if (!(await deps.limits.tryTake('mail', email.toLowerCase()))) return
    await deps.db.transaction(async (tx) => {
      const recipient = await lockRecipient(tx, { email })
      if (!recipient || recipient.blockedAt || recipient.emailVerifiedAt) return
      await sendVerification(tx, deps, recipient)
    })
  })
  return { message: 'Si cette adresse attend sa vérification, un e-mail vient de lui être envoyé.' }
}

/** A second use within the token's validity is a reload of the page: it gets the same answer. */
export const verifyEmail = async (deps: Deps, token: string): Promise<string> => {
  const lookup = { tokenHash: hashToken(token), purpose: 'verification', now: deps.clock() } as const
  const known = await selectMailToken(deps.db, lookup)
  if (!known) throw invalidLink()
  if (!known.usedAt) await deps.db.transaction((tx) => useVerification(tx, known.utilisateurId, lookup))
  return 'Votre adresse e-mail est vérifiée. Merci\u00a0!'
}

const useVerification = async (db: Db, utilisateurId: number, lookup: Parameters<typeof useMailToken>[1]) => {
  await lockRecipient(db, { id: utilisateurId })
  if (await useMailToken(db, lookup)) return updateEmailVerified(db, utilisateurId, lookup.now)
  // While this one waited for the lock, another use came first, or a newer token took its place.
  if (!(await selectMailToken(db, lookup))) throw invalidLink()
}

const invalidLink = () =>
  new AppError('INVALID', {
    message: 'Ce lien de vérification est invalide ou a expiré. Demandez-en un nouveau.',
  })
