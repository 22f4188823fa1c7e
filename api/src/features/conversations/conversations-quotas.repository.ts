import { and, desc, eq, gt, isNotNull, lte } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import type { Caller } from '../../limits/caller-keys.ts'
import { conversations } from '../../schema/conversations.ts'

const columns = {
  utilisateurId: conversations.initiateurId,
  mailbox: conversations.mailbox,
  network: conversations.network,
} as const

/** When this member, mailbox or network opened conversations, newest first. */
export const selectOpenings = async (
  db: Db,
  caller: Caller,
  { by, since, limit }: { by: keyof Caller; since: Date; limit: number },
): Promise<Date[]> => {
  const rows = await db
    .select({ at: conversations.createdAt })
    .from(conversations)
    .where(and(eq(columns[by], caller[by]), gt(conversations.createdAt, since)))
    .orderBy(desc(conversations.createdAt))
    .limit(limit)
  return rows.map(({ at }) => at)
}

export const forgetOpenersBefore = async (db: Db, date: Date): Promise<void> => {
  await db
    .update(conversations)
    .set({ mailbox: null, network: null })
    .where(and(isNotNull(conversations.network), lte(conversations.createdAt, date)))
}
