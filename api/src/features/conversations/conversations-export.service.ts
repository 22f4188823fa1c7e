import type { DonneesPersonnelles } from '@colocdar/contracts/donnees'
import type { Db } from '../../db/database.ts'
import { selectOwnMessages } from './conversations-export.repository.ts'

/** What the member wrote, by conversation. */
export const exportConversationsOf = async (
  db: Db,
  utilisateurId: number,
): Promise<DonneesPersonnelles['conversations']> => {
  const rows = await selectOwnMessages(db, utilisateurId)
  return [...Map.groupBy(rows, ({ conversationId }) => conversationId).values()].flatMap((messages) => {
    const [first] = messages
    if (!first) return []
    return {
      annonce: first.titre,
      creeeLe: first.creeeLe.toISOString(),
      messages: messages.map(({ texte, createdAt }) => ({ texte, envoyeLe: createdAt.toISOString() })),
    }
  })
}
