import type { Pistes } from '@colocdar/contracts/pistes'
import { type Listing, type ListingKind, listingHref } from './listing.ts'
import type { Total } from './total-text.ts'

export interface Rescue {
  /** The filters of which one alone stands in the way, most results first. */
  drops: (Total & { text: string; to: string })[]
  /** The nearest cities where the same search finds something. */
  villes: (Total & { nom: string; to: string; km: number })[]
}

const shownDrops = 3
const shownVilles = 3

/** Where something is, for a search that finds nothing: as links. `names` says what each filter is in words. */
export const rescueOf = (
  kind: ListingKind,
  listing: Listing,
  { sansFiltre, villes }: Pistes<string>,
  names: ReadonlyMap<string, string>,
): Rescue => {
  const first = { ...listing, page: 0 }
  const { quartier: _, ...elsewhere } = listing.filtres
  return {
    drops: sansFiltre.slice(0, shownDrops).map(({ filtre, total, totalCapped }) => {
      const { [filtre]: __, ...filtres } = listing.filtres
      const without = filtre === 'villeId' ? { ...first, villeId: null } : { ...first, filtres }
      return { text: names.get(filtre) ?? filtre, to: listingHref(kind, without), total, capped: totalCapped }
    }),
    villes: villes.slice(0, shownVilles).map(({ id, nom, distanceKm, total, totalCapped }) => ({
      nom,
      to: listingHref(kind, { ...first, villeId: id, filtres: elsewhere }),
      km: distanceKm,
      total,
      capped: totalCapped,
    })),
  }
}
