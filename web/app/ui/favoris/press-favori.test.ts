import { expect, it } from 'vitest'
import { gardeOf } from './press-favori.ts'

it('stores both names of the city, for a list in either language', () => {
  expect(gardeOf({ id: 1, prix: 2500, ville: { nom: 'Rabat', nomArabe: 'الرباط' } })).toEqual({
    offreId: 1,
    prix: 2500,
    villeNom: 'Rabat',
    villeNomArabe: 'الرباط',
  })
  expect(gardeOf({ id: 2 })).toEqual({ offreId: 2, prix: null, villeNom: null })
})
