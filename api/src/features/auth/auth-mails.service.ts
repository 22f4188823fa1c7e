import type { Deps } from '../../deps.ts'
import type { MailTokenPurpose } from '../../schema/auth.ts'
import { lockUtilisateur } from '../utilisateurs/utilisateurs-account.service.ts'
import { issueToken } from './auth-tokens.service.ts'

/**
 * A mail with its token; null when it is no longer needed. A retry of the same mail gets a second token beside the
 * first, because either of the two mails may have arrived.
 */
export const prepareTokenMail =
  (purpose: MailTokenPurpose) =>
  (
    { db, clock }: Pick<Deps, 'db' | 'clock'>,
    { username, utilisateurId }: { username: string; utilisateurId: number },
    mailId: string,
  ): Promise<{ username: string; token: string } | null> =>
    db.transaction(async (tx) => {
      const utilisateur = await lockUtilisateur(tx, { id: utilisateurId })
      if (!utilisateur || utilisateur.blockedAt) return null
      if (purpose === 'verification' && utilisateur.emailVerifiedAt) return null
      return { username, token: await issueToken(tx, { purpose, utilisateurId, mailId, now: clock() }) }
    })
