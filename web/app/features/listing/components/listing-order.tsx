import { lazy, Suspense } from 'react'
import { loadOnUse } from '../../../lib/client/first-use.ts'
import type { Listing, ListingKind } from '../listing.ts'

const sortId = 'tri'

// As the filters of the frame.
const ListingSort = import.meta.env.SSR
  ? (await import('./listing-tools.tsx')).ListingSort
  : lazy(async () => ({ default: (await loadOnUse(sortId, () => import('./listing-tools.tsx'))).ListingSort }))

export const ListingOrder = (props: { kind: ListingKind; listing: Listing }) => (
  <Suspense>
    <ListingSort id={sortId} {...props} />
  </Suspense>
)
