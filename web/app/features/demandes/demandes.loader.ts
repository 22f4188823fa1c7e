import { demandes } from '@colocdar/contracts/demandes'
import { apiContext } from '../../lib/client/api-context.ts'
import type { LoaderArgs } from '../../lib/pages/page.ts'
import { loadListing } from '../listing/load-listing.ts'

export const loader = ({ context, url, params }: LoaderArgs<{ villeId?: string }>) => {
  const call = context.get(apiContext)
  return loadListing(
    { kind: 'demandes', call, url: url.href, villeInPath: params.villeId },
    {
      search: (query) => call(demandes.search, { query }),
      pistes: (query) => call(demandes.pistes, { query }),
    },
  )
}
