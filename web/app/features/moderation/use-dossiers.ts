import { AppError } from '@colocdar/contracts/errors'
import {
  type SignalementDecision,
  type SignalementDossier,
  type SignalementSuite,
  signalements,
} from '@colocdar/contracts/signalements'
import { useReducer } from 'react'
import { shiftAttente } from '../../admin/attente-store.ts'
import { showFailure } from '../../admin/use-admin-action.ts'
import { call } from '../../lib/client/client.ts'
import { saveDraftUnlessSent } from '../../lib/drafts/use-interrupted.ts'
import { showToast } from '../../ui/notices/notice-store.ts'
import { useUndo } from './use-undo.ts'
import { startWaiting, waitingReducer } from './waiting-list.ts'

/** Decided in one go; the next visit loads more. */
export const dossiersAtOnce = 50

/** A conversation can have two dossiers, one about each of its members. */
export const dossierKey = ({ kind, objetId, membre }: SignalementDossier) => `${kind}-${objetId}-${membre.id}` as const

export const dossierDraft = (dossier: SignalementDossier) => `decision-${dossierKey(dossier)}` as const

/** What is hidden first, then what waits longest. */
export const dossiersReducer = waitingReducer<SignalementDossier>(
  dossierKey,
  ({ masqueLe, premierLe }) => `${masqueLe ? 0 : 1} ${premierLe}`,
)

export interface Judgement {
  decision: SignalementDecision
  motif: string
  suite?: SignalementSuite
}

/** What is reported. A decided one leaves at once, and returns if the decision fails or is undone. */
export const useDossiers = (loaded: SignalementDossier[]) => {
  const [waiting, dispatch] = useReducer(dossiersReducer, loaded, startWaiting)
  const { startDecision, undoLast } = useUndo()

  const change = (type: 'leave' | 'return' | 'undo', item: SignalementDossier): void => {
    dispatch({ type, item })
    shiftAttente('signales', type === 'leave' ? -1 : 1)
  }

  const decide = async (dossier: SignalementDossier, judgement: Judgement): Promise<void> => {
    const { decision, motif } = judgement
    change('leave', dossier)
    const offerUndo = startDecision()
    const params = { kind: dossier.kind, id: dossier.objetId }
    try {
      const { id } = await saveDraftUnlessSent(dossierDraft(dossier), { motif }, () =>
        call(signalements.decide, {
          params,
          body: { ...judgement, membreId: dossier.membre.id, version: dossier.version },
        }),
      )
      offerUndo(`${decision === 'uphold' ? 'Fondé' : 'Sans suite'}\u00a0: ${dossierName(dossier)}`, async () => {
        await call(signalements.undo, { params: { id } })
        change('undo', dossier)
        showToast({ title: 'Décision annulée.', tone: 'info' })
      })
    } catch (error) {
      showFailure(error, dossierName(dossier))
      const code = error instanceof AppError ? error.code : null
      if (code === 'STALE') await reload(dossier)
      // CONFLICT: decided by another administrator. NOT_FOUND: deleted.
      else if (code !== 'CONFLICT' && code !== 'NOT_FOUND') change('return', dossier)
    }
  }

  /** Another report came: back with it. */
  const reload = async (dossier: SignalementDossier): Promise<void> => {
    try {
      const { content } = await call(signalements.dossiers, { query: { size: dossiersAtOnce } })
      const fresh = content.find((each) => dossierKey(each) === dossierKey(dossier))
      if (fresh) change('return', fresh)
    } catch (error) {
      showFailure(error, dossierName(dossier))
      change('return', dossier)
    }
  }

  return {
    waiting,
    dispatch,
    decide: (dossier: SignalementDossier, judgement: Judgement) => void decide(dossier, judgement),
    undoLast,
  }
}

/** Of a conversation and a profile it says whom the reports are about; an ad has one author. */
export const dossierName = ({ kind, titre, membre }: SignalementDossier): string => {
  if (kind === 'utilisateur') return `Profil de ${membre.username}`
  return kind === 'conversation' ? `${membre.username}, conversation «\u00a0${titre}\u00a0»` : (titre ?? '')
}
