import { type DemandeCreation, demandes } from '@colocdar/contracts/demandes'
import { AppError, type ErrorCode } from '@colocdar/contracts/errors'
import { setFlags } from '../../../../lib/auth/auth-store.ts'
import { call } from '../../../../lib/client/client.ts'
import { removeDraft } from '../../../../lib/drafts/drafts.ts'
import { useSubmission } from '../../../../lib/forms/use-submission.ts'
import { showToast } from '../../../../ui/notices/notice-store.ts'

export interface SubmissionFailure {
  message: string
  /** What the server says of single fields. */
  details: string[]
  /** The member already has a request, this one or an earlier one. */
  exists: boolean
}

/** Sends the request. */
export const useDemandeSubmission = (userId: number, idempotencyKey: string) => {
  const { submit, ...submission } = useSubmission(failureOf)
  return {
    ...submission,
    submit: (creation: DemandeCreation) =>
      submit(async () => {
        await call(demandes.create, { body: creation }, { idempotencyKey })
        removeDraft('demande', userId)
        setFlags({ demandeFilled: true })
        showToast({ title: 'Succès', text: 'Votre demande a été soumise avec succès!' })
      }),
  }
}

// A used key means that the request had already arrived, and a member has one request.
const existing: readonly ErrorCode[] = ['DEMANDE_EXISTS', 'IDEMPOTENCY_KEY_REUSED']

const failureOf = (error: unknown): SubmissionFailure => ({
  message: error instanceof Error ? error.message : String(error),
  details: error instanceof AppError ? Object.values(error.details ?? {}) : [],
  exists: error instanceof AppError && existing.includes(error.code),
})
