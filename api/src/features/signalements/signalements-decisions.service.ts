import { randomUUID } from 'node:crypto'
import { AppError } from '@colocdar/contracts/errors'
import { undoGraceSeconds, undoSeconds } from '@colocdar/contracts/moderation'
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
import { recordJournal } from '../journal/journal.service.ts'
import { decideItem, findLastDecision } from '../moderation/moderation.service.ts'
import { decidedBy } from '../moderation/moderation-conflicts.service.ts'
import { moderated } from '../moderation/moderation-kinds.service.ts'
import { undoDecision } from '../moderation/moderation-undo.service.ts'
import { signalementDecide, signalementSuivi } from './signalements.mails.ts'
import { lockObjet, selectWaiting, updateEtat } from './signalements.repository.ts'
import { canUndo, fromTrace, type Trace } from './signalements.states.ts'
import { selectCible } from './signalements-cibles.repository.ts'
import { selectDecision } from './signalements-decisions.repository.ts'
import { annonces, isAnnonce } from './signalements-masquages.service.ts'
import { follow, requireSuite, takeBack } from './signalements-suites.service.ts'

/** Mails are delayed until the decision can no longer be undone. */
const mailSeconds = undoSeconds + undoGraceSeconds + 5

interface DecisionRequest {
  kind: SignalementKind
  id: number
  /** The accused member. */
  membreId: number
  /** The last report that the administrator saw. */
  version?: number | undefined
  decision: SignalementDecision
  motif: string
  /** Of upheld reports. */
  suite?: SignalementSuite | undefined
}

/** Decides on all waiting reports of an object about a member. Upheld: an ad is withdrawn. Dismissed: it is public again. */
export const decideSignalements = (
  acteur: Acteur,
  deps: Deps,
  { kind, id, membreId, version = Infinity, decision, motif, suite = 'avertir' }: DecisionRequest,
): Promise<SignalementDecided> =>
  deps.db.transaction(async (tx) => {
    requireSuite(kind, decision, suite)
    await lockObjet(tx, id)
    const waiting = await selectWaiting(tx, { kind, objetId: id, membreId })
    const seen = waiting.filter((signalement) => signalement.id <= version)
    if (seen.length === 0) throw await nothingWaits(tx, { kind, id, membreId })
    if (seen.length < waiting.length) throw oneMore()
    // All reports of a conversation about one of its members are by the other one.
    const cible = await selectCible(tx, kind, id, waiting[0]?.auteurId ?? null)
    if (cible?.membre.id !== membreId) throw nothing()
    const now = deps.clock()
    const etat = signalementDecisions[decision]
    const ids = waiting.map((signalement) => signalement.id)
    await updateEtat(tx, ids, { from: 'attente', to: etat, decidedAt: now })
    const retrait = decision === 'uphold' ? await withdraw(acteur, { ...deps, db: tx }, { kind, id, motif }) : null
    if (isAnnonce(kind) && cible.signaleeLe) await annonces[kind].show(tx, deps, id)
    const followed = await follow(acteur, { ...deps, db: tx }, { suite, membreId, motif, now })
    const about = { kind, titre: cible.titre ?? '', decision, motif }
    const hidden = cible.signaleeLe !== null
    const toAuthor = signalementDecide.to(cible.membre.email, { ...about, objetId: id, hidden, suite })
    const toReporters = waiting.flatMap(({ email, blockedAt }) =>
      email && !blockedAt ? [signalementSuivi.to(email, about)] : [],
    )
    // A withdrawal has its own mail to the author.
    const letters = retrait !== null && suite === 'avertir' ? toReporters : [toAuthor, ...toReporters]
    const mails = letters.map((mail) => ({ mail, id: randomUUID(), afterSeconds: mailSeconds }))
    await deps.mails.enqueueMany(tx, mails)
    const trace: Trace = {
      membreId,
      signalements: ids,
      signaleeLe: cible.signaleeLe?.toISOString() ?? null,
      retrait: retrait === null ? null : { id: retrait, version: await versionOf(tx, kind, id) },
      courriers: mails.map((mail) => mail.id),
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
    return { id: decisionId, etat, undoUntil: new Date(now.getTime() + undoSeconds * 1000).toISOString() }
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
    const from = signalementDecisions[decision]
    if ((await updateEtat(tx, signalements, { from, to: 'attente', decidedAt: null })) === 0) throw tooLate()
    if (retrait) await undoDecision(acteur, { ...deps, db: tx }, retrait.id, retrait.version)
    if (suite) await takeBack(acteur, { ...deps, db: tx }, suite)
    if (isAnnonce(kind) && signaleeLe) await annonces[kind].hide(tx, objetId, new Date(signaleeLe))
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
  if (!isAnnonce(kind)) return null
  const item = await moderated[kind].lock(deps.db, id)
  if (!item?.verified) return null
  return (await decideItem(acteur, deps, 'withdraw', { kind, id, version: item.version, motif })).id
}

const versionOf = async (tx: Db, kind: SignalementKind, id: number): Promise<number> =>
  (isAnnonce(kind) && (await moderated[kind].lock(tx, id))?.version) || 0

/** Another administrator was first, or there never was a report. */
const nothingWaits = async (
  db: Db,
  { kind, id, membreId }: Pick<DecisionRequest, 'kind' | 'id' | 'membreId'>,
): Promise<AppError> => {
  const last = await findLastDecision(db, { objet: kind, id, membreId, actions: ['uphold', 'dismiss'] })
  return last ? decidedBy(last) : nothing()
}

const nothing = () => new AppError('NOT_FOUND', { message: 'Plus aucun signalement n’attend ici.' })

const oneMore = () =>
  new AppError('STALE', { message: 'Un autre signalement est arrivé entre-temps\u00a0: lisez-le avant de décider.' })

const tooLate = () => new AppError('CONFLICT', { message: 'Il est trop tard pour annuler cette décision.' })
