import { demandeFiltres } from './demandes-filtres.ts'
import type { Filtres } from './filtres.ts'
import { offreFiltres } from './offres-filtres.ts'
import { paths } from './paths.ts'

/**
 * The query parameters that the server reads for the page at a path. Like the router, it ignores the case.
 * Apart from `paths.ts`, which every page loads.
 */
export const queryOf = (pathname: string): readonly string[] => {
  const asked = pathname.toLowerCase().split('/')
  return reading.find(({ segments }) => isLike(segments, asked))?.query ?? []
}

/** Filters of which several values may be chosen. */
export const isListParameter = (name: string): boolean => allFiltres[name]?.kind === 'choice'

const allFiltres: Filtres = { ...offreFiltres, ...demandeFiltres }

// The city is part of the path of a city's lists.
const { villeId: _, ...inVille } = offreFiltres
const { repere: ___, ...nearRepere } = inVille
const { villeId: __, ...ofVille } = demandeFiltres
const filtersOf: Partial<Record<keyof typeof paths, Filtres>> = {
  offres: offreFiltres,
  villeOffres: inVille,
  presDe: nearRepere,
  demandes: demandeFiltres,
  villeDemandes: ofVille,
}

const reading = Object.entries(paths)
  .map(([name, { pattern, query }]) => {
    const filters = filtersOf[name as keyof typeof paths]
    const names = filters ? [...query, ...Object.keys(filters), 'tri'] : query
    return { segments: pattern.split('/'), query: [...new Set(names)].sort() }
  })
  .filter(({ query }) => query.length > 0)

const isLike = (segments: readonly string[], asked: readonly string[]): boolean =>
  segments.length === asked.length &&
  segments.every((segment, index) => segment.startsWith(':') || segment === asked[index])
