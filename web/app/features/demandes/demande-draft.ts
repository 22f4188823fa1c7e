import { newIdempotencyKey } from '../../lib/client/idempotency-key.ts'
import { readDraft, restoreTexts } from '../../lib/drafts/drafts.ts'
import { emptyDemande } from './demande-form-data.ts'

/** The member's draft, or an empty one. */
export const restoreDemandeDraft = (userId: number) => {
  const stored = readDraft('demande', userId)
  const { idempotencyKey, step, typed } = stored ?? {}
  return {
    restored: stored !== null,
    /** The same for every attempt to send this draft, so that the request is created once. */
    idempotencyKey: typeof idempotencyKey === 'string' && idempotencyKey ? idempotencyKey : newIdempotencyKey(),
    /** The last visited step. */
    step: step === 1 || step === 2 ? step : 0,
    typed: restoreTexts(emptyDemande, typed),
  }
}
