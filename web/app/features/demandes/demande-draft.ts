import { newIdempotencyKey } from '../../lib/client/idempotency-key.ts'
import { readDraft, restoreTexts } from '../../lib/drafts/drafts.ts'
import { emptyDemande, type TypedDemande } from './demande-form-data.ts'

/** A request that is being written. */
export interface DemandeDraft {
  /** One for the draft, whatever it becomes: the request is created once. */
  idempotencyKey: string
  /** The step that was left. */
  step: number
  typed: TypedDemande
}

/** What this member has begun, or an empty draft. */
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
