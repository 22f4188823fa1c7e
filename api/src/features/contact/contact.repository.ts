import type { ContactForm, MessageRecu, messageEtats } from '@colocdar/contracts/contact'
import { and, desc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { withIsoDates } from '../../iso-dates.ts'
import { messages } from '../../schema/contact.ts'

export const insertMessage = async (db: Db, form: ContactForm): Promise<void> => {
  await db.insert(messages).values(form)
}

export const deleteMessagesFrom = async (db: Db, email: string): Promise<void> => {
  await db.delete(messages).where(sql`lower(${messages.email}) = lower(${email})`)
}

export const deleteMessagesBefore = async (db: Db, moment: Date): Promise<void> => {
  await db.delete(messages).where(lt(messages.createdAt, moment))
}

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
  return rows.map(withIsoDates)
}

export const countMessages = (db: Db, etat: Etat): Promise<number> => db.$count(messages, filters[etat])

export const lockMessage = async (db: Db, id: number): Promise<MessageRecu | null> => {
  const [row] = await db.select().from(messages).where(eq(messages.id, id)).for('no key update')
  return row ? withIsoDates(row) : null
}

export const updateMessage = async (
  db: Db,
  id: number,
  change: { luAt?: Date; reponduAt?: Date },
): Promise<MessageRecu | null> => {
  const [row] = await db.update(messages).set(change).where(eq(messages.id, id)).returning()
  return row ? withIsoDates(row) : null
}

const filters: Record<Etat, SQL | undefined> = {
  tous: undefined,
  // An answered message has been read, so the second condition is redundant; it lets PostgreSQL use the partial index.
  nonLus: and(isNull(messages.luAt), isNull(messages.reponduAt)),
  sansReponse: isNull(messages.reponduAt),
}
