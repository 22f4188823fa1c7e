import { photoLimits } from '@colocdar/contracts/photo-limits'
import { newIdempotencyKey } from '../../lib/client/idempotency-key.ts'
import { readDraft, restoreTexts } from '../../lib/drafts/drafts.ts'
import { emptyDetails } from './offre-details.ts'

/** The member's draft, or an empty one. */
export const restoreOffreDraft = (userId: number) => {
  const stored = readDraft('offre', userId)
  const { idempotencyKey, step, details, photos } = stored ?? {}
  return {
    restored: stored !== null,
    /** The same for every attempt to send this draft, so that the offer is created once. */
    idempotencyKey: typeof idempotencyKey === 'string' && idempotencyKey ? idempotencyKey : newIdempotencyKey(),
    /** The last visited step. */
    step: typeof step === 'number' ? step : 0,
    details: restoreTexts(emptyDetails, details),
    /** Photos that the server already has, by their src. */
    photos: restoreSrcs(photos),
  }
}

/** The stored photos whose names are valid. */
export const restoreSrcs = (photos: unknown): string[] =>
  Array.isArray(photos) ? photos.filter(isSrc).slice(0, photoLimits.count) : []

// Local storage is not trusted, and a src becomes part of a URL.
const isSrc = (src: unknown): src is string => typeof src === 'string' && /^[\w.-]{1,100}$/.test(src)
