import { type DemandeCreation, demandes } from '@colocdar/contracts/demandes'
import { AppError, type ErrorCode } from '@colocdar/contracts/errors'
import { useState } from 'react'
import * as texts from '#texts/features/demandes/components/wizard'
import { setFlags } from '../../../../lib/auth/auth-store.ts'
import { call } from '../../../../lib/client/client.ts'
import { useRequest } from '../../../../lib/client/use-request.ts'
import { removeDraft } from '../../../../lib/drafts/drafts.ts'
import { useSavedDraft } from '../../../../lib/drafts/use-saved-draft.ts'
import { today } from '../../../../lib/forms/disponibilite.ts'
import { useSchemaForm } from '../../../../lib/forms/use-schema-form.ts'
import type { Option } from '../../../../ui/fields/select-field.tsx'
import { useWizardStep } from '../../../../ui/forms/use-wizard-step.ts'
import { showToast } from '../../../../ui/notices/notice-store.ts'
import { restoreDemandeDraft } from '../../demande-draft.ts'
import { toCreation, toFormData } from '../../demande-form-data.ts'
import { demandeSteps, missingFrom, preferencesSchema } from '../../demande-steps.ts'

/** The state of the wizard: the draft and the current step. */
export const useDemandeWizard = (userId: number, villes: readonly Option[]) => {
  const [draft] = useState(() => restoreDemandeDraft(userId))
  const { idempotencyKey, restored } = draft
  const choices = { villes, today: today() }
  const form = useSchemaForm({ schema: preferencesSchema(choices), defaultValues: draft.typed })
  const typed = form.values
  const [current, goTo] = useWizardStep(demandeSteps.length, draft)
  const [state, send, , error] = useRequest(async (creation: DemandeCreation) => {
    await call(demandes.create, { body: creation }, { idempotencyKey })
    removeDraft('demande', userId)
    setFlags({ demandeFilled: true })
    showToast({ title: texts.sentTitle, text: texts.sent })
  })
  useSavedDraft('demande', userId, state === 'succeeded' ? null : { idempotencyKey, step: current, typed })

  return {
    restored,
    form,
    data: toFormData(typed, { demandeurId: userId, villes }),
    missing: missingFrom(typed, choices),
    current,
    goTo,
    state,
    failure: state === 'failed' ? failureOf(error) : null,
    submit: () => {
      const creation = toCreation(typed, choices, userId)
      if (creation) void send(creation)
    },
  }
}

export type DemandeWizardState = ReturnType<typeof useDemandeWizard>

// A used key means that the request had already arrived, and a member has one request.
const existing: readonly ErrorCode[] = ['DEMANDE_EXISTS', 'IDEMPOTENCY_KEY_REUSED']

const failureOf = (error: unknown) => ({
  message: error instanceof Error ? error.message : String(error),
  /** What the server says of single fields. */
  details: error instanceof AppError ? Object.values(error.details ?? {}) : [],
  /** The member already has a request, this one or an earlier one. */
  exists: error instanceof AppError && existing.includes(error.code),
})

export type SubmissionFailure = ReturnType<typeof failureOf>
