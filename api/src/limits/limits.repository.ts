import { and, eq, gt, isNotNull, lte, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { limitSecrets, limits } from '../schema/limits.ts'
import { utilisateurs } from '../schema/utilisateurs.ts'
import { type Address, type Caller, lockKeys } from './person-keys.ts'

export interface Window {
  count: number
  expiresAt: Date
}

/** Counts in the current window or starts a new one, in one statement because processes count in parallel. */
export const upsertTry = async (db: Db, key: string, now: Date, newExpiry: Date, amount: number): Promise<Window> => {
  const expired = lte(limits.expiresAt, now)
  const [window] = await db
    .insert(limits)
    .values({ key, count: amount, expiresAt: newExpiry })
    .onConflictDoUpdate({
      target: limits.key,
      set: {
        count: sql`case when ${expired} then excluded.count else ${limits.count} + excluded.count end`,
        expiresAt: sql`case when ${expired} then excluded.expires_at else ${limits.expiresAt} end`,
      },
    })
    .returning({ count: limits.count, expiresAt: limits.expiresAt })
  return window ?? { count: amount, expiresAt: newExpiry }
}

/** Adds many counts at once, in windows that end at `expiresAt`, and returns the sums. */
export const addTries = async (
  db: Db,
  tries: Map<string, number>,
  expiresAt: Date,
): Promise<{ key: string; count: number }[]> => {
  // Sorted, so that two processes cannot deadlock.
  const rows = [...tries].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, count]) => ({ key, count, expiresAt }))
  return db
    .insert(limits)
    .values(rows)
    .onConflictDoUpdate({ target: limits.key, set: { count: sql`${limits.count} + excluded.count` } })
    .returning({ key: limits.key, count: limits.count })
}

export const selectWindow = async (db: Db, key: string, now: Date): Promise<Window | null> => {
  const [window] = await db
    .select({ count: limits.count, expiresAt: limits.expiresAt })
    .from(limits)
    .where(and(eq(limits.key, key), gt(limits.expiresAt, now)))
  return window ?? null
}

/** The e-mail of a member, and whether it is verified; empty when the account has just been deleted. */
export const selectAddress = async (db: Db, utilisateurId: number): Promise<Address> => {
  const [row] = await db
    .select({ email: utilisateurs.email, verified: sql<boolean>`${isNotNull(utilisateurs.emailVerifiedAt)}` })
    .from(utilisateurs)
    .where(eq(utilisateurs.id, utilisateurId))
  return row ?? { email: '', verified: false }
}

/** The secret of the digests, the same for all processes: the first one that needs it proposes it. */
export const selectSecret = async (db: Db, proposed: Buffer): Promise<Buffer> => {
  await db.insert(limitSecrets).values({ id: 1, secret: proposed }).onConflictDoNothing()
  const [row] = await db.select({ secret: limitSecrets.secret }).from(limitSecrets).where(eq(limitSecrets.id, 1))
  if (!row) throw new Error('no secret for the keys of limits')
  return row.secret
}

/**
 * Until the transaction ends, one call at a time per member, mailbox and network, across processes: parallel calls
 * cannot share the last place of a quota. `purpose` is one of the advisory locks.
 */
export const lockCaller = async (db: Db, purpose: number, caller: Caller): Promise<void> => {
  for (const key of lockKeys(caller)) await db.execute(sql`select pg_advisory_xact_lock(${purpose}, ${key})`)
}

export const deleteExpiredLimits = async (db: Db, now: Date): Promise<number> => {
  const { rowCount } = await db.delete(limits).where(lte(limits.expiresAt, now))
  return rowCount ?? 0
}
