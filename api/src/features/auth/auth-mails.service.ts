import type { Deps } from '../../deps.ts'
import {
  type AlerteMail,
  type FraicheurMail,
  isTokenMail,
  type Mail,
  type MessageMail,
  type ReadyMail,
  type TokenMail,
} from '../../mail/mail-queue.ts'
import type { MailTokenPurpose } from '../../schema/auth.ts'
import { lockUtilisateur } from '../utilisateurs/utilisateurs-account.service.ts'
import { issueToken } from './auth-tokens.service.ts'

const purposes: Record<TokenMail['template'], MailTokenPurpose> = {
  verification: 'verification',
  reinitialisation: 'reset',
}

/** A queued mail with its token, if it has one; null when nobody needs it any more. */
export const prepareMail = async (
  deps: Pick<Deps, 'db' | 'clock'>,
  mail: Exclude<Mail, MessageMail | AlerteMail | FraicheurMail>,
  mailId: string,
): Promise<ReadyMail | null> => {
  if (!isTokenMail(mail)) return mail
  const { template, to, username } = mail
  const token = await tokenFor(deps, mail, mailId)
  return token === null ? null : { template, to, username, token }
}

/** A retry of the same mail gets a second token beside the first: nobody knows which of the two mails arrived. */
const tokenFor = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { template, utilisateurId }: TokenMail,
  mailId: string,
): Promise<string | null> =>
  db.transaction(async (tx) => {
    const utilisateur = await lockUtilisateur(tx, { id: utilisateurId })
    if (!utilisateur || utilisateur.blockedAt) return null
    if (template === 'verification' && utilisateur.emailVerifiedAt) return null
    return issueToken(tx, { purpose: purposes[template], utilisateurId, mailId, now: clock() })
  })
