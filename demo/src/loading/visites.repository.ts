import type { Db } from '@colocdar/api/db/database'
import { conversationMembres, conversationMessages, conversations } from '@colocdar/api/schema/conversations'
import { visites } from '@colocdar/api/schema/visites'
import { and, eq } from 'drizzle-orm'

interface Opened {
  annonceId: number
  titre: string
  initiateurId: number
  destinataireId: number
  texte: string
  createdAt: Date
}

/** The conversation about the offer, or a new one with its first message, read by both. */
export const openConversation = async (db: Db, { texte, ...opened }: Opened): Promise<number> => {
  const { annonceId, initiateurId, destinataireId, createdAt } = opened
  const about = and(eq(conversations.annonceId, annonceId), eq(conversations.initiateurId, initiateurId))
  const [known] = await db.select({ id: conversations.id }).from(conversations).where(about)
  if (known) return known.id
  const [inserted] = await db
    .insert(conversations)
    .values({ ...opened, annonce: 'offre', messages: 1, dernierAt: createdAt })
    .returning({ id: conversations.id })
  const conversationId = inserted?.id ?? 0
  const [message] = await db
    .insert(conversationMessages)
    .values({ conversationId, auteurId: initiateurId, rang: 1, texte, createdAt })
    .returning({ id: conversationMessages.id })
  const read = { conversationId, dernierId: message?.id ?? 0, luId: message?.id ?? 0 }
  await db
    .insert(conversationMembres)
    .values([initiateurId, destinataireId].map((utilisateurId) => ({ ...read, utilisateurId })))
  return conversationId
}

export const insertVisite = async (db: Db, row: typeof visites.$inferInsert): Promise<void> => {
  await db.insert(visites).values(row)
}
