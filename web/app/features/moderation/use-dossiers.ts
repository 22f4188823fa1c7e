import { AppError } from '@colocdar/contracts/errors'
import {
  type SignalementDecision,
  type SignalementDossier,
  type SignalementSuite,
  signalements,
} from '@colocdar/contracts/signalements'
import { useEffect, useReducer } from 'react'
import { showSignales } from '../../admin/attente-store.ts'
import { showFailure } from '../../admin/use-admin-action.ts'
import { call } from '../../lib/client/client.ts'
import { saveDraftUnlessSent } from '../../lib/drafts/use-interrupted.ts'
import { showToast } from '../../ui/notices/notice-store.ts'
import { dossierKey, dossiersReducer, startDossiers } from './dossiers-state.ts'
import { useUndo } from './use-undo.ts'

export const dossierDraft = (dossier: SignalementDossier) => `decision-${dossierKey(dossier)}` as const

interface Judgement {
  decision: SignalementDecision
  motif: string
  suite?: SignalementSuite
}

/** What is reported. A decided one leaves at once, and returns if the decision fails or is undone. */
export const useDossiers = (loaded: SignalementDossier[], total: number) => {
  const [state, dispatch] = useReducer(dossiersReducer, loaded, startDossiers)
  const { offerUndo, undoLast } = useUndo()
  const notLoaded = Math.max(0, total - loaded.length)
  useEffect(() => showSignales(state.dossiers.length + notLoaded), [state.dossiers.length, notLoaded])

  const decide = async (dossier: SignalementDossier, judgement: Judgement): Promise<void> => {
    const { decision, motif } = judgement
    dispatch({ type: 'leave', key: dossierKey(dossier) })
    const params = { kind: dossier.kind, id: dossier.objetId }
    try {
      const { id } = await saveDraftUnlessSent(dossierDraft(dossier), { motif }, () =>
        call(signalements.decide, { params, body: { ...judgement, membreId: dossier.membre.id } }),
      )
      offerUndo(`${decision === 'uphold' ? 'Fondé' : 'Sans suite'}\u00a0: ${dossierName(dossier)}`, async () => {
        await call(signalements.undo, { params: { id } })
        dispatch({ type: 'return', dossier })
        showToast({ title: 'Décision annulée.', tone: 'info' })
      })
    } catch (error) {
      showFailure(error)
      // Somebody else has decided, or it was deleted.
      if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') dispatch({ type: 'return', dossier })
    }
  }

  return {
    dossiers: state.dossiers,
    dossier: state.dossiers.find((each) => dossierKey(each) === state.selected) ?? null,
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
