import type { CardOffre } from '../offres/shown-offre.ts'
import type { ShownDemande } from './shown-demande.ts'

export interface LoadedDemande {
  /** Null when visitors may not see it: only the browser knows whether the author is signed in. */
  demande: ShownDemande | null
  /** Recent offers in the same city. */
  offres: CardOffre[]
  /** In how many hours the author usually answers. */
  heures?: number | null
  /** The browser has asked too, with the session of the member. */
  asked: boolean
  /** There was no answer: the request may well exist. */
  failed?: boolean
}

export const failure = 'Error fetching demande'
export const nothing: LoadedDemande = { demande: null, offres: [], asked: false }
