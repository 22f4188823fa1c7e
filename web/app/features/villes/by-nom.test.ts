import { expect, it } from 'vitest'
import { byNom } from './by-nom.ts'

it('orders cities as French does, accents and case aside', () => {
  const noms = ['Tétouan', 'Témara', 'El Jadida', 'Fès', 'essaouira', 'Kénitra', 'Khouribga', 'Beni Mellal', 'Fès']
  expect(noms.map((nom) => ({ nom })).sort(byNom)).toEqual(
    noms.toSorted((a, b) => a.localeCompare(b, 'fr')).map((nom) => ({ nom })),
  )
})
