import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { pick } from '../../schema/columns.ts'
import { conversationMessages, conversations } from '../../schema/conversations.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'

export const selectOwnMessages = (db: Db, auteurId: number) =>
  db
    .select({
      conversationId: conversations.id,
      titre: conversations.titre,
      begunAt: conversations.createdAt,
      ...pick(conversationMessages, 'texte', 'createdAt'),
    })
    .from(conversationMessages)
    .innerJoin(conversations, eq(conversations.id, conversationMessages.conversationId))
    .where(eq(conversationMessages.auteurId, auteurId))
    .orderBy(asc(conversationMessages.id))

/** Undelivered messages of a blocked member included: they may be the reason of the report. */
export const selectLastMessages = async (db: Db, conversationId: number, limit: number) => {
  const rows = await db
    .select({
      ...pick(conversationMessages, 'id', 'texte', 'createdAt'),
      auteur: pick(utilisateurs, 'id', 'username'),
    })
    .from(conversationMessages)
    .leftJoin(utilisateurs, eq(utilisateurs.id, conversationMessages.auteurId))
    .where(eq(conversationMessages.conversationId, conversationId))
    .orderBy(desc(conversationMessages.id))
    .limit(limit)
  return rows.reverse()
}

/** How long the last first answers took. Prepared, because every detail page asks this. */
export const selectAnswerMinutes = async (db: Db, destinataireId: number, limit: number): Promise<number[]> => {
  const statement = prepared(db, `reactivite_${limit}`, (name) =>
    db
      .select({
        minutes: sql<number>`extract(epoch from ${conversations.reponduAt} - ${conversations.createdAt})::float / 60`,
      })
      .from(conversations)
      .where(
        and(eq(conversations.destinataireId, sql.placeholder('destinataireId')), isNotNull(conversations.reponduAt)),
      )
      .orderBy(desc(conversations.reponduAt))
      .limit(limit)
      .prepare(name),
  )
  return (await statement.execute({ destinataireId })).map(({ minutes }) => minutes)
}
