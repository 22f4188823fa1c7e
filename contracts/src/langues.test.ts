import { expect, it } from 'vitest'
import { inLangue, nomIn, splitLangue } from './langues.ts'

it.each([
  ['/', '/ar'],
  ['/#contact', '/ar#contact'],
  ['/?recherche=x', '/ar?recherche=x'],
  ['/coloc/12', '/ar/coloc/12'],
  ['/coloc/offres?page=2#liste', '/ar/coloc/offres?page=2#liste'],
])('%s is %s in Arabic', (french, arabic) => {
  expect(inLangue('ar', french)).toBe(arabic)
  expect(inLangue('fr', french)).toBe(french)
  expect(splitLangue(arabic)).toEqual({ langue: 'ar', path: french })
  expect(splitLangue(french)).toEqual({ langue: 'fr', path: french })
})

it.each(['/articles', '/arabe/12', '/AR', '/coloc/ar', '//ar/x'])('%s is no address in Arabic', (path) => {
  expect(splitLangue(path)).toEqual({ langue: 'fr', path })
})

it('reads a slash at the end as that of the home page', () => {
  expect(splitLangue('/ar/')).toEqual({ langue: 'ar', path: '/' })
})

it.each(['//ailleurs.test/x', '/\\ailleurs.test/x', '\\/ailleurs.test/x', '////ailleurs.test/x'])(
  '[SEC-24] leads from %s to no other host',
  (path) => {
    expect([inLangue('fr', path), inLangue('ar', path)]).toEqual(['/ailleurs.test/x', '/ar/ailleurs.test/x'])
  },
)

it('names a city in Arabic where it has such a name and the page is', () => {
  const [rabat, ailleurs] = [
    { nom: 'Rabat', nomArabe: 'الرباط' },
    { nom: 'Ailleurs', nomArabe: null },
  ]
  expect([nomIn('ar', rabat), nomIn('fr', rabat), nomIn('ar', ailleurs), nomIn('fr', ailleurs)]).toEqual([
    'الرباط',
    'Rabat',
    'Ailleurs',
    'Ailleurs',
  ])
})
