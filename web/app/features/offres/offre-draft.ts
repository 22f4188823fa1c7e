import { photoLimits } from '@colocdar/contracts/photo-limits'
import { restoreTexts, restoreWizard } from '../../lib/drafts/drafts.ts'
import { emptyDetails } from './offre-details.ts'

/** The member's draft, or an empty one. */
export const restoreOffreDraft = (userId: number) => {
  const { stored, ...draft } = restoreWizard('offre', userId)
  return {
    ...draft,
    details: restoreTexts(emptyDetails, stored.details),
    /** Photos that the server already has, by their src. */
    photos: restoreSrcs(stored.photos),
  }
}

/** The stored photos whose names are valid. */
export const restoreSrcs = (photos: unknown): string[] =>
  Array.isArray(photos) ? photos.filter(isSrc).slice(0, photoLimits.count) : []

// Local storage is not trusted, and a src becomes part of a URL.
const isSrc = (src: unknown): src is string => typeof src === 'string' && /^[\w.-]{1,100}$/.test(src)
