import { expect, it } from 'vitest'
import { isVerified, placeOf } from './shown-offre.ts'

it('[DATA-14] understands verified and isVerified', () => {
  expect(isVerified({ id: 1, verified: true })).toBe(true)
  expect(isVerified({ id: 1, isVerified: true })).toBe(true)
  expect(isVerified({ id: 1, verified: false })).toBe(false)
  expect(isVerified({ id: 1 })).toBe(false)
})

it('[CARD-05, CARD-17] names the city and the quartier, as far as they are known', () => {
  expect(placeOf({ ville: { id: 1, nom: 'Casablanca', image: null }, quartier: 'Maârif' })).toBe('Casablanca · Maârif')
  expect(placeOf({ quartier: null })).toBe('Ville non disponible')
})
