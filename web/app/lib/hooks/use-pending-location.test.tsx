import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { usePendingLocation } from './use-pending-location.ts'

const Shown = () => {
  const pending = usePendingLocation()
  return pending ? pending.pathname + pending.search : 'idle'
}

it.each(['/', '/ar'])('names the page that is on its way as links do, below %s', (basename) => {
  const never = () => new Promise<null>(() => {})
  const routes = [
    { path: '/', Component: Shown },
    { path: '/coloc/offres', loader: never },
  ]
  const router = createMemoryRouter(routes, { basename, initialEntries: [basename] })
  const shown = () => renderToStaticMarkup(<RouterProvider router={router} />)
  expect(shown()).toBe('idle')
  void router.navigate('/coloc/offres?prixMax=2000')
  expect(shown()).toBe('/coloc/offres?prixMax=2000')
  router.dispose()
})
