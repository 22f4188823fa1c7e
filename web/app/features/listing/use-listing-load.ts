import { matchPath, useNavigation } from 'react-router'
import { type LoadState, loading } from '../../lib/client/load-state.ts'
import { useLasting } from '../../lib/hooks/use-lasting.ts'
import { type ListingKind, listings } from './listing.ts'

/** The list as its page shows it: `loading` again while another page or city of it is being fetched. */
export const useListingLoad = <T>(kind: ListingKind, loaded: LoadState<T>): LoadState<T> => {
  const pathname = useNavigation().location?.pathname
  const { all, ofVille } = listings[kind]
  const pending = pathname !== undefined && [all, ofVille].some(({ pattern }) => matchPath(pattern, pathname))
  return useLasting(pending) ? loading(loaded) : loaded
}
