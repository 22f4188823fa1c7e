import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import type { LoadedListing } from './features/listing/load-listing.ts'

afterEach(() => {
  vi.doUnmock('#langue')
  vi.resetModules()
})

const listing = { page: 0, villeId: 3, villeInPath: true, filtres: { q: 'tram' } }
const loaded: LoadedListing<unknown> = {
  listing,
  ville: null,
  repere: null,
  reperes: [],
  villes: { status: 'succeeded', value: [], error: null },
  found: { status: 'failed', value: null, error: '' },
  typed: {},
  errors: {},
  warnings: [],
  chips: [],
  pistes: null,
  proches: [],
}

/** Also before its scripts run, or without them. */
it('each plain form of an Arabic page leads to an Arabic page', async () => {
  vi.resetModules()
  vi.doMock('#langue', () => import('./lib/langue.ar.ts'))
  const { HomeSearch } = await import('./features/accueil/components/home-search.tsx')
  const { AlerteSearch } = await import('./features/alertes/components/alerte-search.tsx')
  const { ListingFilters } = await import('./features/listing/components/listing-filters.tsx')
  const { ListingSearch } = await import('./features/listing/components/listing-search.tsx')
  const { VilleFilter } = await import('./features/listing/components/ville-filter.tsx')
  const element = (
    <>
      <HomeSearch />
      <AlerteSearch />
      <ListingSearch kind="offres" listing={listing} />
      <ListingFilters id="filtres" kind="demandes" loaded={loaded} />
      <VilleFilter id="villes" kind="offres" listing={listing} villes={[]} />
    </>
  )
  const router = createMemoryRouter([{ path: '/', element }], { basename: '/ar', initialEntries: ['/ar'] })
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  expect([...html.matchAll(/<form[^>]* action="([^"]*)"/g)].map(([, action]) => action)).toEqual([
    '/ar/coloc/offres',
    '/ar/alertes',
    '/ar/coloc/ville/3/offres',
    '/ar/coloc/ville/3/demandes',
    '/ar/coloc/offres',
  ])
})
