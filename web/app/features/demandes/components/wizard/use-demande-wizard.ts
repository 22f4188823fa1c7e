import { useEffect, useState } from 'react'
import { useSavedDraft } from '../../../../lib/drafts/use-saved-draft.ts'
import { today } from '../../../../lib/forms/disponibilite.ts'
import type { Option } from '../../../../ui/fields/select-field.tsx'
import { useWizardStep } from '../../../../ui/forms/use-wizard-step.ts'
import { firstProblem, missingFrom } from '../../demande-checks.ts'
import { restoreDemandeDraft } from '../../demande-draft.ts'
import { type TypedDemande, toCreation, toFormData } from '../../demande-form-data.ts'
import { useDemandeSubmission } from './use-demande-submission.ts'

export const demandeSteps = ['Utilisateur', 'Préférences', 'Confirmation'] as const
export const step = { utilisateur: 0, preferences: 1, confirmation: 2 } as const

/** The element of a field of step 2. */
export const fieldId = (field: keyof TypedDemande): string => `demande-${field}`

export type DemandeWizardState = ReturnType<typeof useDemandeWizard>

/** Everything the wizard knows: the draft, where one is, and the first thing that is wrong. */
export const useDemandeWizard = (userId: number, villes: readonly Option[]) => {
  const [draft] = useState(() => restoreDemandeDraft(userId))
  const [typed, setTyped] = useState(draft.typed)
  const [current, show] = useWizardStep(demandeSteps.length, draft.step)
  const [problem, setProblem] = useState<ReturnType<typeof firstProblem>>(null)
  const { idempotencyKey } = draft
  const submission = useDemandeSubmission(userId, idempotencyKey)
  const data = toFormData(typed, { demandeurId: userId, villes })
  const missing = missingFrom(data, today())
  useSavedDraft('demande', userId, submission.state === 'sent' ? null : { idempotencyKey, step: current, typed })

  useEffect(() => {
    if (problem) focusField(problem.field)
  }, [problem])

  return {
    restored: draft.restored,
    typed,
    data,
    current,
    problem,
    missing,
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
      // A new object each time: a second try shows the alert and moves the focus again.
      const found = firstProblem(data, today())
      setProblem(found && { ...found })
      if (!found) show(step.confirmation)
    },
    submit: () => {
      if (missing.length === 0) void submission.submit(toCreation(data))
    },
  }
}

const focusField = (field: keyof TypedDemande): void => {
  const element = document.getElementById(fieldId(field))
  const control = element instanceof HTMLFieldSetElement ? element.querySelector('input') : element
  control?.focus()
}
