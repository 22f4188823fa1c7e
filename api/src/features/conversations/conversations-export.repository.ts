import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { conversationMessages, conversations } from '../../schema/conversations.ts'

export const selectOwnMessages = (db: Db, auteurId: number) =>
  db
    .select({
      conversationId: conversations.id,
      titre: conversations.titre,
      creeeLe: conversations.createdAt,
      texte: conversationMessages.texte,
      createdAt: conversationMessages.createdAt,
    })
    .from(conversationMessages)
    .innerJoin(conversations, eq(conversations.id, conversationMessages.conversationId))
    .where(eq(conversationMessages.auteurId, auteurId))
    .orderBy(asc(conversationMessages.id))
