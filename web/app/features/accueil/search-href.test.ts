import { expect, it } from 'vitest'
import { searchHref } from './search-href.ts'

const form = (fields: Record<string, string>) => ({ get: (name: string) => fields[name] ?? null })

it('leads to the list of the city, with the quartier, rent and type', () => {
  const typed = form({ lieu: 'Maârif, Casablanca', prixMax: ' 2000 ', logementType: 'CHAMBRE' })
  expect(searchHref(typed, { villeId: 1, quartier: 'Maârif' })).toBe(
    '/coloc/ville/1/offres?quartier=Ma%C3%A2rif&prixMax=2000&logementType=CHAMBRE',
  )
  expect(searchHref(form({ lieu: 'Rabat' }), { villeId: 3, quartier: null })).toBe('/coloc/ville/3/offres')
})

it('leaves words that nobody picked to the server', () => {
  expect(searchHref(form({ lieu: 'maarf', logementType: '' }), null)).toBe('/coloc/offres?lieu=maarf')
  expect(searchHref(form({}), null)).toBe('/coloc/offres')
})
