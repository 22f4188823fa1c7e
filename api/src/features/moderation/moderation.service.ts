import { randomUUID } from 'node:crypto'
import { AppError } from '@colocdar/contracts/errors'
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
import type { Mail } from '../../mail/mail-kind.ts'
import { recordJournal } from '../journal/journal.service.ts'
import { decisionMail, modificationMail } from './moderation.mails.ts'
import { selectLastDecision } from './moderation.repository.ts'
import { decidedState, etatAfter, etatOf, fromTrace, toTrace } from './moderation.states.ts'
import { decidedBy } from './moderation-conflicts.service.ts'
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

export const decideItem = (
  acteur: Acteur,
  deps: Deps,
  decision: ModerationDecision,
  { kind, id, version, motif = '' }: DecisionRequest,
): Promise<Decision> =>
  deps.db.transaction(async (tx) => {
    const item = await moderated[kind].lock(tx, id)
    if (!item) throw new AppError('NOT_FOUND')
    const etat = etatOf(item)
    const next = etatAfter(decision, etat)
    if (next === null) throw await alreadyDecided(tx, kind, item)
    if (item.version !== version) throw await changedSince(tx, kind, item, version)
    if (decision === 'verify' && item.auteur.blockedAt) throw authorBlocked()
    const now = deps.clock()
    const apply = etat === 'modification' && decision !== 'withdraw' ? applyToModification : applyToItem
    const { newVersion, avant, apres, mail } = await apply(tx, deps, { kind, item, decision, motif, now })
    const courrier = randomUUID()
    const decisionId = await recordJournal(tx, {
      acteurId: acteur.id,
      action: decision,
      objet: kind,
      objetId: id,
      avant,
      apres: { ...apres, courrier },
      motif: motif || null,
      createdAt: now,
    })
    await deps.mails.enqueue(tx, mail, { id: courrier, afterSeconds: mailSeconds })
    const undoUntil = new Date(now.getTime() + undoSeconds * 1000).toISOString()
    return { id: decisionId, kind, objetId: id, etat: next, version: newVersion, undoUntil }
  })

/** For decisions of another kind, on reports. */
export const findLastDecision = selectLastDecision

interface Applied {
  newVersion: number
  avant: Record<string, unknown>
  apres: Record<string, unknown>
  mail: Mail
}

interface Application {
  kind: ModerationKind
  item: ModeratedItem
  decision: ModerationDecision
  motif: string
  now: Date
}

const applyToItem = async (tx: Db, deps: Deps, application: Application): Promise<Applied> => {
  const { kind, item, decision, motif, now } = application
  if (kind === 'profil') throw profileStays()
  const state = decidedState(decision, item, { motif: motif || null, now })
  if (decision === 'withdraw') await moderated[kind].saveLastVerified(tx, item.id)
  const newVersion = await moderated[kind].decide(tx, deps, item.id, state)
  return {
    newVersion,
    avant: toTrace(item, item),
    apres: toTrace(state, { version: newVersion, submittedAt: item.submittedAt }),
    mail: decisionMail(kind, decision, mailFieldsOf(application)),
  }
}

/** Accepted or refused, what is public stays public. */
const applyToModification = async (tx: Db, _deps: Deps, application: Application): Promise<Applied> => {
  const { kind, item, decision, motif, now } = application
  if (kind === 'avis' || !item.modification) throw new Error(`no modification of ${kind} ${item.id}`)
  const verbs = moderated[kind]
  const accepted = decision === 'verify'
  const newVersion = accepted
    ? await verbs.acceptModification(tx, item.id, now)
    : await verbs.refuseModification(tx, item.id, motif, now)
  const { submittedAt } = item.modification
  return {
    newVersion,
    avant: toTrace(item, { version: item.version, submittedAt }, 'attente'),
    apres: toTrace(item, { version: newVersion, submittedAt }, accepted ? 'acceptee' : 'refusee'),
    mail: modificationMail(kind, decision, mailFieldsOf(application)),
  }
}

const mailFieldsOf = ({ item, motif }: Application) => ({
  id: item.id,
  to: item.auteur.email,
  titre: item.titre ?? '',
  motif,
})

const profileStays = () =>
  new AppError('CONFLICT', { message: 'Un profil ne se retire pas\u00a0: bloquez le compte de ce membre.' })

const alreadyDecided = async (db: Db, kind: ModerationKind, item: ModeratedItem): Promise<AppError> => {
  if (etatOf(item) === 'attente') return new AppError('CONFLICT', { message: 'Cette fiche attend une vérification.' })
  const last = await selectLastDecision(db, { objet: kind, id: item.id })
  return last
    ? decidedBy(last)
    : new AppError('CONFLICT', { message: 'Cette fiche a déjà fait l’objet d’une décision.' })
}

/** Changed by another administrator's decision, or by its author. */
const changedSince = async (db: Db, kind: ModerationKind, item: ModeratedItem, seen: number): Promise<AppError> => {
  const last = await selectLastDecision(db, { objet: kind, id: item.id })
  const waits = ['attente', 'modification'].includes(etatOf(item))
  return !waits && last && fromTrace(last.apres).version > seen ? decidedBy(last) : new AppError('STALE')
}

const authorBlocked = () =>
  new AppError('CONFLICT', { message: 'Le compte de l’auteur est bloqué\u00a0: débloquez-le d’abord.' })
