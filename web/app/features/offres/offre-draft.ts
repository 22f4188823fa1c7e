import { photoLimits } from '@colocdar/contracts/offres'
import { newIdempotencyKey } from '../../lib/client/idempotency-key.ts'
import { readDraft, restoreTexts } from '../../lib/drafts/drafts.ts'
import { emptyDetails, type OffreDetails } from './offre-details.ts'

/** An offer that is being written. */
export interface OffreDraft {
  /** One for the draft, whatever it becomes: the offer is created once. */
  idempotencyKey: string
  /** The step that was left. */
  step: number
  details: OffreDetails
  /** Photos that the server already has, by their src. */
  photos: string[]
}

/** What this member has begun, or an empty draft. */
export const restoreOffreDraft = (userId: number): OffreDraft & { restored: boolean } => {
  const stored = readDraft('offre', userId)
  const { idempotencyKey, step, details, photos } = stored ?? {}
  return {
    restored: stored !== null,
    idempotencyKey: typeof idempotencyKey === 'string' && idempotencyKey ? idempotencyKey : newIdempotencyKey(),
    step: typeof step === 'number' ? step : 0,
    details: restoreTexts(emptyDetails, details),
    photos: restoreSrcs(photos),
  }
}

/** Photos as stored, as far as they can be photos. */
export const restoreSrcs = (photos: unknown): string[] =>
  Array.isArray(photos) ? photos.filter(isSrc).slice(0, photoLimits.count) : []

// Storage is writable by whoever used this browser before; a src goes into addresses.
const isSrc = (src: unknown): src is string => typeof src === 'string' && /^[\w.-]{1,100}$/.test(src)
