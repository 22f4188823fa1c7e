import { expect, it } from 'vitest'
import { alerteTexts, listOf, newAlerteHref, readNewAlerte } from './alerte-label.ts'

const plain = (texts: string[]) => texts.map((text) => text.replace(/[\u00a0\u202f]/g, ' '))

it('[ALERT-13] takes the filters of the list that somebody came from, and leaves out what is none', () => {
  const url =
    'https://x.test/alertes?nouvelle=1&villeId=3&prixMax=2500&logementType=STUDIO&meuble=true&prixMin=abc&autre=1'
  const filtres = readNewAlerte(url)
  expect(filtres).toEqual({ villeId: 3, prixMax: 2500, logementType: ['STUDIO'], meuble: true })
  expect(readNewAlerte('https://x.test/alertes')).toBeNull()
  expect(listOf(filtres ?? {})).toBe('/coloc/offres?villeId=3&prixMax=2500&logementType=STUDIO&meuble=true')
})

it('says in words what an alert looks for', () => {
  expect(plain(alerteTexts({ villeId: 3, prixMax: 2500, dispoLe: '2026-12-01', meuble: true }, 'Rabat'))).toEqual([
    'Rabat',
    'Jusqu’à 2 500 dh',
    'Libre le 1er décembre 2026',
    'Meublé',
  ])
  expect(alerteTexts({}, null)).toEqual(['Toutes les offres'])
  expect(alerteTexts({ villeId: 3 }, null)).toEqual(['Ville inconnue'])
})

it('takes what was understood of a sentence as its filters, without the order', () => {
  const comprise = { villeId: 3, logementType: ['STUDIO' as const], tri: 'prix' as const, repere: 'fac', q: 'tram' }
  expect(newAlerteHref(comprise)).toBe('/alertes?nouvelle=1&villeId=3&q=tram&logementType=STUDIO')
})
