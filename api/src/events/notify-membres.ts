import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'

/**
 * Wakes the open streams of these members in every process, once the transaction commits: something changed in their
 * conversations, or a session has ended, and its streams with it.
 */
export const notifyMembres = async (db: Db, ids: number[]): Promise<void> => {
  await db.execute(sql`select pg_notify('conversations', ${ids.join(' ')})`)
}
