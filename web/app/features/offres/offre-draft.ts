import { photoLimits } from '@colocdar/contracts/photo-limits'
import { newIdempotencyKey } from '../../lib/client/idempotency-key.ts'
import { readDraft, restoreTexts } from '../../lib/drafts/drafts.ts'
import { emptyDetails, type OffreDetails } from './offre-details.ts'

/** The draft of an offer. */
export interface OffreDraft {
  /** The same for every attempt to send this draft, so that the offer is created once. */
  idempotencyKey: string
  /** The last visited step. */
  step: number
  details: OffreDetails
  /** Photos that the server already has, by their src. */
  photos: string[]
}

/** The member's draft, or an empty one. */
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

/** The stored photos whose names are valid. */
export const restoreSrcs = (photos: unknown): string[] =>
  Array.isArray(photos) ? photos.filter(isSrc).slice(0, photoLimits.count) : []

// Local storage is not trusted, and a src becomes part of a URL.
const isSrc = (src: unknown): src is string => typeof src === 'string' && /^[\w.-]{1,100}$/.test(src)
