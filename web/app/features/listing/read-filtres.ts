import type { Filtres, FiltreValues } from '@colocdar/contracts/filtres'
import { filtreParams } from '@colocdar/contracts/filtres'
import { readFiltres } from '@colocdar/contracts/filtres-query'
import * as texts from '#texts/features/listing'
import type { Listing, ListingKind } from './listing.ts'
import { listingFiltres } from './listing-filtres.ts'

export type Values = FiltreValues<Filtres>

export interface ReadListing {
  /** With the filters that are right, in their canonical form. */
  listing: Listing
  values: Values
  tri: string
  /** A sentence for each filter that is wrong, by its name. */
  errors: Record<string, string>
}

/** Checks the filters of a URL. What is wrong is left out and said. On the server only: it needs the contracts. */
export const checkFiltres = (kind: ListingKind, typed: Listing): ReadListing => {
  const { filtres, tris } = listingFiltres[kind]
  const query = new URLSearchParams(typed.filtres)
  const { values, errors } = readFiltres(filtres, query)
  const asked = query.get('tri')
  const known = asked === null || tris.includes(asked)
  const tri = asked !== null && known ? asked : (tris[0] as string)
  const { villeId: _, ...params } = filtreParams(filtres, values)
  return {
    listing: { ...typed, filtres: { ...params, ...(tri !== tris[0] && { tri }) } },
    values: { ...values, ...(typed.villeId !== null && { villeId: typed.villeId }) },
    tri,
    errors: { ...(errors as Record<string, string>), ...(!known && { tri: texts.unknownOrder }) },
  }
}

/** The sentences with the names of their filters, where they do not say them. */
export const warningsOf = (kind: ListingKind, errors: Readonly<Record<string, string>>): string[] =>
  Object.entries(errors).map(([name, sentence]) => {
    const label = listingFiltres[kind].filtres[name]?.label
    return !label || sentence.toLowerCase().includes(label.toLowerCase())
      ? sentence
      : texts.leftOutReason(label, sentence)
  })
