import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { conversationMessages } from '../../schema/conversations.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'

/** Also those that a block kept from the other member: they may be why. */
export const selectLastMessages = async (db: Db, conversationId: number, limit: number) => {
  const rows = await db
    .select({
      id: conversationMessages.id,
      auteur: { id: utilisateurs.id, username: utilisateurs.username },
      texte: conversationMessages.texte,
      createdAt: conversationMessages.createdAt,
    })
    .from(conversationMessages)
    .leftJoin(utilisateurs, eq(utilisateurs.id, conversationMessages.auteurId))
    .where(eq(conversationMessages.conversationId, conversationId))
    .orderBy(desc(conversationMessages.id))
    .limit(limit)
  return rows.reverse()
}
