import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { withIsoDates } from '../../iso-dates.ts'
import { pick } from '../../schema/columns.ts'
import { courriers } from '../../schema/mailbox.ts'

export const selectCourriers = async (db: Db, { to, limit }: { to: string | null; limit: number }) => {
  const rows = await db
    .select(pick(courriers, 'to', 'subject', 'text', 'html', 'sentAt'))
    .from(courriers)
    .where(to === null ? undefined : eq(courriers.to, to))
    .orderBy(desc(courriers.sentAt), desc(courriers.id))
    .limit(limit)
  return rows.map(withIsoDates)
}
