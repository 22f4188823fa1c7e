import { restoreTexts, restoreWizard } from '../../lib/drafts/drafts.ts'
import { emptyDemande } from './demande-form-data.ts'

/** The member's draft, or an empty one. */
export const restoreDemandeDraft = (userId: number) => {
  const { stored, ...draft } = restoreWizard('demande', userId)
  return { ...draft, typed: restoreTexts(emptyDemande, stored.typed) }
}
