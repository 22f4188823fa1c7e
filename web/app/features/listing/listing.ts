import { paths, withQuery } from '@colocdar/contracts/paths'
import type { VilleInfo } from '@colocdar/contracts/villes'

/** Which part of a list an address asks for. */
export interface Listing {
  /** From 0. */
  page: number
  villeId: number | null
  /** The city stands in the path, `/coloc/ville/3/offres`, and not in the query, `/coloc/offres?villeId=3`. */
  villeInPath: boolean
}

export const listingSize = 12

/** What can be listed by city. */
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

/** Null when the address names a city in a way that none can have. */
export const readListing = (url: string, villeInPath: string | undefined): Listing | null => {
  const query = new URL(url).searchParams
  const ville = villeInPath ?? query.get('villeId') ?? ''
  const villeId = toInteger(ville)
  if (ville !== '' && !villeId) return null
  return { page: toInteger(query.get('page') ?? '') ?? 0, villeId, villeInPath: villeInPath !== undefined }
}

/** The same list at another page or for another city, in the form of address that one came by. */
export const listingHref = (kind: ListingKind, { page, villeId, villeInPath }: Listing): string => {
  const { all, ofVille } = listings[kind]
  const query = { page: page || null }
  return villeInPath && villeId ? withQuery(ofVille(villeId), query) : withQuery(all(), { villeId, ...query })
}

/** The one address of a list that search engines keep. */
export const canonicalListing = (kind: ListingKind, listing: Listing): string =>
  listingHref(kind, { ...listing, villeInPath: true })

// More digits than any id or page has; the API would refuse them.
const toInteger = (text: string): number | null => (/^\d{1,6}$/.test(text) ? Number(text) : null)
