import { offres } from '@colocdar/contracts/offres'
import { redirect } from 'react-router'
import { apiContext } from '../../lib/client/api-context.ts'
import type { LoaderArgs } from '../../lib/pages/page.ts'
import { loadListing } from '../listing/load-listing.ts'
import { lieuHref } from '../listing/resolve-lieu.ts'
import { toCardOffres } from './to-card-offre.ts'

export const loader = async ({ context, url, params }: LoaderArgs<{ villeId?: string }>) => {
  const call = context.get(apiContext)
  const place = await lieuHref(call, url.href)
  if (place) throw redirect(place)
  return loadListing(
    { kind: 'offres', call, url: url.href, villeInPath: params.villeId },
    {
      search: async (query) => toCardOffres(await call(offres.search, { query })),
      pistes: (query) => call(offres.pistes, { query }),
    },
  )
}
