import { expect, it } from 'vitest'
import { byNom } from './by-nom.ts'

it('sorts cities as in French, ignoring accents and case', () => {
  const noms = ['Tétouan', 'Témara', 'El Jadida', 'Fès', 'essaouira', 'Kénitra', 'Khouribga', 'Beni Mellal', 'Fès']
  expect(noms.map((nom) => ({ nom })).sort(byNom)).toEqual(
    noms.toSorted((a, b) => a.localeCompare(b, 'fr')).map((nom) => ({ nom })),
  )
})
