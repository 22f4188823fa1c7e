import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { conversations } from '../../schema/conversations.ts'

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
