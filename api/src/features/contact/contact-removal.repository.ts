import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { messages } from '../../schema/messages.ts'

export const deleteMessagesFrom = async (db: Db, email: string): Promise<void> => {
  await db.delete(messages).where(sql`lower(${messages.email}) = lower(${email})`)
}
