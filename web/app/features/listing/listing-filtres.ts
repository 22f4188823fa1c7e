import { demandeFiltres, demandeTriNames, demandeTris } from '@colocdar/contracts/demandes-filtres'
import type { Filtres } from '@colocdar/contracts/filtres'
import { offreFiltres, offreTriNames, offreTris } from '@colocdar/contracts/offres-filtres'
import type { ListingKind } from './listing.ts'

interface ListingFiltres {
  filtres: Filtres
  /** The first is the default. */
  tris: readonly string[]
  triNames: Readonly<Record<string, string>>
}

/** The filters and orders of each list. Apart from `listing.ts`, which every list loads before it is used. */
export const listingFiltres: Record<ListingKind, ListingFiltres> = {
  offres: { filtres: offreFiltres, tris: offreTris, triNames: offreTriNames },
  demandes: { filtres: demandeFiltres, tris: demandeTris, triNames: demandeTriNames },
}
