import { AppError } from '@colocdar/contracts/errors'
import type { MailSujet } from '@colocdar/contracts/mails'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { MailTokenPurpose } from '../../schema/auth.ts'
import { hashToken, newToken } from '../../tokens.ts'
import { lockUtilisateur } from '../utilisateurs/utilisateurs-account.service.ts'
import * as texts from './auth.texts.fr.ts'
import {
  deleteExpired,
  deleteMailTokensOf,
  insertMailToken,
  isReplaced,
  type MailTokenLookup,
  type NewMailToken,
  replaceMailToken,
  selectMailToken,
} from './auth-tokens.repository.ts'

const stopHours = 180 * 24
const validHours: Record<MailTokenPurpose, number> = {
  verification: 24,
  reset: 1,
  messages: stopHours,
  alertes: stopHours,
  rappels: stopHours,
  visites: stopHours,
}

type TokenRequest = Pick<NewMailToken, 'purpose' | 'utilisateurId' | 'mailId'> & { now: Date }

/** Replaces the tokens of earlier mails. Lock the member first. */
export const issueToken = async (tx: Db, request: TokenRequest): Promise<string> => {
  const token = newToken()
  await replaceMailToken(tx, rowOf(token, request))
  return token
}

/** Beside those of earlier mails, whose links go on working. */
export const issueStopToken = async (
  db: Db,
  request: { purpose: MailSujet; utilisateurId: number; now: Date },
): Promise<string> => {
  const token = newToken()
  await insertMailToken(db, rowOf(token, { ...request, mailId: null }))
  return token
}

/** Whose mails of this kind the link stops; null when it is not known any more. */
export const readStopToken = async (
  db: Db,
  { token, purpose, now }: { token: string; purpose: MailSujet; now: Date },
): Promise<number | null> =>
  (await selectMailToken(db, { tokenHash: hashToken(token), purpose, now }))?.utilisateurId ?? null

const rowOf = (token: string, { now, ...request }: TokenRequest): NewMailToken => ({
  ...request,
  tokenHash: hashToken(token),
  createdAt: now,
  expiresAt: new Date(now.getTime() + validHours[request.purpose] * 3_600_000),
})

/**
 * A mail with its token; null when it is no longer needed. A retry of the same mail gets a second token beside the
 * first, because either of the two mails may have arrived.
 */
export const prepareTokenMail =
  (purpose: MailTokenPurpose) =>
  (
    { db, clock }: Pick<Deps, 'db' | 'clock'>,
    { username, utilisateurId, oubli }: { username: string; utilisateurId: number; oubli?: boolean | undefined },
    mailId: string,
  ): Promise<{ username: string; token: string; oubli?: boolean | undefined } | null> =>
    db.transaction(async (tx) => {
      const utilisateur = await lockUtilisateur(tx, { id: utilisateurId })
      if (!utilisateur || utilisateur.blockedAt) return null
      if (purpose === 'verification' && utilisateur.emailVerifiedAt) return null
      const token = await issueToken(tx, { purpose, utilisateurId, mailId, now: clock() })
      return { username, token, ...(oubli && { oubli }) }
    })

/** No link that was mailed to the member opens the account any more; those that stop mails go on working. Lock the member first. */
export const endTokensOf = (tx: Db, utilisateurId: number): Promise<void> =>
  deleteMailTokensOf(tx, utilisateurId, ['verification', 'reset'])

/** The error for a link that does not work: of two mails, people often open the older one. */
export const deadLink = async (db: Db, lookup: MailTokenLookup, message: string): Promise<AppError> =>
  new AppError('INVALID', { message: (await isReplaced(db, lookup)) ? texts.newerLink : message })

/** Deletes expired sessions and mail tokens. */
export const deleteExpiredTokens = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  deleteExpired(db, clock())
