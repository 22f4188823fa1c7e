import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { limits } from './limits.table.ts'

export interface Window {
  count: number
  expiresAt: Date
}

/** Counts one more in the current window, or opens a new one: one statement, so that processes cannot miscount. */
export const upsertTry = async (db: Db, key: string, now: Date, newExpiry: Date): Promise<Window> => {
  const expired = lte(limits.expiresAt, now)
  const [window] = await db
    .insert(limits)
    .values({ key, count: 1, expiresAt: newExpiry })
    .onConflictDoUpdate({
      target: limits.key,
      set: {
        count: sql`case when ${expired} then 1 else ${limits.count} + 1 end`,
        expiresAt: sql`case when ${expired} then excluded.expires_at else ${limits.expiresAt} end`,
      },
    })
    .returning({ count: limits.count, expiresAt: limits.expiresAt })
  return window ?? { count: 1, expiresAt: newExpiry }
}

export const selectWindow = async (db: Db, key: string, now: Date): Promise<Window | null> => {
  const [window] = await db
    .select({ count: limits.count, expiresAt: limits.expiresAt })
    .from(limits)
    .where(and(eq(limits.key, key), gt(limits.expiresAt, now)))
  return window ?? null
}

export const deleteExpiredLimits = async (db: Db, now: Date): Promise<number> => {
  const { rowCount } = await db.delete(limits).where(lte(limits.expiresAt, now))
  return rowCount ?? 0
}
