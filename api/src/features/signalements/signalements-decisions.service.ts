import { randomUUID } from 'node:crypto'
import { AppError } from '@colocdar/contracts/errors'
import { type ModerationKind, undoGraceSeconds, undoSeconds } from '@colocdar/contracts/moderation'
import {
  type SignalementDecided,
  type SignalementDecision,
  type SignalementKind,
  type SignalementSuite,
  signalementDecisions,
} from '@colocdar/contracts/signalements'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Acteur } from '../../http/acteur.ts'
import { hideReportedDemande, showReportedDemande } from '../demandes/demandes-visibility.service.ts'
import { recordJournal } from '../journal/journal.service.ts'
import { withdrawItem } from '../moderation/moderation.service.ts'
import { moderated } from '../moderation/moderation-kinds.service.ts'
import { undoDecision } from '../moderation/moderation-undo.service.ts'
import { hideReportedOffre, showReportedOffre } from '../offres/offres-visibility.service.ts'
import { auteurMail, reporterMail } from './signalements.mails.ts'
import { lockObjet, selectWaiting, updateEtat } from './signalements.repository.ts'
import { canUndo, fromTrace, type Trace } from './signalements.states.ts'
import { type Cible, selectCible } from './signalements-cibles.repository.ts'
import { selectDecision } from './signalements-decisions.repository.ts'
import { follow, requireSuite, takeBack } from './signalements-suites.service.ts'

/** Mails are delayed until the decision can no longer be undone. */
const mailSeconds = undoSeconds + undoGraceSeconds + 5

interface DecisionRequest {
  kind: SignalementKind
  id: number
  /** The accused member. */
  membreId: number
  decision: SignalementDecision
  motif: string
  /** Of upheld reports. */
  suite?: SignalementSuite | undefined
}

/** Decides on all waiting reports of an object about a member. Upheld: an ad is withdrawn. Dismissed: it is public again. */
export const decideSignalements = (
  acteur: Acteur,
  deps: Deps,
  { kind, id, membreId, decision, motif, suite = 'avertir' }: DecisionRequest,
): Promise<SignalementDecided> =>
  deps.db.transaction(async (tx) => {
    requireSuite(kind, decision, suite)
    await lockObjet(tx, id)
    const waiting = await selectWaiting(tx, { kind, objetId: id, membreId })
    // All reports of a conversation about one of its members are by the other one.
    const cible = await selectCible(tx, kind, id, waiting[0]?.auteurId ?? null)
    if (waiting.length === 0 || cible?.membre.id !== membreId) throw nothingWaits()
    const now = deps.clock()
    const { from, to } = signalementDecisions[decision]
    const ids = waiting.map((signalement) => signalement.id)
    await updateEtat(tx, ids, { from, to, decidedAt: now })
    const retrait = decision === 'uphold' ? await withdraw(acteur, { ...deps, db: tx }, { kind, id, motif }) : null
    if (cible.signaleeLe) await show(tx, deps, kind, id)
    const followed = await follow(acteur, { ...deps, db: tx }, { suite, membreId, motif, now })
    const trace: Trace = {
      membreId,
      signalements: ids,
      signaleeLe: cible.signaleeLe?.toISOString() ?? null,
      retrait: retrait === null ? null : { id: retrait, version: await versionOf(tx, kind, id) },
      courriers: await tell(tx, deps, {
        kind,
        id,
        membreId,
        decision,
        motif,
        suite,
        cible,
        waiting,
        authorTold: retrait !== null && suite === 'avertir',
      }),
      ...(followed && { suite: { nom: suite, membreId } }),
    }
    const decisionId = await recordJournal(tx, {
      acteurId: acteur.id,
      action: decision,
      objet: kind,
      objetId: id,
      apres: { ...trace },
      motif,
      createdAt: now,
    })
    return { id: decisionId, etat: to, undoUntil: new Date(now.getTime() + undoSeconds * 1000).toISOString() }
  })

