import type { Client } from '@colocdar/contracts/client'
import { foldText } from '@colocdar/contracts/fold-text'
import { type Lieu, lieux } from '@colocdar/contracts/villes-lieux'
import { settled } from '../../lib/client/load-state.ts'
import { listingHref, readListing } from './listing.ts'

/** Longer is no place; the search says so in a sentence. */
const longest = 100

/**
 * The list that a typed place leads to: the city or quartier of that name, else a search for the words, which forgives
 * typing errors. Null when the URL names no place.
 */
export const lieuHref = async (call: Client, url: string): Promise<string | null> => {
  const listing = readListing(url, undefined)
  const { lieu, ...filtres } = listing?.filtres ?? {}
  if (!listing || lieu === undefined) return null
  const known = await settled('lieux', call(lieux.suggestions, { query: { q: lieu.slice(0, longest) } }))
  const place = known.value?.find((each) => namesOf(each).includes(foldText(lieu)))
  if (!place) return listingHref('offres', { ...listing, page: 0, filtres: { q: lieu, ...filtres } })
  const { villeId, quartier } = place
  return listingHref('offres', {
    page: 0,
    villeId,
    villeInPath: true,
    filtres: { ...(quartier && { quartier }), ...filtres },
  })
}

/** « Casablanca », or « Maârif » and « Maârif, Casablanca ». */
const namesOf = ({ ville, quartier }: Lieu): string[] =>
  (quartier === null ? [ville] : [quartier, `${quartier} ${ville}`]).map(foldText)
