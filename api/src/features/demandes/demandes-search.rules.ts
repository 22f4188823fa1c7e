import type { demandes } from '@colocdar/contracts/demandes'
import { demandeFiltres } from '@colocdar/contracts/demandes-filtres'
import type { ParsedOf } from '@colocdar/contracts/endpoint'
import { chosenFiltres } from '@colocdar/contracts/filtres'

/** Whether more than a city is asked for: the plain list has indexes and counters of its own. */
export const isDemandeFiltered = (query: ParsedOf<typeof demandes.search>['query']): boolean =>
  query.tri !== 'recent' || chosenFiltres(demandeFiltres, query).some((name) => name !== 'villeId')
