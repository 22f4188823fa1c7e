import { isRouteErrorResponse } from 'react-router'
import { failed } from '../../lib/client/load-state.ts'
import type { LoaderArgs } from '../../lib/pages/page.ts'
import { fromServer } from '../../lib/pages/page-data.ts'
import { readListing } from './listing.ts'
import type { LoadedListing } from './load-listing.ts'

/** In the browser the server may be unreachable: the page then shows the error in place of the list. */
export const recoverListing = async <T>({
  request,
  params,
}: LoaderArgs<{ villeId?: string; repere?: string }>): Promise<LoadedListing<T>> => {
  try {
    return await fromServer<() => LoadedListing<T>>({ request })
  } catch (error) {
    const listing = readListing(request.url, params.villeId, params.repere)
    // A redirection is no failure, and a page that the visitor has left is not shown.
    if (isRouteErrorResponse(error) || error instanceof Response || !listing || request.signal.aborted) throw error
    const failure = failed('liste', error)
    return {
      listing,
      ville: null,
      repere: null,
      reperes: [],
      villes: failure,
      found: failure,
      typed: listing.filtres,
      errors: {},
      warnings: [],
      chips: [],
      pistes: null,
      proches: [],
    }
  }
}
