import type { Conversation } from '@colocdar/contracts/conversations'
import { type choix, mostThanked } from '@colocdar/contracts/conversations-choix'
import type { Decision } from '@colocdar/contracts/conversations-decisions'
import { compare } from '@colocdar/contracts/correspondances-points'
import type { OutputOf, ParsedOf } from '@colocdar/contracts/endpoint'
import { foldText } from '@colocdar/contracts/fold-text'
import { dayOf } from '@colocdar/contracts/jour'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Acteur } from '../../http/acteur.ts'
import type { JobQueue } from '../../jobs/job-queue.ts'
import {
  canReach,
  requireConversation,
  requireDecideur,
  requireLouee,
  requireOwnOffre,
  requireReach,
  requireTransition,
  requireWriter,
} from './conversations.policy.ts'
import {
  countWaiting,
  reachOf,
  type Sides,
  selectConversation,
  selectConversationsByIds,
  selectVisible,
  selectWaiting,
} from './conversations.repository.ts'
import { keyDigest } from './conversations.rules.ts'
import {
  selectCandidats,
  selectDecisionsAbout,
  selectOffresWithConversations,
  selectOwnOffre,
  updateDecision,
  updateThanked,
} from './conversations-choix.repository.ts'
import { deliver } from './conversations-delivery.service.ts'
import { changeMembre, lockConversation, lockMembres, selectMessageByKey } from './conversations-writes.repository.ts'

// The others are found from « Mes annonces ».
const mostOffres = 20

export const listOffresWithConversations = (acteur: Acteur, db: Db) =>
  selectOffresWithConversations(db, acteur.id, mostOffres)

/** Who wrote about an offer of the member, with what fits of each. */
export const listCandidats = async (
  acteur: Acteur,
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id: offreId, tri, size, apres }: { id: number } & ParsedOf<typeof choix.candidats>['query'],
): Promise<OutputOf<typeof choix.candidats>> => {
  const { owner, ...offre } = requireOwnOffre(await selectOwnOffre(db, acteur.id, offreId))
  const today = dayOf(clock())
  const [cle = 0, dernierId = 0] = (apres ?? '').split('-').map(Number)
  const wanted = {
    tri,
    today,
    quartierCle: foldText(offre.quartier),
    apres: apres ? ([cle, dernierId] as [number, number]) : null,
    limit: size + 1,
  }
  const found = await selectCandidats(db, { ownerId: acteur.id, offreId }, wanted)
  const page = found.slice(0, size)
  const ids = page.map(({ id }) => id)
  const shown = new Map((await selectConversationsByIds(db, acteur.id, ids)).map((one) => [one.id, one]))
  const last = found.length > size ? page.at(-1) : undefined
  return {
    content: page.flatMap(({ id, seeker, demande }) => {
      const conversation = shown.get(id)
      const comparison = seeker ? compare({ offre, demande, owner, seeker, today }) : { points: [] }
      return conversation ? [{ conversation, demande, ...comparison }] : []
    }),
    suivant: last ? `${last.cle}-${last.dernierId}` : null,
    enLice: await countWaiting(db, acteur.id, offreId),
  }
}

/** Retains, declines with a message, or takes that back. Doing it again changes nothing. */
export const decide = async (
  acteur: Acteur,
  deps: Deps,
  { id, decision, texte }: { id: number } & ParsedOf<typeof choix.decide>['body'],
): Promise<Conversation> => {
  requireWriter(acteur)
  requireDecideur(requireConversation(await selectVisible(deps.db, acteur.id, id)))
  // Before the transaction: a rollback must not undo the count.
  if (decision === 'declinee') await deps.limits.take('message', acteur.id)
  return deps.db.transaction(async (tx) => {
    const sides = requireConversation(await lockConversation(tx, acteur.id, id))
    if (sides.conversation.decision !== decision) await change(tx, deps, sides, { decision, texte })
    return requireConversation(await selectConversation(tx, acteur.id, id))
  })
}

const change = async (
  tx: Db,
  deps: Pick<Deps, 'mails' | 'pushes' | 'clock'>,
  sides: Sides,
  { decision, texte }: { decision: Decision; texte?: string | undefined },
): Promise<void> => {
  const { conversation, moi, membreAutre } = sides
  requireTransition(conversation.decision, decision)
  const { perdu } = requireReach(reachOf(sides))
  await updateDecision(tx, conversation.id, decision)
  if (decision === 'declinee' && texte)
    return void (await deliver(tx, deps, sides, { texte, key: undefined, now: deps.clock() }))
  await changeMembre(tx, moi)
  // Who was retained, or no longer is, does not learn it.
  if (conversation.decision === 'declinee' && membreAutre && !perdu) await changeMembre(tx, membreAutre)
}

/** Its text is personal. */
export const thanksJobs: JobQueue = {
  name: 'remerciements',
  retry: { limit: 10, delaySeconds: 10, maxDelaySeconds: 600 },
  expireSeconds: 300,
  erased: true,
}

interface Thanks {
  utilisateurId: number
  conversationIds: number[]
  texte: string
}

/** The offer is rented: those who still wait are chosen now, each once, and a job writes to them. */
export const thankOthers = async (
  acteur: Acteur,
  { db, clock, jobs, limits }: Pick<Deps, 'db' | 'clock' | 'jobs' | 'limits'>,
  { id, texte }: { id: number; texte: string },
): Promise<{ conversations: number }> => {
  requireWriter(acteur)
  requireLouee(requireOwnOffre(await selectOwnOffre(db, acteur.id, id)))
  await limits.take('remerciement', acteur.id)
  return db.transaction(async (tx) => {
    // One press after the other.
    await lockMembres(tx, [acteur.id])
    const conversationIds = await selectWaiting(tx, acteur.id, id, mostThanked)
    await updateThanked(tx, conversationIds, clock())
    const thanks: Thanks = { utilisateurId: acteur.id, conversationIds, texte }
    if (conversationIds.length > 0) await jobs.send(tx, thanksJobs, thanks)
    return { conversations: conversationIds.length }
  })
}

/** Each in a transaction of its own: a retry goes on where the job was interrupted. */
export const sendThanks = async (
  deps: Pick<Deps, 'db' | 'clock' | 'mails' | 'pushes'>,
  data: object,
): Promise<void> => {
  const { utilisateurId, conversationIds, texte } = data as Thanks
  for (const id of conversationIds)
    await deps.db.transaction(async (tx) => {
      // With a line break, which no header can hold: a member cannot send this key.
      const key = `remerciement\n${id}`
      const sides = await lockConversation(tx, utilisateurId, id)
      if (sides?.conversation.decision !== 'enLice' || !canReach(reachOf(sides))) return
      // Thanked before, and taken back since.
      if (await selectMessageByKey(tx, utilisateurId, keyDigest(key) ?? '')) return
      // Available again: they still wait, and can be thanked when it is rented the next time.
      const offre = await selectOwnOffre(tx, utilisateurId, sides.conversation.annonceId)
      if (offre && offre.statut !== 'LOUE') return updateThanked(tx, [id], null)
      await updateDecision(tx, id, 'declinee')
      await deliver(tx, deps, sides, { texte, key, now: deps.clock(), merci: true })
    })
}

/** By offer, what the member may know of decisions about them. */
export const decisionsAbout = async (
  db: Db,
  utilisateurId: number,
  offreIds: number[],
): Promise<Map<number, Decision | null>> => {
  const rows = offreIds.length === 0 ? [] : await selectDecisionsAbout(db, utilisateurId, offreIds)
  return new Map(rows.map(({ offreId, decision }) => [offreId, decision]))
}
