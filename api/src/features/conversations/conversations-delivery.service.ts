import type { ConversationMessage } from '@colocdar/contracts/conversations'
import { AppError } from '@colocdar/contracts/errors'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { recordJournal } from '../journal/journal.service.ts'
import { repetition, requireReach } from './conversations.policy.ts'
import { reachOf, type Sides } from './conversations.repository.ts'
import { isPrepared, keyDigest, textDigest, toMessage } from './conversations.rules.ts'
import { planMail } from './conversations-mails.service.ts'
import { pushMessage } from './conversations-push.service.ts'
import {
  changeMembre,
  countRepetitions,
  insertMessage,
  type Repeatable,
  selectMessageByKey,
  updateAnswered,
} from './conversations-writes.repository.ts'

export interface Draft {
  texte: string
  key: string | undefined
  now: Date
  /** Thanks to all who wrote: sent at once to those who were never answered, it is no answer. */
  merci?: true
}

/** Adds the message for both members, who are locked, or for its author alone when the other one has blocked them. */
export const deliver = async (
  tx: Db,
  deps: Pick<Deps, 'mails' | 'pushes' | 'clock'>,
  sides: Sides,
  { texte, key, now, merci }: Draft,
): Promise<ConversationMessage> => {
  const { conversation, moi, autre, membreAutre } = sides
  const auteurId = moi.utilisateurId
  const cle = keyDigest(key)
  const sent = cle && (await selectMessageByKey(tx, auteurId, cle))
  if (sent && (sent.conversationId !== conversation.id || sent.texte !== texte))
    throw new AppError('IDEMPOTENCY_KEY_REUSED')
  if (sent) return toMessage(auteurId, sent)
  const { perdu } = requireReach(reachOf(sides))
  // Owners decline many by the same sentence, which we wrote.
  const empreinte = isPrepared(texte) ? null : textDigest(texte)
  const message = await insertMessage(tx, {
    conversationId: conversation.id,
    auteurId,
    texte,
    perdu,
    cle,
    empreinte,
    createdAt: now,
  })
  await changeMembre(tx, moi, { dernierId: message.id, quitteAt: null })
  if (autre && membreAutre && !perdu) {
    const mailPrevu = membreAutre.muet ? null : await planMail(tx, deps, { ...membreAutre, email: autre.email }, now)
    await changeMembre(tx, membreAutre, { dernierId: message.id, nonLus: membreAutre.nonLus + 1, mailPrevu })
    if (!membreAutre.muet) await pushMessage(tx, deps, membreAutre)
    if (conversation.destinataireId === auteurId && !merci) await updateAnswered(tx, conversation.id, now)
  }
  if (empreinte) await noticeRepetition(tx, { ...message, empreinte, auteurId }, now)
  return toMessage(auteurId, message)
}

/** Writes one journal entry per repeated text, for the moderators: when it reaches the last of so many people, once. */
const noticeRepetition = async (tx: Db, message: Repeatable, now: Date): Promise<void> => {
  const { auteurId } = message
  const since = new Date(now.getTime() - repetition.days * 24 * 3_600_000)
  const { people, here } = await countRepetitions(tx, message, since)
  if (people !== repetition.people || here > 1) return
  await recordJournal(tx, {
    acteurId: auteurId,
    action: 'repeat',
    objet: 'utilisateur',
    objetId: auteurId,
    apres: { destinataires: people },
    createdAt: now,
  })
}
