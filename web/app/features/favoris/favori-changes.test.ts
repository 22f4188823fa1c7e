import type { FavoriOffre } from '@colocdar/contracts/favoris'
import { expect, it } from 'vitest'
import { changesOf } from './favori-changes.ts'

const offre = (changes: Partial<FavoriOffre> = {}) => ({ prix: 2500, statut: 'DISPONIBLE', ...changes }) as FavoriOffre
const labels = (favori: Parameters<typeof changesOf>[0]) =>
  changesOf(favori).map(({ label }) => label.replace(/[\u00a0\u202f]/g, ' '))

it.each([
  ['nothing', { prix: 2500, offre: offre() }, []],
  ['nothing that the browser knows', { prix: null, offre: offre() }, []],
  ['a lower rent', { prix: 2700, offre: offre() }, ['Prix baissé de 200 dh']],
  ['a higher rent', { prix: 1000, offre: offre() }, ['Prix augmenté de 1 500 dh']],
  ['rented', { prix: 2500, offre: offre({ statut: 'LOUE' }) }, ['Louée']],
  ['rented, and cheaper', { prix: 2600, offre: offre({ statut: 'LOUE' }) }, ['Louée', 'Prix baissé de 100 dh']],
  ['asleep', { prix: 2500, offre: offre({ endormie: true }) }, ['Endormie']],
  ['declined', { prix: 2500, offre: offre(), decision: 'declinee' as const }, ['Candidature déclinée']],
  ['not decided', { prix: 2500, offre: offre(), decision: 'enLice' as const }, ['Toujours en lice']],
  ['gone', { prix: 2500, offre: null }, ['N’est plus en ligne']],
])('[FAV-11] says what changed: %s', (_what, favori, expected) => {
  expect(labels(favori)).toEqual(expected)
})
