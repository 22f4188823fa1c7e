import { AppError } from '@colocdar/contracts/errors'
import { addDays, dayOf } from '@colocdar/contracts/jour'
import { fill } from '@colocdar/contracts/texts/fill'
import { type Visite, type VisiteReponse, visiteLimits } from '@colocdar/contracts/visites'
import type { VisiteActe, VisiteCote } from '@colocdar/contracts/visites-etats'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Acteur } from '../../http/acteur.ts'
import { requireWriter } from '../conversations/conversations.policy.ts'
import { hasBlocked } from '../conversations/conversations-departures.service.ts'
import { lockCorrespondants, lockReached, showVisite } from '../conversations/conversations-sides.service.ts'
import { requireEtat, requireInTime } from './visites.policy.ts'
import {
  countWaiting,
  insertVisite,
  isTaken,
  lockOpenVisite,
  lockVisitableOffre,
  lockVisite,
  oneMore,
  selectVisite,
  selectVisites,
  selectVisitesOf,
  updateVisite,
  type VisiteChange,
  type VisiteRow,
} from './visites.repository.ts'
import { coteOf, etatAt, freeOf, nextRappelAt, toVisite, versionOf } from './visites.rules.ts'
import * as texts from './visites.texts.fr.ts'
import { announce, membresOf, readersOf } from './visites-mails.service.ts'

type VisiteDeps = Pick<Deps, 'db' | 'clock' | 'mails' | 'limits'>

export const listVisites = async (
  acteur: Acteur,
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { page, size, conversationId }: { page: number; size: number; conversationId?: number | undefined },
): Promise<{ content: Visite[]; suite: boolean }> => {
  const now = clock()
  const rows = await selectVisites(db, acteur.id, { conversationId, now, limit: size + 1, offset: page * size })
  return { content: rows.slice(0, size).map((row) => toVisite(row, acteur.id, now)), suite: rows.length > size }
}

/** Of the texts, the member's own. */
export const exportVisites = async (db: Db, utilisateurId: number, now: Date) =>
  (await selectVisitesOf(db, utilisateurId)).map((row) => {
    const visite = toVisite(row, utilisateurId, now)
    const { motDeMoi, mot, cote, rendezVous } = visite
    return { ...visite, mot: motDeMoi ? mot : null, rendezVous: cote === 'proprietaire' ? rendezVous : null }
  })

interface Proposal {
  conversationId: number
  creneaux: string[]
  rendezVous?: string | null | undefined
  mot: string | null
  vu?: string | undefined
}

/** The owner offers moments, or the visitor asks for some: a first visit, an answer, or another moment of a visit. */
export const proposeVisite = async (acteur: Acteur, deps: VisiteDeps, proposal: Proposal): Promise<Visite> => {
  requireWriter(acteur)
  await deps.limits.take('visite', acteur.id)
  return deps.db.transaction(async (tx) => {
    const now = deps.clock()
    const { conversation, perdu } = await lockReached(tx, acteur, proposal.conversationId)
    if (conversation.annonce !== 'offre') throw conflict(texts.onlyOffres)
    const { id: conversationId, annonceId: offreId, initiateurId, destinataireId } = conversation
    const cote = coteOf({ proprietaireId: destinataireId }, acteur.id)
    const creneaux = requireMoments(cote, proposal.creneaux, now)
    if (!(await lockVisitableOffre(tx, offreId))) throw conflict(texts.offreGone)
    if ((await countWaiting(tx, acteur.id, conversationId, now)) >= visiteLimits.ouvertes)
      throw conflict(fill(texts.tooManyOpen, { max: visiteLimits.ouvertes }))
    const before = await settled(tx, await lockOpenVisite(tx, acteur.id, conversationId), now)
    requireSeen(before, proposal.vu)
    if (before) requireInTime(before, cote, now)
    const acte = cote === 'proprietaire' ? 'proposer' : 'demander'
    const change = {
      etat: requireEtat(acte, cote, before?.etat ?? 'aucune'),
      creneaux,
      par: cote,
      mot: proposal.mot,
      perdu,
      // A wish waits as long as the moments may be ahead.
      echeanceAt: creneaux.at(-1) ?? new Date(now.getTime() + visiteLimits.jours * 86_400_000),
      ...(cote === 'proprietaire' && proposal.rendezVous !== undefined && { rendezVous: proposal.rendezVous }),
    }
    if (before && perdu) await leaveToOther(tx, before, cote)
    if (before) await updateVisite(tx, before.id, { ...change, sequence: oneMore })
    const people = { proprietaireId: destinataireId, visiteurId: initiateurId }
    const id = before?.id ?? (await insertVisite(tx, { ...change, ...people, conversationId, offreId, sequence: 1 }))
    return finish(tx, deps, acteur, { id, before })
  })
}

export const takeMoment = (
  acteur: Acteur,
  deps: VisiteDeps,
  { id, debut: chosen }: { id: number; debut: string },
): Promise<Visite> =>
  act(acteur, deps, id, 'prendre', (row, now) => {
    const debut = freeOf(row, now).find((moment) => moment.getTime() === new Date(chosen).getTime())
    if (!debut) throw conflict(texts.momentTaken)
    return { debut, creneaux: [], mot: null, echeanceAt: nextRappelAt(debut, now), sequence: oneMore }
  }).catch((error: unknown) => {
    throw isTaken(error) ? conflict(texts.momentTaken) : error
  })

