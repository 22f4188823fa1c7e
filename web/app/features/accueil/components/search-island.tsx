import { lazy, Suspense } from 'react'
import { loadOnUse } from '../../../lib/client/first-use.ts'

const searchId = 'recherche'

// Rendered on the server, and loaded in the browser when somebody is about to use it: a plain form works until then.
const HomeSearch = import.meta.env.SSR
  ? (await import('./home-search.tsx')).HomeSearch
  : lazy(async () => ({ default: (await loadOnUse(searchId, () => import('./home-search.tsx'))).HomeSearch }))

export const SearchIsland = () => (
  <Suspense>
    <HomeSearch id={searchId} />
  </Suspense>
)
