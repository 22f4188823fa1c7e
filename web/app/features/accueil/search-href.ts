import { paths, withQuery } from '@colocdar/contracts/paths'
import type { SuggestedLieu } from '../villes/suggest-lieux.ts'

/** Where the search of the home page leads: to the place that was picked, or to the words that were typed. */
export const searchHref = (
  form: Pick<FormData, 'get'>,
  picked: Pick<SuggestedLieu, 'villeId' | 'quartier'> | null,
): string => {
  const text = (name: string): string => String(form.get(name) ?? '').trim()
  const others = { prixMax: text('prixMax'), logementType: text('logementType') }
  if (picked) return withQuery(paths.villeOffres(picked.villeId), { quartier: picked.quartier, ...others })
  return withQuery(paths.offres(), { lieu: text('lieu'), ...others })
}
