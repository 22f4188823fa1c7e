import { randomUUID } from 'node:crypto'
import { AppError } from '@colocdar/contracts/errors'
import { type JournalAction, journalActions } from '@colocdar/contracts/journal'
import {
  type Decision,
  type ModerationDecision,
  type ModerationKind,
  undoGraceSeconds,
  undoSeconds,
} from '@colocdar/contracts/moderation'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Acteur } from '../../http/acteur.ts'
import { recordJournal } from '../journal/journal.service.ts'
import { decisionMail } from './moderation.mails.ts'
import { selectLastDecision } from './moderation.repository.ts'
import { canDecide, decidedState, etatOf, toTrace } from './moderation.states.ts'
import { type ModeratedItem, moderated } from './moderation-kinds.service.ts'

/** The mail is delayed until the decision can no longer be undone. */
const mailSeconds = undoSeconds + undoGraceSeconds + 5

interface DecisionRequest {
  kind: ModerationKind
  id: number
  /** The version that the administrator saw. */
  version: number
  motif?: string
}

export const verifyItem = (acteur: Acteur, deps: Deps, request: DecisionRequest) =>
  decide(acteur, deps, 'verify', request)

export const refuseItem = (acteur: Acteur, deps: Deps, request: DecisionRequest) =>
  decide(acteur, deps, 'refuse', request)

export const withdrawItem = (acteur: Acteur, deps: Deps, request: DecisionRequest) =>
  decide(acteur, deps, 'withdraw', request)

const decide = (
  acteur: Acteur,
  deps: Deps,
  decision: ModerationDecision,
  { kind, id, version, motif = '' }: DecisionRequest,
): Promise<Decision> =>
  deps.db.transaction(async (tx) => {
    const item = await moderated[kind].lock(tx, id)
    if (!item) throw new AppError('NOT_FOUND')
    if (!canDecide(decision, item)) throw await alreadyDecided(tx, kind, item)
    if (item.version !== version) throw new AppError('STALE')
    if (decision === 'verify' && item.auteur.blockedAt) throw authorBlocked()
    const now = deps.clock()
    const state = decidedState(decision, item, { motif: motif || null, now })
    if (decision === 'withdraw') await moderated[kind].saveLastVerified(tx, id)
    const newVersion = await moderated[kind].decide(tx, deps, id, state)
    const courrier = randomUUID()
    const decisionId = await recordJournal(tx, {
      acteurId: acteur.id,
      action: decision,
      objet: kind,
      objetId: id,
      avant: toTrace(item, item),
      apres: { ...toTrace(state, { version: newVersion, submittedAt: item.submittedAt }), courrier },
      motif: motif || null,
      createdAt: now,
    })
    const mail = decisionMail(kind, decision, { id, to: item.auteur.email, titre: item.titre ?? '', motif })
    await deps.mails.enqueue(tx, mail, { id: courrier, afterSeconds: mailSeconds })
    const undoUntil = new Date(now.getTime() + undoSeconds * 1000).toISOString()
    return { id: decisionId, kind, objetId: id, etat: etatOf(state), version: newVersion, undoUntil }
  })

const alreadyDecided = async (db: Db, kind: ModerationKind, item: ModeratedItem): Promise<AppError> => {
  if (etatOf(item) === 'attente') return new AppError('CONFLICT', { message: 'Cette fiche attend une vérification.' })
  const last = await selectLastDecision(db, kind, item.id)
  if (!last) return new AppError('CONFLICT', { message: 'Cette fiche a déjà fait l’objet d’une décision.' })
  const par = last.username ?? 'un autre administrateur'
  return new AppError('CONFLICT', {
    message: `Décision déjà prise par ${par} le ${momentFormat.format(last.createdAt)}\u00a0: ${labelOf(last.action)}.`,
    details: { par, quand: last.createdAt.toISOString(), decision: last.action },
  })
}

const authorBlocked = () =>
  new AppError('CONFLICT', { message: 'Le compte de l’auteur est bloqué\u00a0: débloquez-le d’abord.' })

const labelOf = (action: JournalAction): string => journalActions[action].toLowerCase()

const momentFormat = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Africa/Casablanca',
})
