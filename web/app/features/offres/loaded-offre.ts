import type { CardOffre, ShownOffre } from './shown-offre.ts'

export interface LoadedOffre {
  /** Null when visitors may not see it: only the browser knows whether the owner is signed in. */
  offre: ShownOffre | null
  similaires: CardOffre[]
  /** In how many hours the owner usually answers, when that is known. */
  heures?: number | null
  /** There was no answer: the offer may well exist. */
  failed?: true
}

export const nothing: LoadedOffre = { offre: null, similaires: [] }
export const noAnswer: LoadedOffre = { ...nothing, failed: true }
