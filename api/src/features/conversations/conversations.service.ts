import type { Conversation, ConversationMessage, NewConversation } from '@colocdar/contracts/conversations'
import { AppError } from '@colocdar/contracts/errors'
import { advisoryLocks } from '../../db/advisory-locks.ts'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Acteur } from '../../http/acteur.ts'
import { lockCaller } from '../../limits/limits.repository.ts'
import type { Caller } from '../../limits/person-keys.ts'
import { quotaStart, requireRoom } from '../../limits/sliding-quotas.ts'
import { requireConversation, requireWriter } from './conversations.policy.ts'
import {
  type ConversationFilter,
  countUnread,
  selectConversation,
  selectConversations,
  selectEvenement,
  selectSides,
} from './conversations.repository.ts'
import * as texts from './conversations.texts.fr.ts'
import { type Draft, deliver } from './conversations-delivery.service.ts'
import { selectMessages } from './conversations-reads.repository.ts'
import {
  insertConversation,
  lockConversation,
  lockMembres,
  selectAnnonce,
  selectConversationAbout,
  selectOpenings,
} from './conversations-writes.repository.ts'

export const listConversations = async (
  acteur: Acteur,
  db: Db,
  { size, ...filter }: ConversationFilter & { size: number },
) => {
  // Read first: a change made meanwhile is then sent twice rather than never.
  const evenement = await selectEvenement(db, acteur.id)
  const [found, counts] = await Promise.all([
    selectConversations(db, acteur.id, filter, size + 1),
    countUnread(db, acteur.id),
  ])
  const content = found.slice(0, size)
  return { content, suivant: found.length > size ? (content.at(-1)?.dernier.id ?? null) : null, ...counts, evenement }
}

export const countUnreadConversations = (acteur: Acteur, db: Db) => countUnread(db, acteur.id)

export const readConversation = async (acteur: Acteur, db: Db, id: number): Promise<Conversation> =>
  requireConversation(await selectConversation(db, acteur.id, id))

export const listMessages = async (
  acteur: Acteur,
  db: Db,
  { id, size, ...range }: { id: number; size: number; avant?: number | undefined; apres?: number | undefined },
): Promise<{ content: ConversationMessage[]; suite: boolean }> => {
  requireConversation(await selectConversation(db, acteur.id, id))
  const read = await selectMessages(db, acteur.id, id, { ...range, limit: size + 1 })
  const suite = read.length > size
  // The one too many is the oldest, or the newest when reading forward.
  return { content: range.apres === undefined ? read.slice(suite ? 1 : 0) : read.slice(0, size), suite }
}

interface Sent {
  texte: string
  /** The Idempotency-Key. */
  key: string | undefined
  ip: string
}

/** Writes to the author of a public ad. A second time, the message joins the conversation that exists. */
export const openConversation = async (
  acteur: Acteur,
  deps: Deps,
  { annonce: type, annonceId, ...sent }: NewConversation & Sent,
): Promise<Conversation> => {
  requireWriter(acteur)
  const annonce = await selectAnnonce(deps.db, type, annonceId)
  if (!annonce) throw new AppError('NOT_FOUND', { message: texts.annonceGone })
  if (annonce.auteurId === acteur.id) throw new AppError('FORBIDDEN', { message: texts.own })
  const { caller, draft } = await countMessage(acteur, deps, sent)
  return deps.db.transaction(async (tx) => {
    await lockCaller(tx, advisoryLocks.conversation, caller)
    await lockMembres(tx, [acteur.id, annonce.auteurId])
    const known = await selectConversationAbout(tx, acteur.id, annonce)
    if (known === null) {
      const { now } = draft
      const pastOf = (by: keyof Caller) => selectOpenings(tx, caller, by, quotaStart(now))
      await requireRoom(pastOf, manyOpened, { now, slack: deps.limits.slack })
    }
    const id =
      known ??
      (await insertConversation(tx, {
        annonce: annonce.type,
        annonceId: annonce.id,
        titre: annonce.titre,
        initiateurId: acteur.id,
        destinataireId: annonce.auteurId,
        mailbox: caller.mailbox,
        network: caller.network,
        createdAt: draft.now,
      }))
    await deliver(tx, deps, requireConversation(await selectSides(tx, acteur.id, id)), draft)
    return requireConversation(await selectConversation(tx, acteur.id, id))
  })
}

export const sendMessage = async (
  acteur: Acteur,
  deps: Deps,
  { id, ...sent }: Sent & { id: number },
): Promise<ConversationMessage> => {
  requireWriter(acteur)
  requireConversation(await selectConversation(deps.db, acteur.id, id))
  const { draft } = await countMessage(acteur, deps, sent)
  return deps.db.transaction(async (tx) => {
    const sides = requireConversation(await lockConversation(tx, acteur.id, id))
    return deliver(tx, deps, sides, draft)
  })
}

/** Before the transaction: a rollback must not undo the count. One mailbox is one sender, whatever its accounts. */
const countMessage = async (
  acteur: Acteur,
  { clock, limits }: Deps,
  { texte, key, ip }: Sent,
): Promise<{ caller: Caller; draft: Draft }> => {
  await limits.take('message', acteur.id)
  return { caller: await limits.caller(acteur.id, ip), draft: { texte, key, now: clock() } }
}

const manyOpened = {
  membre: texts.tooMany,
  network: texts.tooManyNetwork,
}
