import { useEffect, useState } from 'react'
import { useSavedDraft } from '../../../../lib/drafts/use-saved-draft.ts'
import { today } from '../../../../lib/forms/disponibilite.ts'
import type { Option } from '../../../../ui/fields/select-field.tsx'
import { useWizardStep } from '../../../../ui/forms/use-wizard-step.ts'
import { restoreDemandeDraft } from '../../demande-draft.ts'
import { type TypedDemande, toCreation, toFormData } from '../../demande-form-data.ts'
import { demandeSteps, firstProblem, missingFrom, step } from '../../demande-steps.ts'
import { useDemandeSubmission } from './use-demande-submission.ts'

/** The element id of a field of step 2. */
export const fieldId = (field: keyof TypedDemande): string => `demande-${field}`

export type DemandeWizardState = ReturnType<typeof useDemandeWizard>

/** The state of the wizard: the draft, the current step, and the first thing that is wrong. */
export const useDemandeWizard = (userId: number, villes: readonly Option[]) => {
  const [draft] = useState(() => restoreDemandeDraft(userId))
  const [typed, setTyped] = useState(draft.typed)
  const [current, show] = useWizardStep(demandeSteps.length, draft)
  const [problem, setProblem] = useState<ReturnType<typeof firstProblem>>(null)
  const { idempotencyKey } = draft
  const submission = useDemandeSubmission(userId, idempotencyKey)
  const choices = { villes, today: today() }
  useSavedDraft('demande', userId, submission.state === 'sent' ? null : { idempotencyKey, step: current, typed })

  useEffect(() => {
    if (problem) focusField(problem.field)
  }, [problem])

  return {
    restored: draft.restored,
    typed,
    data: toFormData(typed, { demandeurId: userId, villes }),
    current,
    problem,
    missing: missingFrom(typed, choices),
    submission,
    type: (field: keyof TypedDemande, text: string) => {
      setTyped({ ...typed, [field]: text })
      if (problem?.field === field) setProblem(null)
    },
    goTo: (to: number) => {
      setProblem(null)
      show(to)
    },
    /** From step 2 to step 3, when everything is right. */
    pass: () => {
      // A new object each time, so that a second attempt shows the alert and moves the focus again.
      const found = firstProblem(typed, choices)
      setProblem(found && { ...found })
      if (!found) show(step.confirmation)
    },
    submit: () => {
      const creation = toCreation(typed, choices, userId)
      if (creation) void submission.submit(creation)
    },
  }
}

const focusField = (field: keyof TypedDemande): void => {
  const element = document.getElementById(fieldId(field))
  const control = element instanceof HTMLFieldSetElement ? element.querySelector('input') : element
  control?.focus()
}
