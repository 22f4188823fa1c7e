import type { Db } from '@colocdar/api/db/database'
import type { ConversationDemo } from '../catalogue/types.ts'
import { byTitre, hoursBefore, idOf } from './catalogue-rows.ts'
import { type InsertedOffre, insertConversation } from './demo.repository.ts'

interface Known {
  offres: Map<string, InsertedOffre>
  membreIds: Map<string, number>
  now: Date
}

const minute = 60_000

/** What was said, a few minutes apart, and read by both unless the last word is new. */
export const addConversation = async (
  db: Db,
  { titre, de, messages, decision = 'enLice', ilYAHeures, nonLu = false }: ConversationDemo,
  { offres, membreIds, now }: Known,
): Promise<void> => {
  const { id: annonceId, proprietaireId } = byTitre(offres, titre)
  const initiateurId = idOf(membreIds, de)
  const createdAt = hoursBefore(now, ilYAHeures)
  const said = messages.map((message, index) => ({
    auteurId: typeof message === 'string' ? initiateurId : proprietaireId,
    texte: typeof message === 'string' ? message : message.texte,
    rang: index + 1,
    createdAt: new Date(createdAt.getTime() + index * 9 * minute),
  }))
  const conversation = {
    annonce: 'offre' as const,
    annonceId,
    titre,
    initiateurId,
    destinataireId: proprietaireId,
    decision,
    messages: said.length,
    reponduAt: said.find(({ auteurId }) => auteurId === proprietaireId)?.createdAt ?? null,
    dernierAt: said.at(-1)?.createdAt ?? createdAt,
    createdAt,
  }
  await insertConversation(db, conversation, said, nonLu)
}
