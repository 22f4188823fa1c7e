import { filtreParams } from '@colocdar/contracts/filtres'
import { readFiltres } from '@colocdar/contracts/filtres-query'
import { type OffreFiltres, offreFiltres } from '@colocdar/contracts/offres-filtres'
import { paths, withQuery } from '@colocdar/contracts/paths'

/** The alert that a URL asks for: `/alertes?nouvelle=1&villeId=3`. Null without one. */
export const readNewAlerte = (url: string): OffreFiltres | null => {
  const { searchParams } = new URL(url)
  return searchParams.has('nouvelle') ? readFiltres(offreFiltres, searchParams).values : null
}

/** The list that an alert watches. */
export const listOf = (filtres: OffreFiltres): string => withQuery(paths.offres(), filtreParams(offreFiltres, filtres))
