import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { disableHtmlCache, enableHtmlCache, renderInPieces } from '../../../lib/cached-html.ts'
import { VilleFilter } from './ville-filter.tsx'

const villes = [{ id: 3, nom: 'Rabat', image: null, verifiedColocCount: 2, verifiedDemandeCount: 1 }]

beforeEach(() => enableHtmlCache(renderToString, { maxAgeMs: 60_000, maxParts: 100 }))
afterEach(() => disableHtmlCache())

it('links in the same URL form as the page, whichever form was rendered before', async () => {
  const filter = (villeInPath: boolean) => {
    const element = <VilleFilter kind="offres" listing={{ page: 4, villeId: 3, villeInPath }} villes={villes} />
    const router = createMemoryRouter([{ path: '/', element }])
    return new Blob(renderInPieces(() => renderToString(<RouterProvider router={router} />))).text()
  }
  expect(await filter(false)).toContain('href="/coloc/offres?villeId=3"')
  expect(await filter(true)).toContain('href="/coloc/ville/3/offres"')
})
