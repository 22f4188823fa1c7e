import { demandes } from '@colocdar/contracts/demandes'
import { redirect } from 'react-router'
import { apiContext } from '../../lib/client/api-context.ts'
import type { LoaderArgs } from '../../lib/pages/page.ts'
import { loadListing } from '../listing/load-listing.ts'
import { rechercheHref } from '../listing/resolve-recherche.ts'

export const loader = async ({ context, url, params }: LoaderArgs<{ villeId?: string }>) => {
  const call = context.get(apiContext)
  const asked = { kind: 'demandes', url: url.href, villeInPath: params.villeId } as const
  const understood = await rechercheHref(call, asked)
  if (understood) throw redirect(understood)
  return loadListing(
    { ...asked, call },
    {
      search: (query) => call(demandes.search, { query }),
      pistes: (query) => call(demandes.pistes, { query }),
      proches: (query) => call(demandes.proches, { query }),
    },
  )
}
