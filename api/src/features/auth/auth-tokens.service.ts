import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { MailTokenPurpose } from '../../schema/auth.ts'
import { deleteExpired, replaceMailToken } from './auth-tokens.repository.ts'
import { hashToken, newToken } from './auth-tokens.rules.ts'

const validHours: Record<MailTokenPurpose, number> = { verification: 24, reset: 1 }

interface TokenRequest {
  purpose: MailTokenPurpose
  utilisateurId: number
  /** Null when the token is not sent by mail. */
  mailId: string | null
  now: Date
}

/** Replaces the tokens of earlier mails. Lock the member first. */
export const issueToken = async (tx: Db, { now, ...request }: TokenRequest): Promise<string> => {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + validHours[request.purpose] * 3_600_000)
  await replaceMailToken(tx, { ...request, tokenHash: hashToken(token), createdAt: now, expiresAt })
  return token
}

/** Deletes expired sessions and mail tokens. */
export const deleteExpiredTokens = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  deleteExpired(db, clock())
