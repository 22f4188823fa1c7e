import { type ChipFormats, chipTexts, chosenFiltres, filtreParams } from '@colocdar/contracts/filtres'
import { formatDate } from '../../lib/formats/dates.ts'
import { formatFigure } from '../../lib/formats/figure.ts'
import { type Listing, type ListingKind, listingHref } from './listing.ts'
import { listingFiltres } from './listing-filtres.ts'
import type { Values } from './read-filtres.ts'

export interface Chip {
  /** Of the filter. */
  name: string
  text: string
  /** The list without this filter. */
  to: string
}

/** One for each filter in use, and for each of several choices. The texts are made on the server. */
export const chipsOf = (kind: ListingKind, listing: Listing, values: Values, villeNom: string | null): Chip[] => {
  const { filtres } = listingFiltres[kind]
  const formats: ChipFormats = {
    ville: () => villeNom ?? 'Ville',
    figure: formatFigure,
    day: formatDate,
  }
  return chosenFiltres(filtres, values).flatMap((name) => {
    const filtre = filtres[name]
    const value = values[name]
    if (!filtre || value === undefined) return []
    return chipTexts(filtre, value, formats).map((text, place) => {
      const without = { ...values, [name]: Array.isArray(value) ? withoutPlace(value, place) : undefined }
      return { name, text, to: hrefOf(kind, listing, without) }
    })
  })
}

const withoutPlace = <T>(list: readonly T[], place: number): T[] | undefined =>
  list.length > 1 ? list.filter((_, index) => index !== place) : undefined

const hrefOf = (kind: ListingKind, listing: Listing, values: Values): string => {
  const { villeId, ...filtres } = filtreParams(listingFiltres[kind].filtres, values)
  const { tri } = listing.filtres
  return listingHref(kind, {
    ...listing,
    page: 0,
    villeId: villeId ? Number(villeId) : null,
    filtres: { ...filtres, ...(tri && { tri }) },
  })
}
