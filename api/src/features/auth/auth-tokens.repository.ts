import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { type MailTokenPurpose, mailTokens, sessions } from './auth.table.ts'

export interface MailTokenLookup {
  tokenHash: Buffer
  purpose: MailTokenPurpose
  now: Date
}

/** Only the newest token counts: those still unused go. */
export const replaceMailToken = async (
  db: Db,
  token: { tokenHash: Buffer; purpose: MailTokenPurpose; utilisateurId: number; createdAt: Date; expiresAt: Date },
): Promise<void> => {
  await db
    .delete(mailTokens)
    .where(
      and(
        eq(mailTokens.utilisateurId, token.utilisateurId),
        eq(mailTokens.purpose, token.purpose),
        isNull(mailTokens.usedAt),
      ),
    )
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

/** True for the one caller who gets to use it. */
export const useMailToken = async (db: Db, lookup: MailTokenLookup): Promise<boolean> => {
  const rows = await db
    .update(mailTokens)
    .set({ usedAt: lookup.now })
    .where(and(isCurrent(lookup), isNull(mailTokens.usedAt)))
    .returning({ utilisateurId: mailTokens.utilisateurId })
  return rows.length > 0
}

export const deleteExpired = async (db: Db, now: Date): Promise<void> => {
  await db.delete(sessions).where(lte(sessions.expiresAt, now))
  await db.delete(mailTokens).where(lte(mailTokens.expiresAt, now))
}

const isCurrent = ({ tokenHash, purpose, now }: MailTokenLookup) =>
  and(eq(mailTokens.tokenHash, tokenHash), eq(mailTokens.purpose, purpose), gt(mailTokens.expiresAt, now))
