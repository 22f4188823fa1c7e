import type { Reactivite } from '@colocdar/contracts/conversations'
import type { DonneesPersonnelles } from '@colocdar/contracts/donnees'
import type { ReportedMessage } from '@colocdar/contracts/signalements'
import type { Db } from '../../db/database.ts'
import { withIsoDates } from '../../iso-dates.ts'
import { answersCounted, medianHours } from './conversations.rules.ts'
import {
  selectAnswerMinutes,
  selectBlocages,
  selectLastMessages,
  selectOwnMessages,
} from './conversations-reads.repository.ts'

/** What the member wrote and what was decided, by conversation. */
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
      creeeLe: first.begunAt.toISOString(),
      decision: first.decision,
      muet: first.muet,
      messages: messages.flatMap(({ message }) =>
        message ? [{ texte: message.texte, envoyeLe: message.createdAt.toISOString() }] : [],
      ),
    }
  })
}

export const exportBlocages = (db: Db, utilisateurId: number): Promise<DonneesPersonnelles['blocages']> =>
  selectBlocages(db, utilisateurId)

// Enough to judge by.
const most = 100

/** The last messages of both members, oldest first. Callers decide who may read them. */
export const listLastMessages = async (db: Db, id: number): Promise<ReportedMessage[]> =>
  (await selectLastMessages(db, id, most)).map(withIsoDates)

export const readReactivite = async (db: Db, utilisateurId: number): Promise<Reactivite> => ({
  heures: medianHours(await selectAnswerMinutes(db, utilisateurId, answersCounted)),
})
