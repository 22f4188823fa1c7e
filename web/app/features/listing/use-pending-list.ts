import { paths } from '@colocdar/contracts/paths'
import { type Location, matchPath } from 'react-router'
import { usePendingLocation } from '../../lib/hooks/use-pending-location.ts'
import { type ListingKind, listings } from './listing.ts'

/** Another page, city or filter of the list that is being fetched. */
export const usePendingList = (kind: ListingKind): Location | null => {
  const pending = usePendingLocation()
  const { all, ofVille } = listings[kind]
  const isList = pending && [all, ofVille, paths.presDe].some(({ pattern }) => matchPath(pattern, pending.pathname))
  return isList ? pending : null
}
