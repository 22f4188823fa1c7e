import type { Courrier } from '@colocdar/contracts/mails'
import { desc } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { courriers } from './mail.table.ts'

/** A mail that was delivered already is the same mail. */
export const insertCourrier = async (db: Db, courrier: typeof courriers.$inferInsert): Promise<void> => {
  await db.insert(courriers).values(courrier).onConflictDoNothing({ target: courriers.messageId })
}

export const selectCourriers = async (db: Db, limit: number): Promise<Courrier[]> => {
  const rows = await db
    .select({
      to: courriers.to,
      subject: courriers.subject,
      text: courriers.text,
      html: courriers.html,
      sentAt: courriers.sentAt,
    })
    .from(courriers)
    .orderBy(desc(courriers.sentAt), desc(courriers.id))
    .limit(limit)
  return rows.map((row) => ({ ...row, sentAt: row.sentAt.toISOString() }))
}
