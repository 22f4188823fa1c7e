import { expect, it, vi } from 'vitest'
import { readGardes } from '../../lib/favoris/favoris-sync.ts'
import { fakeStorage } from '../../lib/testing/fake-storage.ts'
import { pressFavori } from './press-favori.ts'

vi.mock('../../lib/favoris/wake-favoris.ts', () => ({ wakeFavoris: () => {} }))

it('stores both names of the city, for a list in either language', async () => {
  vi.stubGlobal('localStorage', fakeStorage())
  await pressFavori({ id: 1, prix: 2500, ville: { nom: 'Rabat', nomArabe: 'الرباط' } })
  await pressFavori({ id: 2 })
  expect(readGardes()).toMatchObject([
    { offreId: 2, prix: null, villeNom: null },
    { offreId: 1, prix: 2500, villeNom: 'Rabat', villeNomArabe: 'الرباط' },
  ])
})
