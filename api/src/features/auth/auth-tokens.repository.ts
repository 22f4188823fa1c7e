import { and, eq, gt, inArray, isNull, lte, ne, or } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { type MailTokenPurpose, mailTokens, sessions } from '../../schema/auth.ts'

export interface MailTokenLookup {
  tokenHash: Buffer
  purpose: MailTokenPurpose
  now: Date
}

export interface NewMailToken {
  tokenHash: Buffer
  purpose: MailTokenPurpose
  utilisateurId: number
  /** Null when the token is not sent by mail. */
  mailId: string | null
  createdAt: Date
  expiresAt: Date
}

/** Only the newest mail is valid: unused tokens of earlier ones are marked as replaced. */
export const replaceMailToken = async (db: Db, token: NewMailToken): Promise<void> => {
  const ofOtherMails =
    token.mailId === null ? undefined : or(isNull(mailTokens.mailId), ne(mailTokens.mailId, token.mailId))
  await db
    .update(mailTokens)
    .set({ replacedAt: token.createdAt })
    .where(and(isUnused(token), isNull(mailTokens.replacedAt), ofOtherMails))
  await insertMailToken(db, token)
}

export const insertMailToken = async (db: Db, token: NewMailToken): Promise<void> => {
  await db.insert(mailTokens).values(token)
}

/** A token that has not expired, used or not. */
export const selectMailToken = async (
  db: Db,
  lookup: MailTokenLookup,
): Promise<{ utilisateurId: number; usedAt: Date | null } | null> => {
  const [row] = await db
    .select({ utilisateurId: mailTokens.utilisateurId, usedAt: mailTokens.usedAt })
    .from(mailTokens)
    .where(isCurrent(lookup))
  return row ?? null
}

/** Whether a newer mail made this token void. */
export const isReplaced = async (db: Db, { tokenHash, purpose }: MailTokenLookup): Promise<boolean> => {
  const [row] = await db
    .select({ replacedAt: mailTokens.replacedAt })
    .from(mailTokens)
    .where(and(eq(mailTokens.tokenHash, tokenHash), eq(mailTokens.purpose, purpose)))
  return (row?.replacedAt ?? null) !== null
}

/** True for exactly one caller. Unused tokens from retries of the same mail are deleted. */
export const useMailToken = async (db: Db, lookup: MailTokenLookup): Promise<boolean> => {
  const [used] = await db
    .update(mailTokens)
    .set({ usedAt: lookup.now })
    .where(and(isCurrent(lookup), isNull(mailTokens.usedAt)))
    .returning({ utilisateurId: mailTokens.utilisateurId })
  if (!used) return false
  await db.delete(mailTokens).where(isUnused({ ...used, purpose: lookup.purpose }))
  return true
}

export const deleteMailTokensOf = async (
  db: Db,
  utilisateurId: number,
  purposes: readonly MailTokenPurpose[],
): Promise<void> => {
  await db
    .delete(mailTokens)
    .where(and(eq(mailTokens.utilisateurId, utilisateurId), inArray(mailTokens.purpose, purposes)))
}

export const deleteExpired = async (db: Db, now: Date): Promise<void> => {
  await db.delete(sessions).where(lte(sessions.expiresAt, now))
  await db.delete(mailTokens).where(lte(mailTokens.expiresAt, now))
}

const isCurrent = ({ tokenHash, purpose, now }: MailTokenLookup) =>
  and(
    eq(mailTokens.tokenHash, tokenHash),
    eq(mailTokens.purpose, purpose),
    gt(mailTokens.expiresAt, now),
    isNull(mailTokens.replacedAt),
  )

const isUnused = ({ utilisateurId, purpose }: Pick<NewMailToken, 'utilisateurId' | 'purpose'>) =>
  and(eq(mailTokens.utilisateurId, utilisateurId), eq(mailTokens.purpose, purpose), isNull(mailTokens.usedAt))
