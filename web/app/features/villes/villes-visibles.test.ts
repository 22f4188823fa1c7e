import type { VilleInfo } from '@colocdar/contracts/villes'
import { expect, it } from 'vitest'
import { villesVisibles } from './villes-visibles.ts'

const ville = (nom: string, verifiedColocCount: number, verifiedDemandeCount: number): VilleInfo => ({
  id: nom.length,
  nom,
  image: null,
  verifiedColocCount,
  verifiedDemandeCount,
})

it('[CITY-04] hides the cities where nothing is public', () => {
  expect(villesVisibles([ville('Rabat', 0, 0), ville('Agadir', 0, 1)]).map(({ nom }) => nom)).toEqual(['Agadir'])
})

it('[CITY-05] sorts the cities by offers and requests together, the most first', () => {
  // As many in two of them: the administrator's order holds.
  const villes = [ville('Tanger', 2, 2), ville('Fès', 1, 6), ville('Rabat', 4, 0), ville('Agadir', 9, 3)]
  expect(villesVisibles(villes).map(({ nom }) => nom)).toEqual(['Agadir', 'Fès', 'Tanger', 'Rabat'])
})
