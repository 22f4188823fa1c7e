import { AppError } from '@colocdar/contracts/errors'
import { type OffreCreation, offres } from '@colocdar/contracts/offres'
import { call } from '../../../../lib/client/client.ts'
import { reasonOf, serverMessage } from '../../../../lib/client/server-message.ts'
import { removeDraft } from '../../../../lib/drafts/drafts.ts'
import { useSubmission } from '../../../../lib/forms/use-submission.ts'

export interface SubmissionFailure {
  message: string
  /** Beneath the message: that the connection is missing. */
  help: string | null
  /** An earlier version of the same draft had arrived after all. */
  sentBefore: boolean
}

interface Submission {
  userId: number
  idempotencyKey: string
  /** Shows what the server refused where it can be corrected. */
  onRefused: (error: AppError) => void
}

/** Sends the offer. */
export const useOffreSubmission = ({ userId, idempotencyKey, onRefused }: Submission) => {
  const { submit, ...submission } = useSubmission((error): SubmissionFailure => {
    if (error instanceof AppError) onRefused(error)
    return failureOf(error)
  })
  return {
    ...submission,
    submit: (creation: OffreCreation) =>
      submit(async () => {
        await call(offres.create, { body: creation }, { idempotencyKey })
        removeDraft('offre', userId)
      }),
  }
}

const failureOf = (error: unknown): SubmissionFailure => {
  const sentBefore = error instanceof AppError && error.code === 'IDEMPOTENCY_KEY_REUSED'
  return {
    message: sentBefore
      ? 'Votre annonce nous était déjà parvenue, telle qu’elle était avant vos dernières modifications.'
      : (serverMessage(error) ?? "Une erreur s'est produite lors de la soumission du logement"),
    help: serverMessage(error) === null ? reasonOf(error) : null,
    sentBefore,
  }
}
