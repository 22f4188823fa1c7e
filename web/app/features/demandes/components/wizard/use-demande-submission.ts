import { type DemandeCreation, demandes } from '@colocdar/contracts/demandes'
import { AppError, type ErrorCode } from '@colocdar/contracts/errors'
import { useRef, useState } from 'react'
import { authStore } from '../../../../lib/auth/auth-store.ts'
import { call } from '../../../../lib/client/client.ts'
import { removeDraft } from '../../../../lib/drafts/drafts.ts'
import { showToast } from '../../../../ui/notices/toast-store.ts'

export interface SubmissionFailure {
  message: string
  /** What the server says of single fields. */
  details: string[]
  /** The member has a request already, this one or an earlier one. */
  exists: boolean
}

/** Sends the request, once. */
export const useDemandeSubmission = (userId: number, idempotencyKey: string) => {
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle')
  const [failure, setFailure] = useState<SubmissionFailure | null>(null)
  const underWay = useRef(false)

  const submit = async (creation: DemandeCreation): Promise<void> => {
    // A second click may come before the button has turned grey.
    if (underWay.current) return
    underWay.current = true
    setState('sending')
    setFailure(null)
    try {
      await call(demandes.create, { body: creation }, { idempotencyKey })
      removeDraft('demande', userId)
      authStore.getState().setDemandeFilled(true)
      setState('sent')
      showToast({ title: 'Succès', description: 'Votre demande a été soumise avec succès!' })
    } catch (error) {
      setState('idle')
      setFailure(failureOf(error))
    } finally {
      underWay.current = false
    }
  }

  return { state, failure, submit }
}

// The key was used: what was sent first did arrive, and a member has one request.
const existing: readonly ErrorCode[] = ['DEMANDE_EXISTS', 'IDEMPOTENCY_KEY_REUSED']

const failureOf = (error: unknown): SubmissionFailure => {
  const exists = error instanceof AppError && existing.includes(error.code)
  return {
    message: error instanceof Error ? error.message : String(error),
    details: error instanceof AppError ? Object.values(error.details ?? {}) : [],
    exists,
  }
}
