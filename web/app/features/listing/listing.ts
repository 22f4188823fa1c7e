import { readPage } from '@colocdar/contracts/page-values'
import { paths, withQuery } from '@colocdar/contracts/paths'
import type { VilleInfo } from '@colocdar/contracts/villes'
import * as texts from '#texts/features/listing'

/** Which part of a list a URL asks for. */
export interface Listing {
  /** From 0. */
  page: number
  villeId: number | null
  /** The city is in the path, `/coloc/ville/3/offres`, not in the query, `/coloc/offres?villeId=3`. */
  villeInPath: boolean
  /** Other filters and the order, as in the query; only those in use. */
  filtres: Readonly<Record<string, string>>
}

export const listingSize = 12

/** The lists that can be filtered. */
export const listings = {
  offres: {
    label: texts.offres,
    shortLabel: texts.offresShort,
    countText: texts.offreResults,
    all: paths.offres,
    ofVille: paths.villeOffres,
    countOf: (ville: VilleInfo) => ville.verifiedColocCount,
  },
  demandes: {
    label: texts.demandes,
    shortLabel: texts.demandesShort,
    countText: texts.demandeResults,
    all: paths.demandes,
    ofVille: paths.villeDemandes,
    countOf: (ville: VilleInfo) => ville.verifiedDemandeCount,
  },
} as const
export type ListingKind = keyof typeof listings
export const listingKinds = Object.keys(listings) as ListingKind[]

/** Null when the city in the URL is not a valid id. The filters are as typed: the server checks them. */
export const readListing = (url: string, villeInPath: string | undefined, repereInPath?: string): Listing | null => {
  const { page = '', villeId: villeInQuery = '', ...typed } = typedIn(new URL(url).searchParams)
  const filtres = repereInPath ? { ...typed, repere: repereInPath } : typed
  const ville = villeInPath ?? villeInQuery
  const villeId = toInteger(ville)
  if (ville !== '' && !villeId) return null
  return { page: readPage(page), villeId, villeInPath: villeInPath !== undefined, filtres }
}

/** The URL of another page, city or filter of the same list, in the same form: city in the path or in the query. */
export const listingHref = (kind: ListingKind, { page, villeId, villeInPath, filtres }: Listing): string => {
  const { all, ofVille } = listings[kind]
  const query = { ...filtres, page: page || null }
  // A landmark says its city.
  if (filtres.repere && !villeId) return withQuery(paths.presDe(filtres.repere), { ...query, repere: null })
  return villeInPath && villeId ? withQuery(ofVille(villeId), query) : withQuery(all(), { villeId, ...query })
}

/** The other list: for the same city, which a landmark says, and the filters that both have. */
export const listingOfKind = (listing: Listing, villeOfRepere: number | undefined): Listing => ({
  page: 0,
  villeId: listing.villeId ?? villeOfRepere ?? null,
  villeInPath: listing.villeInPath || listing.villeId === null,
  filtres: Object.fromEntries(Object.entries(listing.filtres).filter(([name]) => inBoth.includes(name))),
})

const inBoth = ['q', 'quartier', 'dispoLe']

/** The list without one of its filters, or without one of several choices. */
export const withoutFiltre = (listing: Listing, name: string, choice?: number): Listing => {
  const choices = choice === undefined ? [] : (listing.filtres[name] ?? '').split(',')
  const left = choices.filter((_, place) => place !== choice).join(',')
  const less = name === 'villeId' ? { villeId: null } : { filtres: { ...listing.filtres, [name]: left } }
  return { ...listing, page: 0, ...less }
}

/** The list for another city: quartiers and landmarks belong to theirs, the other filters stay. */
export const elsewhereOf = (listing: Listing): Listing =>
  ['quartier', 'repere', 'repereMax'].reduce((left, name) => withoutFiltre(left, name), listing)

/** The shown list in another order, from its first page. */
export const sortedHref = ({ pathname, search }: Address, tri: string): string =>
  withQuery(pathname, { ...typedIn(new URLSearchParams(search)), page: null, tri })

interface Address {
  pathname: string
  search: string
}

/** The list that is on its way without one of the shown filters: its other filters were chosen since. */
export const lessHref = (
  pending: Address,
  { name, choice, to }: { name: string; choice?: string | undefined; to: string },
): string => {
  const typed = typedIn(new URLSearchParams(pending.search))
  const left = choice === undefined ? [] : (typed[name] ?? '').split(',').filter((each) => each !== choice)
  const isPlace = name === 'villeId' || name === 'repere'
  return withQuery(isPlace ? to.replace(/\?.*/, '') : pending.pathname, {
    ...typed,
    [name]: left.join(','),
    ...(name === 'repere' && { repereMax: null }),
    page: null,
  })
}

/** Where the forms of a list lead; a city of the query is one of their hidden fields. */
export const listingAction = (kind: ListingKind, { villeId, villeInPath }: Listing): string =>
  listingHref(kind, { page: 0, villeId: villeInPath ? villeId : null, villeInPath, filtres: {} })

/** The canonical URL, for search engines. */
export const canonicalListing = (kind: ListingKind, listing: Listing): string =>
  listingHref(kind, { ...listing, villeId: listing.filtres.repere ? null : listing.villeId, villeInPath: true })

/** Search engines index a city, a landmark, and a city with one type; of other combinations there are too many. */
export const isIndexed = ({ villeId, filtres }: Listing): boolean => {
  const names = Object.keys(filtres)
  const oneType = names.length === 1 && filtres.logementType !== undefined && !filtres.logementType.includes(',')
  return names.length === 0 || names.join() === 'repere' || (villeId !== null && oneType)
}

/** What was typed, without empty inputs; boxes of one name are one value. */
export const typedIn = (search: URLSearchParams): Record<string, string> => {
  const typed: Record<string, string> = {}
  for (const [name, value] of search) if (value) typed[name] = typed[name] ? `${typed[name]},${value}` : value
  return typed
}

// At most six digits: the API refuses ids and pages beyond that.
const toInteger = (text: string): number | null => (/^\d{1,6}$/.test(text) ? Number(text) : null)
