import type { Offre } from '@colocdar/contracts/offres'
import { expect, it } from 'vitest'
import { isVerified, placeOf } from './shown-offre.ts'
import { toCardOffre } from './to-card-offre.ts'

it('[DATA-14] understands verified and isVerified', () => {
  expect(isVerified({ id: 1, verified: true })).toBe(true)
  expect(isVerified({ id: 1, isVerified: true })).toBe(true)
  expect(isVerified({ id: 1, verified: false })).toBe(false)
  expect(isVerified({ id: 1 })).toBe(false)
})

it('gives lists what a card shows, with the first photo only', () => {
  const photo = (src: string) => ({ src, status: 'ready' as const, width: 800, height: 600, couleur: '#a898d8' })
  const proprietaire = { id: 7, nom: 'Alaoui', prenom: 'Samira', isVerified: true }
  const shown = {
    id: 12,
    titre: 'Chambre lumineuse',
    quartier: 'Maârif',
    superficie: 14,
    nbrColoc: 2,
    logementType: 'CHAMBRE' as const,
    prix: 1800,
    dateDisponibilite: '2026-03-03',
    proprietaire,
    createdAt: '2026-02-01T10:00:00.000Z',
  }
  const offre = {
    ...shown,
    type: 'offre',
    description: 'Au calme',
    adresse: '3, rue Al Araar',
    villeId: 1,
    ville: { id: 1, nom: 'Casablanca', image: null },
    duree: 6,
    photos: [photo('a.webp'), photo('b.webp')],
    proprietaireId: 7,
    statut: 'DISPONIBLE',
    verified: true,
    isVerified: true,
    motifRefus: null,
  }
  const ville = { nom: 'Casablanca' }
  expect(toCardOffre(offre as Offre)).toEqual({ ...shown, ville, photos: [photo('a.webp')], photoCount: 2 })
  const furnished = { ...offre, meuble: true, internet: true, parking: true }
  expect(toCardOffre(furnished as Offre).faits).toEqual(['Meublé', 'Internet'])
})

it('[CARD-05, CARD-17] names the city and the quartier if they are known', () => {
  expect(placeOf({ ville: { nom: 'Casablanca' }, quartier: 'Maârif' })).toBe('Casablanca · Maârif')
  expect(placeOf({ quartier: null })).toBe('Ville non disponible')
})
