import { AppError } from '@colocdar/contracts/errors'
import { undoSeconds } from '@colocdar/contracts/moderation'
import {
  type SignalementDecision,
  type SignalementDossier,
  type SignalementSuite,
  signalements,
} from '@colocdar/contracts/signalements'
import { useEffect, useReducer, useRef } from 'react'
import { showSignales } from '../../admin/attente-store.ts'
import { showFailure } from '../../admin/use-admin-action.ts'
import { call } from '../../lib/client/client.ts'
import { saveDraftUnlessSent } from '../../lib/drafts/use-interrupted.ts'
import { closeNotice, showSnackbar, showToast } from '../../ui/notices/notice-store.ts'
import { dossierKey, dossiersReducer, startDossiers } from './dossiers-state.ts'

const undoDuration = undoSeconds * 1000

export const dossierDraft = (dossier: SignalementDossier) => `decision-${dossierKey(dossier)}` as const

interface Judgement {
  decision: SignalementDecision
  motif: string
  suite?: SignalementSuite
}

/** What is reported. A decided one leaves at once, and returns if the decision fails or is undone. */
export const useDossiers = (loaded: SignalementDossier[], total: number) => {
  const [state, dispatch] = useReducer(dossiersReducer, loaded, startDossiers)
  const last = useRef<{ undo: () => void; notice: number; until: number } | null>(null)
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
      const undo = () => void takeBack(dossier, id)
      const notice = showSnackbar({
        title: `${decision === 'uphold' ? 'Fondé' : 'Sans suite'}\u00a0: ${dossierName(dossier)}`,
        action: { label: 'Annuler', onSelect: undo },
        duration: undoDuration,
        pausable: false,
      })
      last.current = { undo, notice, until: Date.now() + undoDuration }
    } catch (error) {
      showFailure(error)
      // Somebody else has decided, or it was deleted.
      if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') dispatch({ type: 'return', dossier })
    }
  }

  const takeBack = async (dossier: SignalementDossier, id: number): Promise<void> => {
    last.current = null
    try {
      await call(signalements.undo, { params: { id } })
      dispatch({ type: 'return', dossier })
      showToast({ title: 'Décision annulée.', tone: 'info' })
    } catch (error) {
      showFailure(error)
    }
  }

  return {
    dossiers: state.dossiers,
    dossier: state.dossiers.find((each) => dossierKey(each) === state.selected) ?? null,
    dispatch,
    decide: (dossier: SignalementDossier, judgement: Judgement) => void decide(dossier, judgement),
    undoLast: () => {
      if (!last.current || Date.now() > last.current.until) return
      closeNotice(last.current.notice)
      last.current.undo()
    },
  }
}

/** Of a conversation and a profile it says whom the reports are about; an ad has one author. */
export const dossierName = ({ kind, titre, membre }: SignalementDossier): string => {
  if (kind === 'utilisateur') return `Profil de ${membre.username}`
  return kind === 'conversation' ? `${membre.username}, conversation «\u00a0${titre}\u00a0»` : (titre ?? '')
}
