import type { Db } from '../db/database.ts'
import { courriers } from '../schema/mailbox.ts'

/** A retry of a mail that was already delivered adds nothing. */
export const insertCourrier = async (db: Db, courrier: typeof courriers.$inferInsert): Promise<void> => {
  await db.insert(courriers).values(courrier).onConflictDoNothing({ target: courriers.messageId })
}
