import { paths } from '@colocdar/contracts/paths'
import * as texts from '#texts/features/listing'
import { type Named, nomOf } from '../../lib/formats/ville-nom.ts'
import { type Matches, seo } from '../../lib/seo/seo.tsx'
import { breadcrumbData, type Crumb, structuredData } from '../../lib/seo/structured-data.ts'
import { canonicalListing, isIndexed, type ListingKind, listings } from './listing.ts'
import type { LoadedListing, NearRepere } from './load-listing.ts'

/** The tags of a list's page; all pages of a list but the first say their number. */
export const listingSeo = (
  matches: Matches,
  kind: ListingKind,
  { listing, ville, repere, found }: LoadedListing<unknown>,
  { title, description }: { title: string; description: string },
) =>
  seo(matches, {
    title: listing.page > 0 ? texts.titleOfPage(title, listing.page + 1) : title,
    description,
    path: canonicalListing(kind, listing),
    index: found.value?.empty === false && (isIndexed(listing) || 'follow'),
    structured: structuredData(breadcrumbData(matches, listingCrumbs(kind, ville, repere))),
  })

export const listingCrumbs = (kind: ListingKind, ville: Named | null, repere?: NearRepere | null): Crumb[] => {
  const { label, all, ofVille } = listings[kind]
  if (repere) {
    const inVille = { label: nomOf(repere.ville), to: ofVille(repere.villeId) }
    return [{ label: texts.home, to: paths.home() }, { label, to: all() }, inVille, { label: nomOf(repere) }]
  }
  const place = ville ? [{ label, to: all() }, { label: nomOf(ville) }] : [{ label }]
  return [{ label: texts.home, to: paths.home() }, ...place]
}

/** Of the page of one ad. */
export const annonceCrumbs = (
  kind: ListingKind,
  { titre, ville }: { titre?: string | null; ville?: (Named & { id: number }) | null },
): Crumb[] => {
  const { label, all, ofVille } = listings[kind]
  return [
    { label: texts.home, to: paths.home() },
    { label, to: all() },
    ...(ville ? [{ label: nomOf(ville), to: ofVille(ville.id) }] : []),
    { label: titre || texts.untitled },
  ]
}

/** « près de « ENCG Casablanca » », « à Rabat », « au Maroc ». */
export const placeOf = ({ ville, repere }: Pick<LoadedListing<unknown>, 'ville' | 'repere'>): string => {
  if (repere) return texts.nearRepere(nomOf(repere))
  return ville ? texts.inVille(nomOf(ville)) : texts.inMorocco
}
