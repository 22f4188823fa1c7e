import { newIdempotencyKey } from '../../lib/client/idempotency-key.ts'
import { readDraft, restoreTexts } from '../../lib/drafts/drafts.ts'
import { emptyDemande, type TypedDemande } from './demande-form-data.ts'

/** The draft of a request. */
export interface DemandeDraft {
  /** The same for every attempt to send this draft, so that the request is created once. */
  idempotencyKey: string
  /** The last visited step. */
  step: number
  typed: TypedDemande
}

/** The member's draft, or an empty one. */
export const restoreDemandeDraft = (userId: number): DemandeDraft & { restored: boolean } => {
  const stored = readDraft('demande', userId)
  const { idempotencyKey, step, typed } = stored ?? {}
  return {
    restored: stored !== null,
    idempotencyKey: typeof idempotencyKey === 'string' && idempotencyKey ? idempotencyKey : newIdempotencyKey(),
    step: step === 1 || step === 2 ? step : 0,
    typed: restoreTexts(emptyDemande, typed),
  }
}
