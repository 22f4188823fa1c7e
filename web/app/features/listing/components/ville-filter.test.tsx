import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { VilleFilter } from './ville-filter.tsx'

const villes = [
  { id: 3, nom: 'Rabat', image: null, verifiedColocCount: 2, verifiedDemandeCount: 1 },
  { id: 7, nom: 'Fès', image: null, verifiedColocCount: 2, verifiedDemandeCount: 5 },
  { id: 1, nom: 'Agadir', image: null, verifiedColocCount: 1_200, verifiedDemandeCount: 1 },
]

const filter = (villeInPath: boolean, villeId: number | null = 3) => {
  const element = (
    <VilleFilter id="filtre" kind="offres" listing={{ page: 4, villeId, villeInPath, filtres: {} }} villes={villes} />
  )
  const router = createMemoryRouter([{ path: '/', element }])
  return renderToString(<RouterProvider router={router} />)
}

it('links in the same URL form as the page', () => {
  expect(filter(false)).toContain('href="/coloc/offres?villeId=3"')
  expect(filter(true)).toContain('href="/coloc/ville/3/offres"')
})

it('lists the cities with the most ads first, equal ones in the administrator’s order, with figures in French', () => {
  const rows = [...filter(true).matchAll(/<a[^>]*>([^<]*)<span[^>]*>([^<]*)</g)].map(([, nom, count]) => [nom, count])
  expect(rows).toEqual([
    ['Agadir', '1\u202f200'],
    ['Rabat', '2'],
    ['Fès', '2'],
  ])
})

it('[LIST-05] [LIST-06] is titled, and can be let go of once a city is chosen', () => {
  const button = (html: string) => /<button(?=[^>]*type="submit")[^>]*>/.exec(html)?.[0]
  expect(filter(true)).toMatch(/<h2[^>]*>Filtrer par ville</)
  expect(filter(true)).toContain('Réinitialiser le filtre')
  expect(button(filter(true))).not.toContain('disabled=""')
  expect(button(filter(false, null))).toContain('disabled=""')
})
