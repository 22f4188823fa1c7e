import { AppError } from '@colocdar/contracts/errors'
import { type OffreCreation, offres } from '@colocdar/contracts/offres'
import { useRef, useState } from 'react'
import { call } from '../../../../lib/client/client.ts'
import { serverMessage } from '../../../../lib/client/server-message.ts'
import { removeDraft } from '../../../../lib/drafts/drafts.ts'

export interface SubmissionFailure {
  message: string
  /** An earlier version of the same draft had arrived after all. */
  sentBefore: boolean
}

interface Submission {
  userId: number
  idempotencyKey: string
  /** Shows what the server found wrong where it can be mended. */
  onRefused: (error: AppError) => void
}

/** Sends the offer, once. */
export const useOffreSubmission = ({ userId, idempotencyKey, onRefused }: Submission) => {
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle')
  const [failure, setFailure] = useState<SubmissionFailure | null>(null)
  const underWay = useRef(false)

  const submit = async (creation: OffreCreation): Promise<void> => {
    // A second click may come before the button has turned grey.
    if (underWay.current) return
    underWay.current = true
    setState('sending')
    setFailure(null)
    try {
      await call(offres.create, { body: creation }, { idempotencyKey })
      removeDraft('offre', userId)
      setState('sent')
    } catch (error) {
      setState('idle')
      setFailure(failureOf(error))
      if (error instanceof AppError) onRefused(error)
    } finally {
      underWay.current = false
    }
  }

  return { state, failure, submit }
}

const failureOf = (error: unknown): SubmissionFailure => {
  const sentBefore = error instanceof AppError && error.code === 'IDEMPOTENCY_KEY_REUSED'
  return {
    message: sentBefore
      ? 'Votre annonce nous était déjà parvenue, telle qu’elle était avant vos dernières modifications.'
      : (serverMessage(error) ?? "Une erreur s'est produite lors de la soumission du logement"),
    sentBefore,
  }
}
