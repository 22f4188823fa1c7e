import type { ParsedOf } from '@colocdar/contracts/endpoint'
import { chosenFiltres } from '@colocdar/contracts/filtres'
import type { offres } from '@colocdar/contracts/offres'
import { offreFiltres } from '@colocdar/contracts/offres-filtres'

/** Whether more than a city is asked for: the plain list has indexes and counters of its own. */
export const isOffreFiltered = (query: ParsedOf<typeof offres.search>['query']): boolean =>
  query.tri !== 'recent' || chosenFiltres(offreFiltres, query).some((name) => name !== 'villeId')
