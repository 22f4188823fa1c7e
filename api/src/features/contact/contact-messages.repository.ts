import type { MessageRecu, messageEtats } from '@colocdar/contracts/contact-messages'
import { and, count, desc, eq, isNull, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { messages } from '../../schema/messages.ts'

type Etat = (typeof messageEtats)[number]

export const selectMessages = async (
  db: Db,
  etat: Etat,
  page: { limit: number; offset: number },
): Promise<MessageRecu[]> => {
  const rows = await db
    .select()
    .from(messages)
    .where(filters[etat])
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(page.limit)
    .offset(page.offset)
  return rows.map(toMessage)
}

export const countMessages = async (db: Db, etat: Etat): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(messages).where(filters[etat])
  return row?.total ?? 0
}

export const lockMessage = async (db: Db, id: number) => {
  const [row] = await db.select().from(messages).where(eq(messages.id, id)).for('no key update')
  return row ?? null
}

export const updateMessage = async (
  db: Db,
  id: number,
  change: { luAt: Date; reponduAt?: Date },
): Promise<MessageRecu | null> => {
  const [row] = await db.update(messages).set(change).where(eq(messages.id, id)).returning()
  return row ? toMessage(row) : null
}

export const toMessage = (row: typeof messages.$inferSelect): MessageRecu => ({
  ...row,
  luAt: row.luAt?.toISOString() ?? null,
  reponduAt: row.reponduAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
})

const filters: Record<Etat, SQL | undefined> = {
  tous: undefined,
  // An answered message has been read, so the second condition is redundant; it lets PostgreSQL use the partial index.
  nonLus: and(isNull(messages.luAt), isNull(messages.reponduAt)),
  sansReponse: isNull(messages.reponduAt),
}
