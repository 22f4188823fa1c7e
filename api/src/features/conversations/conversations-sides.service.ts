import type { Db } from '../../db/database.ts'
import type { Acteur } from '../../http/acteur.ts'
import { requireConversation, requireReach } from './conversations.policy.ts'
import { reachOf } from './conversations.repository.ts'
import { changeMembre, lastEvenement, lockConversation, lockMembres } from './conversations-writes.repository.ts'

/** For what shows in a conversation beside its messages, the verbs that keep its locks and its streams in order. */

/** The conversation, locked for a change of this member, and whether the other one must not see it. */
export const lockReached = async (tx: Db, acteur: Acteur, id: number) => {
  const sides = requireConversation(await lockConversation(tx, acteur.id, id))
  return { conversation: sides.conversation, ...requireReach(reachOf(sides)) }
}

/** Always the first lock of a change. */
export const lockCorrespondants = lockMembres

/** The streams of these members, who are locked, send the conversation, and that its visit has changed. */
export const showVisite = async (tx: Db, conversationId: number, ids: number[]): Promise<void> => {
  for (const utilisateurId of ids) await changeMembre(tx, { conversationId, utilisateurId }, { visite: lastEvenement })
}
