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
import { lockModerated, type ModeratedRow, selectLastDecision, updateModerated } from './moderation.repository.ts'
import { canDecide, decidedState, etatOf, toTrace } from './moderation.states.ts'
import { decisionMail } from './moderation-mails.ts'
import { keepLastVerified } from './moderation-snapshots.service.ts'

/** An undone decision must not be mailed: the mail waits until undoing is no longer possible, and a little more. */
const mailSeconds = undoSeconds + undoGraceSeconds + 5

interface Wanted {
  kind: ModerationKind
  id: number
  /** The version that the administrator saw. */
  version: number
  motif?: string
}

export const verifyItem = (acteur: Acteur, deps: Deps, wanted: Wanted) => decide(acteur, deps, 'verify', wanted)

export const refuseItem = (acteur: Acteur, deps: Deps, wanted: Wanted) => decide(acteur, deps, 'refuse', wanted)

export const withdrawItem = (acteur: Acteur, deps: Deps, wanted: Wanted) => decide(acteur, deps, 'withdraw', wanted)

const decide = (
  acteur: Acteur,
  { db, mails, clock }: Deps,
  decision: ModerationDecision,
  { kind, id, version, motif = '' }: Wanted,
): Promise<Decision> =>
  db.transaction(async (tx) => {
    const row = await lockModerated(tx, kind, id)
    if (!row) throw new AppError('NOT_FOUND')
    if (!canDecide(decision, row)) throw await alreadyDecided(tx, kind, row)
    if (row.version !== version) throw new AppError('STALE')
    if (decision === 'verify' && row.auteur.blockedAt) throw authorBlocked()
    const now = clock()
    const state = decidedState(decision, row, { motif: motif || null, now })
    if (decision === 'withdraw') await keepLastVerified(tx, kind, id)
    const newVersion = await updateModerated(tx, kind, id, state)
    const courrier = randomUUID()
    const decisionId = await recordJournal(tx, {
      acteurId: acteur.id,
      action: decision,
      objet: kind,
      objetId: id,
      avant: toTrace(row, row),
      apres: { ...toTrace(state, { version: newVersion, submittedAt: row.submittedAt }), courrier },
      motif: motif || null,
      createdAt: now,
    })
    const mail = decisionMail(kind, decision, { id, to: row.auteur.email, titre: row.titre ?? '', motif })
    await mails.enqueue(tx, mail, { id: courrier, afterSeconds: mailSeconds })
    const undoUntil = new Date(now.getTime() + undoSeconds * 1000).toISOString()
    return { id: decisionId, kind, objetId: id, etat: etatOf(state), version: newVersion, undoUntil }
  })

const alreadyDecided = async (db: Db, kind: ModerationKind, row: ModeratedRow): Promise<AppError> => {
  if (etatOf(row) === 'attente') return new AppError('CONFLICT', { message: 'Cette fiche attend une vérification.' })
  const last = await selectLastDecision(db, kind, row.id)
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
