import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { disableHtmlCache, enableHtmlCache, renderInPieces } from '../../../lib/cached-html.ts'
import { VilleFilter } from './ville-filter.tsx'

const villes = [
  { id: 3, nom: 'Rabat', image: null, verifiedColocCount: 2, verifiedDemandeCount: 1 },
  { id: 1, nom: 'Agadir', image: null, verifiedColocCount: 1_200, verifiedDemandeCount: 1 },
]

beforeEach(() => enableHtmlCache(renderToString, { maxAgeMs: 60_000, maxParts: 100 }))
afterEach(() => disableHtmlCache())

const filter = (villeInPath: boolean) => {
  const element = <VilleFilter kind="offres" listing={{ page: 4, villeId: 3, villeInPath }} villes={villes} />
  const router = createMemoryRouter([{ path: '/', element }])
  return new Blob(renderInPieces(() => renderToString(<RouterProvider router={router} />))).text()
}

it('links in the same URL form as the page, whichever form was rendered before', async () => {
  expect(await filter(false)).toContain('href="/coloc/offres?villeId=3"')
  expect(await filter(true)).toContain('href="/coloc/ville/3/offres"')
})

it('lists the cities in the administrator’s order, with their figures in French', async () => {
  const html = await filter(true)
  expect(html.indexOf('Rabat</')).toBeLessThan(html.indexOf('Agadir'))
  expect(html).toContain('1\u202f200')
})
