import type { ConversationMessage } from '@colocdar/contracts/conversations'
import { AppError } from '@colocdar/contracts/errors'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { recordJournal } from '../journal/journal.service.ts'
import { noLongerMember, repetition, requireReach } from './conversations.policy.ts'
import { toMessage } from './conversations.repository.ts'
import { keyDigest, textDigest } from './conversations.rules.ts'
import { selectBlocages } from './conversations-departures.repository.ts'
import { planMail } from './conversations-mails.service.ts'
import {
  countConversationsWith,
  type Ends,
  insertMessage,
  notifyMembres,
  selectCorrespondant,
  selectMembre,
  selectMessageByKey,
  updateAnswered,
  updateMembre,
} from './conversations-writes.repository.ts'

export interface Draft {
  texte: string
  key: string | undefined
  now: Date
}

interface Delivery {
  auteurId: number
  conversation: Ends
  /** The new event numbers of both members, whose rows are locked. */
  evenements: Map<number, number>
  draft: Draft
  /** Whether an author who had left comes back; otherwise the conversation is over for them. */
  rejoins: boolean
}

/** Adds the message for both members, or for its author alone when the other one has blocked them. */
export const deliver = async (tx: Db, deps: Deps, delivery: Delivery): Promise<ConversationMessage> => {
  const { auteurId, conversation, evenements, draft, rejoins } = delivery
  const cle = keyDigest(draft.key)
  const sent = cle && (await selectMessageByKey(tx, auteurId, cle))
  if (sent) return toMessage(auteurId, sent)
  const { autreId, perdu } = await reachOther(tx, delivery)
  const mine = { conversationId: conversation.id, utilisateurId: auteurId }
  const me = await selectMembre(tx, mine)
  if (!me || (me.quitteAt && !rejoins)) throw new AppError('NOT_FOUND')
  const message = await insertMessage(tx, {
    conversationId: conversation.id,
    auteurId,
    texte: draft.texte,
    perdu,
    cle,
    empreinte: textDigest(draft.texte),
    createdAt: draft.now,
  })
  await updateMembre(tx, mine, { dernierId: message.id, quitteAt: null, evenement: evenements.get(auteurId) ?? 0 })
  if (!perdu) {
    await arrive(tx, deps, { conversationId: conversation.id, utilisateurId: autreId }, delivery, message.id)
    if (conversation.destinataireId === auteurId && !conversation.reponduAt)
      await updateAnswered(tx, conversation.id, draft.now)
  }
  await noticeRepetition(tx, auteurId, message.empreinte, draft.now)
  await notifyMembres(tx, perdu ? [auteurId] : [auteurId, autreId])
  return toMessage(auteurId, message)
}

/** The other member, and whether the message is lost because they have blocked the author. */
const reachOther = async (
  tx: Db,
  { auteurId, conversation }: Delivery,
): Promise<{ autreId: number; perdu: boolean }> => {
  const { initiateurId, destinataireId } = conversation
  const autreId = initiateurId === auteurId ? destinataireId : initiateurId
  if (autreId === null) throw noLongerMember()
  const other = await selectCorrespondant(tx, autreId)
  const membre = await selectMembre(tx, { conversationId: conversation.id, utilisateurId: autreId })
  const blocages = await selectBlocages(tx, auteurId, autreId)
  const { perdu } = requireReach({
    bloque: blocages.includes(auteurId),
    bloqueParAutre: blocages.includes(autreId),
    absent: other?.blockedAt !== null,
    quitte: membre?.quitteAt != null,
  })
  return { autreId, perdu }
}

/** Adds the message to the other member's list as unread, and plans a mail in case it stays unread. */
const arrive = async (
  tx: Db,
  deps: Deps,
  key: { conversationId: number; utilisateurId: number },
  { evenements, draft }: Delivery,
  messageId: number,
): Promise<void> => {
  const membre = await selectMembre(tx, key)
  if (!membre) return
  const mailPrevu = await planMail(tx, deps, membre, draft.now)
  await updateMembre(tx, key, {
    dernierId: messageId,
    nonLus: membre.nonLus + 1,
    evenement: evenements.get(key.utilisateurId) ?? 0,
    mailPrevu,
  })
}

/** Writes one journal entry per repeated text, for the moderators. */
const noticeRepetition = async (tx: Db, auteurId: number, empreinte: string | null, now: Date): Promise<void> => {
  if (empreinte === null) return
  const since = new Date(now.getTime() - repetition.days * 24 * 3_600_000)
  const people = await countConversationsWith(tx, auteurId, empreinte, since)
  if (people !== repetition.people) return
  await recordJournal(tx, {
    acteurId: auteurId,
    action: 'repeat',
    objet: 'utilisateur',
    objetId: auteurId,
    apres: { destinataires: people },
    createdAt: now,
  })
}