export const placeVisite = (
  acteur: Acteur,
  deps: VisiteDeps,
  { id, rendezVous }: { id: number; rendezVous: string },
): Promise<Visite> => act(acteur, deps, id, 'situer', () => ({ rendezVous }))

export const cancelVisite = (
  acteur: Acteur,
  deps: VisiteDeps,
  { id, mot, vu }: { id: number; mot: string | null; vu?: string | undefined },
): Promise<Visite> =>
  act(acteur, deps, id, 'annuler', (row, now) => {
    requireSeen(row, vu)
    requireInTime(row, coteOf(row, acteur.id), now)
    return { creneaux: [], rendezVous: null, mot, echeanceAt: null, sequence: oneMore }
  })

/** « Vue et conforme » counts on the offer; the other answers lead to a report, which is the visitor's to send. */
export const answerVisite = (
  acteur: Acteur,
  deps: VisiteDeps,
  { id, reponse }: { id: number; reponse: VisiteReponse },
): Promise<Visite> =>
  act(acteur, deps, id, reponse, (row) => {
    if (row.reponse) throw conflict(texts.answered)
    return { reponse }
  })

/** A change by one of the two, one after the other; for everyone else the visit does not exist. */
const act = async (
  acteur: Acteur,
  deps: VisiteDeps,
  id: number,
  acte: VisiteActe,
  changeOf: (row: VisiteRow, now: Date) => VisiteChange,
): Promise<Visite> => {
  await deps.limits.take('visite', acteur.id)
  return deps.db.transaction(async (tx) => {
    const now = deps.clock()
    const found = await selectVisite(tx, acteur.id, id)
    if (!found) throw unknownVisite()
    await lockCorrespondants(tx, membresOf(found))
    if (acte === 'prendre' && !(await lockVisitableOffre(tx, found.offreId))) throw conflict(texts.offreGone)
    const row = await lockVisite(tx, id)
    if (!row) throw unknownVisite()
    const cote = coteOf(row, acteur.id)
    const etat = requireEtat(acte, cote, etatAt(row, now))
    const change = changeOf(row, now)
    const autreId = cote === 'visiteur' ? row.proprietaireId : row.visiteurId
    // An answer is the visitor's alone.
    const perdu =
      row.perdu || (!('reponse' in change) && autreId !== null && (await hasBlocked(tx, autreId, acteur.id)))
    if (perdu) await leaveToOther(tx, row, cote)
    // What the other wrote stays beside an act that says nothing itself.
    await updateVisite(tx, id, { ...change, etat, perdu, ...((perdu || 'mot' in change) && { par: cote }) })
    return finish(tx, deps, acteur, { id, before: row })
  })
}

/**
 * Before a member whom the other one has blocked changes a visit that both see: the other one keeps it as it was, in a row
 * of their own. It has begun: the block has ended those ahead.
 */
const leaveToOther = async (tx: Db, row: VisiteRow, cote: VisiteCote): Promise<void> => {
  if (row.perdu) return
  const { id: _, ...seen } = row
  const par = cote === 'visiteur' ? 'proprietaire' : 'visiteur'
  await insertVisite(tx, { ...seen, etat: 'passee', perdu: true, par })
}

/** Mails a change, shows it in the open pages of both, and answers it. */
const finish = async (
  tx: Db,
  deps: VisiteDeps,
  acteur: Acteur,
  { id, before }: { id: number; before: VisiteRow | null },
): Promise<Visite> => {
  const row = await lockVisite(tx, id)
  if (!row) throw unknownVisite()
  if (row.sequence > row.annoncee) await announce(tx, deps, row, before?.etat ?? 'proposee')
  await showVisite(tx, row.conversationId, readersOf(row))
  return toVisite(row, acteur.id, deps.clock())
}

/** A visit that time has ended is stored as such, and makes room for another one. */
const settled = async (tx: Db, row: VisiteRow | null, now: Date): Promise<VisiteRow | null> => {
  if (!row) return null
  const etat = etatAt(row, now)
  if (etat === row.etat) return row
  await updateVisite(tx, row.id, { etat })
  return null
}

/** As instants of whole minutes, each once, first one first. */
const requireMoments = (cote: VisiteCote, moments: string[], now: Date): Date[] => {
  if (cote === 'visiteur') {
    if (moments.length > 0) throw invalid(texts.ownerProposes)
    return []
  }
  if (moments.length === 0) throw invalid(texts.momentRequired)
  const minutes = [...new Set(moments.map((moment) => Math.floor(new Date(moment).getTime() / 60_000)))]
  const dates = minutes.toSorted((a, b) => a - b).map((minute) => new Date(minute * 60_000))
  const last = addDays(dayOf(now), visiteLimits.jours)
  if (dates.some((date) => date <= now)) throw invalid(texts.momentPast)
  if (dates.some((date) => dayOf(date) > last)) throw invalid(fill(texts.momentFar, { jours: visiteLimits.jours }))
  return dates
}

/** What the other one did meanwhile is not undone unseen. */
const requireSeen = (row: VisiteRow | null, vu: string | undefined): void => {
  if (vu !== undefined && vu !== versionOf(row)) throw conflict(texts.changed)
}

const conflict = (message: string) => new AppError('CONFLICT', { message })
const invalid = (message: string) => new AppError('INVALID', { details: { creneaux: message } })
const unknownVisite = () => new AppError('NOT_FOUND', { message: texts.unknown })
