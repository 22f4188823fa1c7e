import { type ChipFormats, chipTexts, chosenFiltres } from '@colocdar/contracts/filtres'
import { triChips } from '@colocdar/contracts/offres-filtres'
import * as texts from '#texts/features/listing'
import { formatDate } from '../../lib/formats/dates.ts'
import { formatFigure } from '../../lib/formats/figure.ts'
import { type Listing, type ListingKind, listingHref, withoutFiltre } from './listing.ts'
import { listingFiltres } from './listing-filtres.ts'
import type { Values } from './read-filtres.ts'

export interface Chip {
  /** Of the filter, or `tri`. */
  name: string
  text: string
  /** The one of several choices that it stands for. */
  choice?: string | undefined
  /** The list without this filter. */
  to: string
}

/** One for each filter in use, for each of several choices, and for the order. The texts are made on the server. */
export const chipsOf = (
  kind: ListingKind,
  listing: Listing,
  values: Values,
  noms: Record<'ville' | 'repere', string | null | undefined>,
): Chip[] => {
  const { filtres } = listingFiltres[kind]
  const formats: ChipFormats = {
    ville: () => noms.ville ?? texts.someVille,
    repere: (slug) => noms.repere ?? slug,
    figure: formatFigure,
    day: formatDate,
  }
  const order = triChips[listing.filtres.tri ?? '']
  const ofTri =
    order === undefined ? [] : [{ name: 'tri', text: order, to: listingHref(kind, withoutFiltre(listing, 'tri')) }]
  const ofFiltres = chosenFiltres(filtres, values).flatMap((name) => {
    const filtre = filtres[name]
    const value = values[name]
    if (!filtre || value === undefined) return []
    return chipTexts(filtre, value, formats).map((text, place) => {
      const choice: string | undefined = Array.isArray(value) ? value[place] : undefined
      const less = withoutFiltre(listing, name, choice === undefined ? undefined : place)
      const without = name === 'repere' ? withoutFiltre(less, 'repereMax') : less
      return { name, text, choice, to: listingHref(kind, without) }
    })
  })
  return [...ofFiltres, ...ofTri]
}
