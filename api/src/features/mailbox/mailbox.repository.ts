import type { Courrier } from '@colocdar/contracts/mailbox'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { withIsoDates } from '../../iso-dates.ts'
import { courriers } from '../../schema/mailbox.ts'

export const selectCourriers = async (
  db: Db,
  { to, limit }: { to: string | null; limit: number },
): Promise<Courrier[]> => {
  const rows = await db
    .select({
      to: courriers.to,
      subject: courriers.subject,
      text: courriers.text,
      html: courriers.html,
      sentAt: courriers.sentAt,
    })
    .from(courriers)
    .where(to === null ? undefined : eq(courriers.to, to))
    .orderBy(desc(courriers.sentAt), desc(courriers.id))
    .limit(limit)
  return rows.map(withIsoDates)
}
