import type { Deps } from '../../deps.ts'
import { isTokenMail, type LeavingMail, type Mail, type TokenMail } from '../../mail/mail-queue.ts'
import type { MailTokenPurpose } from '../../schema/auth.ts'
import { type Destinataire, lockDestinataire } from './auth.repository.ts'
import { replaceMailToken } from './auth-tokens.repository.ts'
import { hashToken, newToken } from './tokens.ts'

export const resetHours = 1

/** What the token of each mail is good for, how long from the moment it leaves, and for whom there is still a need. */
const tokenRules = {
  verification: { purpose: 'verification', hours: 24, isNeeded: ({ emailVerifiedAt }) => emailVerifiedAt === null },
  reinitialisation: { purpose: 'reset', hours: resetHours, isNeeded: () => true },
} as const satisfies Record<
  TokenMail['template'],
  { purpose: MailTokenPurpose; hours: number; isNeeded: (destinataire: Destinataire) => boolean }
>

/** A queued mail with its token, if it has one; null when nobody needs it any more. */
export const toLeavingMail = async (
  deps: Pick<Deps, 'db' | 'clock'>,
  mail: Mail,
  mailId: string,
): Promise<LeavingMail | null> => {
  if (!isTokenMail(mail)) return mail
  const { template, to, username } = mail
  const token = await issueToken(deps, mail, mailId)
  return token === null ? null : { template, to, username, token }
}

/** Another try of the same mail gets a token beside the first one's: nobody knows which of the two arrived. */
const issueToken = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { template, utilisateurId }: TokenMail,
  mailId: string,
): Promise<string | null> =>
  db.transaction(async (tx) => {
    const { purpose, hours, isNeeded } = tokenRules[template]
    const destinataire = await lockDestinataire(tx, { id: utilisateurId })
    if (!destinataire || destinataire.blockedAt || !isNeeded(destinataire)) return null
    const token = newToken()
    const createdAt = clock()
    const expiresAt = new Date(createdAt.getTime() + hours * 3_600_000)
    await replaceMailToken(tx, { tokenHash: hashToken(token), purpose, utilisateurId, mailId, createdAt, expiresAt })
    return token
  })
