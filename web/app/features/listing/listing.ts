import { readPage } from '@colocdar/contracts/page-values'
import { paths, withQuery } from '@colocdar/contracts/paths'
import type { VilleInfo } from '@colocdar/contracts/villes'

/** Which part of a list a URL asks for. */
export interface Listing {
  /** From 0. */
  page: number
  villeId: number | null
  /** The city is in the path, `/coloc/ville/3/offres`, not in the query, `/coloc/offres?villeId=3`. */
  villeInPath: boolean
}

export const listingSize = 12

/** The lists that can be filtered by city. */
export const listings = {
  offres: {
    all: paths.offres,
    ofVille: paths.villeOffres,
    countOf: (ville: VilleInfo) => ville.verifiedColocCount,
  },
  demandes: {
    all: paths.demandes,
    ofVille: paths.villeDemandes,
    countOf: (ville: VilleInfo) => ville.verifiedDemandeCount,
  },
} as const
export type ListingKind = keyof typeof listings

/** Null when the city in the URL is not a valid id. */
export const readListing = (url: string, villeInPath: string | undefined): Listing | null => {
  const query = new URL(url).searchParams
  const ville = villeInPath ?? query.get('villeId') ?? ''
  const villeId = toInteger(ville)
  if (ville !== '' && !villeId) return null
  return { page: readPage(query.get('page') ?? ''), villeId, villeInPath: villeInPath !== undefined }
}

/** The URL of another page or city of the same list, in the same form: city in the path or in the query. */
export const listingHref = (kind: ListingKind, { page, villeId, villeInPath }: Listing): string => {
  const { all, ofVille } = listings[kind]
  const query = { page: page || null }
  return villeInPath && villeId ? withQuery(ofVille(villeId), query) : withQuery(all(), { villeId, ...query })
}

/** The canonical URL, for search engines. */
export const canonicalListing = (kind: ListingKind, listing: Listing): string =>
  listingHref(kind, { ...listing, villeInPath: true })

// At most six digits: the API refuses ids and pages beyond that.
const toInteger = (text: string): number | null => (/^\d{1,6}$/.test(text) ? Number(text) : null)
