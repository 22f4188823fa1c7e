import type { AlerteFiltres } from '@colocdar/contracts/alertes'
import { demandeFiltres } from '@colocdar/contracts/demandes-filtres'
import { expect, it } from 'vitest'
import { alerteTexts, listOf, newAlerteHref, readNewAlerte } from './alerte-label.ts'

const plain = (texts: string[]) => texts.map((text) => text.replace(/[\u00a0\u202f]/g, ' '))

it('[ALERT-13] takes the filters of the list that somebody came from, and leaves out what is none', () => {
  const url =
    'https://x.test/alertes?nouvelle=1&villeId=3&prixMax=2500&logementType=STUDIO&meuble=true&prixMin=abc&autre=1'
  const asked = readNewAlerte(url)
  expect(asked).toEqual({
    type: 'offre',
    filtres: { villeId: 3, prixMax: 2500, logementType: ['STUDIO'], meuble: true },
  })
  expect(readNewAlerte('https://x.test/alertes')).toBeNull()
  expect(asked && listOf(asked)).toBe('/coloc/offres?villeId=3&prixMax=2500&logementType=STUDIO&meuble=true')
})

it('[ALERT-13] takes every filter of the list of requests, and none of offers', () => {
  const filtres: AlerteFiltres = {
    villeId: 3,
    q: 'calme',
    quartier: 'Agdal',
    budgetMin: 1000,
    budgetMax: 2500,
    dispoLe: '2026-12-01',
  }
  expect(Object.keys(filtres)).toEqual(Object.keys(demandeFiltres))
  const query = 'villeId=3&q=calme&quartier=Agdal&budgetMin=1000&budgetMax=2500&dispoLe=2026-12-01'
  const asked = readNewAlerte(`https://x.test/alertes?nouvelle=1&type=demande&${query}&prixMax=9`)
  expect(asked).toEqual({ type: 'demande', filtres })
  expect(asked && listOf(asked)).toBe(`/coloc/demandes?${query}`)
  expect(plain(alerteTexts({ type: 'demande', filtres, villeNom: 'Rabat' }))).toEqual([
    'Demandes',
    'Rabat',
    'calme',
    'Agdal',
    'Dès 1 000 dh',
    'Jusqu’à 2 500 dh',
    'Disponible le 1er décembre 2026',
  ])
})

it('says in words what an alert looks for', () => {
  const filtres = { villeId: 3, prixMax: 2500, dispoLe: '2026-12-01', meuble: true }
  expect(plain(alerteTexts({ type: 'offre', filtres, villeNom: 'Rabat' }))).toEqual([
    'Offres',
    'Rabat',
    'Jusqu’à 2 500 dh',
    'Libre le 1er décembre 2026',
    'Meublé',
  ])
  expect(alerteTexts({ type: 'offre', filtres: {}, villeNom: null })).toEqual(['Toutes les offres'])
  expect(alerteTexts({ type: 'demande', filtres: {}, villeNom: null })).toEqual(['Toutes les demandes'])
  expect(alerteTexts({ type: 'offre', filtres: { villeId: 3 }, villeNom: null })).toEqual(['Offres', 'Ville inconnue'])
})

it('takes what was understood of a sentence as its filters, without the order', () => {
  const comprise = { villeId: 3, logementType: ['STUDIO' as const], tri: 'prix' as const, repere: 'fac', q: 'tram' }
  expect(newAlerteHref(comprise)).toBe('/alertes?nouvelle=1&villeId=3&q=tram&repere=fac&logementType=STUDIO')
})
