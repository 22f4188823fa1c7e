import { withQuery } from '@colocdar/contracts/paths'
import type { ListingKind } from './listing.ts'
import type { Total } from './total-text.ts'

/** The contracts' paths, which would bring zod to a page that only counts; a test compares. */
export const searchPaths: Record<ListingKind, string> = {
  offres: '/test/coloc/search',
  demandes: '/test/demande/search',
}

type Counted = { total: Total } | { errors: Record<string, string> }

/** How many a search would show, or what is wrong with it. */
export const fetchTotal = async (
  kind: ListingKind,
  filtres: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Counted> => {
  const query = { ...filtres, page: 0, size: 1, verified: 'true' }
  const answer = await fetch(withQuery(`/api${searchPaths[kind]}`, query), { signal })
  const body = await answer.json()
  if (answer.ok) return { total: { total: body.totalElements, capped: body.totalCapped === true } }
  if (answer.status === 400 && body.details) return { errors: body.details }
  throw new Error(`${answer.status}`)
}
