import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.doUnmock('#langue')
  vi.resetModules()
})

const load = async (langue: string) => {
  vi.resetModules()
  vi.doMock('#langue', () => ({ langue }))
  return import('./ville-nom.ts')
}

it('names a city in the language of the site, in French when there is no other name', async () => {
  const { nomOf } = await load('ar')
  expect([nomOf({ nom: 'Rabat', nomArabe: 'الرباط' }), nomOf({ nom: 'Zagora', nomArabe: null })]).toEqual([
    'الرباط',
    'Zagora',
  ])
  expect([nomOf({ nom: 'Zagora' }), nomOf({ nom: null }), nomOf(undefined)]).toEqual(['Zagora', null, undefined])
  const french = await load('fr')
  expect(french.nomOf({ nom: 'Rabat', nomArabe: 'الرباط' })).toBe('Rabat')
})