/** The reports wait again, the ad is hidden or public as before, and no mail is sent. Possible for a few seconds. */
export const undoSignalements = (
  acteur: Acteur,
  deps: Deps,
  decisionId: number,
): Promise<{ kind: SignalementKind; objetId: number }> =>
  deps.db.transaction(async (tx) => {
    const row = await selectDecision(tx, decisionId)
    if (!row || row.acteurId !== acteur.id) throw new AppError('NOT_FOUND')
    const now = deps.clock()
    if (!canUndo(row.createdAt, now)) throw tooLate()
    const { kind, objetId, decision } = row
    await lockObjet(tx, objetId)
    const { signalements, signaleeLe, retrait, courriers, suite } = fromTrace(row.apres)
    const { from, to } = signalementDecisions[decision]
    if ((await updateEtat(tx, signalements, { from: to, to: from, decidedAt: null })) === 0) throw tooLate()
    if (retrait) await undoDecision(acteur, { ...deps, db: tx }, retrait.id, retrait.version)
    if (suite) await takeBack(acteur, { ...deps, db: tx }, suite)
    if (signaleeLe) await hide(tx, kind, objetId, new Date(signaleeLe))
    for (const courrier of courriers) await deps.mails.cancel(tx, courrier)
    await recordJournal(tx, {
      acteurId: acteur.id,
      action: 'undo',
      objet: kind,
      objetId,
      apres: { decision: decisionId },
      createdAt: now,
    })
    return { kind, objetId }
  })

/** The decision that withdrew the ad; null when there was nothing public to withdraw. */
const withdraw = async (
  acteur: Acteur,
  deps: Deps,
  { kind, id, motif }: { kind: SignalementKind; id: number; motif: string },
): Promise<number | null> => {
  const moderatedKind = annonceKind(kind)
  const item = moderatedKind ? await moderated[moderatedKind].lock(deps.db, id) : null
  if (!moderatedKind || !item?.verified) return null
  const { id: decisionId } = await withdrawItem(acteur, deps, { kind: moderatedKind, id, version: item.version, motif })
  return decisionId
}

const versionOf = async (tx: Db, kind: SignalementKind, id: number): Promise<number> => {
  const moderatedKind = annonceKind(kind)
  return (moderatedKind && (await moderated[moderatedKind].lock(tx, id))?.version) ?? 0
}

const annonceKind = (kind: SignalementKind): Extract<ModerationKind, 'offre' | 'demande'> | null =>
  kind === 'offre' || kind === 'demande' ? kind : null

const show = async (tx: Db, deps: Deps, kind: SignalementKind, id: number): Promise<void> => {
  if (kind === 'offre') await showReportedOffre(tx, deps, id)
  if (kind === 'demande') await showReportedDemande(tx, deps, id)
}

const hide = async (tx: Db, kind: SignalementKind, id: number, since: Date): Promise<void> => {
  if (kind === 'offre') await hideReportedOffre(tx, id, since)
  if (kind === 'demande') await hideReportedDemande(tx, id, since)
}

interface Told extends DecisionRequest {
  suite: SignalementSuite
  cible: Cible
  waiting: { email: string | null; blockedAt: Date | null }[]
  /** The withdrawal has its own mail to the author. */
  authorTold: boolean
}

/** Mails the decision and its reason to the reporters and to the author, who does not learn who reported. */
const tell = async (
  tx: Db,
  { mails }: Deps,
  { kind, id, decision, motif, suite, cible, waiting, authorTold }: Told,
): Promise<string[]> => {
  const about = { kind, id, decision, motif, suite, titre: cible.titre, hidden: cible.signaleeLe !== null }
  const reporters = waiting.flatMap(({ email, blockedAt }) => (email && !blockedAt ? [email] : []))
  const letters = [
    ...(authorTold ? [] : [auteurMail(cible.membre.email, about)]),
    ...reporters.map((to) => reporterMail(to, about)),
  ]
  const courriers = letters.map(() => randomUUID())
  for (const [index, mail] of letters.entries())
    await mails.enqueue(tx, mail, { id: courriers[index] ?? randomUUID(), afterSeconds: mailSeconds })
  return courriers
}

const nothingWaits = () => new AppError('NOT_FOUND', { message: 'Plus aucun signalement n’attend ici.' })

const tooLate = () => new AppError('CONFLICT', { message: 'Il est trop tard pour annuler cette décision.' })
