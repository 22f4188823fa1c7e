import { offres } from '@colocdar/contracts/offres'
import { redirect } from 'react-router'
import { apiContext } from '../../lib/client/api-context.ts'
import type { LoaderArgs } from '../../lib/pages/page.ts'
import { loadListing } from '../listing/load-listing.ts'
import { rechercheHref } from '../listing/resolve-recherche.ts'
import { toCardOffre, toCardOffres } from './to-card-offre.ts'

export const loader = async ({ context, url, params }: LoaderArgs<{ villeId?: string; repere?: string }>) => {
  const call = context.get(apiContext)
  const asked = {
    kind: 'offres',
    url: url.href,
    villeInPath: params.villeId,
    repereInPath: params.repere,
  } as const
  const understood = await rechercheHref(call, asked)
  if (understood) throw redirect(understood)
  return loadListing(
    { ...asked, call },
    {
      search: async (query) => toCardOffres(await call(offres.search, { query })),
      pistes: (query) => call(offres.pistes, { query }),
      proches: async (query) => (await call(offres.proches, { query })).map(toCardOffre),
    },
  )
}
