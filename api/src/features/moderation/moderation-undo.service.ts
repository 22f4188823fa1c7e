import { AppError } from '@colocdar/contracts/errors'
import {
  type ModerationEtat,
  type ModerationKind,
  moderationKinds,
  undoGraceSeconds,
  undoSeconds,
} from '@colocdar/contracts/moderation'
import type { Deps } from '../../deps.ts'
import type { Acteur } from '../../http/acteur.ts'
import { recordJournal } from '../journal/journal.service.ts'
import { canUndo } from './moderation.policy.ts'
import { selectDecision } from './moderation.repository.ts'
import { etatOf, fromTrace, toTrace } from './moderation.states.ts'
import { moderated } from './moderation-kinds.service.ts'

interface Undone {
  kind: ModerationKind
  objetId: number
  etat: ModerationEtat
  version: number
}

const longest = (undoSeconds + undoGraceSeconds) * 1000

/**
 * Restores the state before the decision and cancels the mail to the author. Possible for a few seconds only.
 * `changedTo` is the version that a step of the same decision has raised the item to.
 */
export const undoDecision = (acteur: Acteur, deps: Deps, decisionId: number, changedTo?: number): Promise<Undone> =>
  deps.db.transaction(async (tx) => {
    const decision = await selectDecision(tx, decisionId)
    if (!decision || !canUndo(acteur, decision)) throw new AppError('NOT_FOUND')
    const now = deps.clock()
    if (now.getTime() - decision.createdAt.getTime() > longest) throw tooLate()
    const { objetId } = decision
    const kind = moderationKinds.find((known) => known === decision.objet)
    const item = kind ? await moderated[kind].lock(tx, objetId) : null
    const apres = fromTrace(decision.apres)
    // Any later change to the item (undone, edited, rented) has raised its version.
    if (!kind || item?.version !== (changedTo ?? apres.version)) throw changedSince()
    const { state: before, modification } = fromTrace(decision.avant)
    const state = { ...before, motifRefus: null }
    const version =
      modification && kind !== 'avis'
        ? await moderated[kind].reopenModification(tx, objetId)
        : await moderated[kind].decide(tx, deps, objetId, state)
    if (apres.courrier) await deps.mails.cancel(tx, apres.courrier)
    await recordJournal(tx, {
      acteurId: acteur.id,
      action: 'undo',
      objet: kind,
      objetId,
      avant: toTrace(item, item),
      apres: { ...toTrace(state, { version, submittedAt: item.submittedAt }, modification), decision: decisionId },
      createdAt: now,
    })
    // Undoing a withdrawal brings a modification back that waited beside it.
    const waiting = modification ? ({ etat: 'attente' } as const) : item.modification
    return { kind, objetId, etat: etatOf({ ...state, modification: waiting }), version }
  })

const tooLate = () => new AppError('CONFLICT', { message: 'Il est trop tard pour annuler cette décision.' })

const changedSince = () =>
  new AppError('CONFLICT', { message: 'Cette fiche a changé depuis la décision, qui ne peut plus être annulée.' })
