import { fillPath } from '@colocdar/contracts/endpoint'
import { offres } from '@colocdar/contracts/offres'
import { lieux } from '@colocdar/contracts/villes-lieux'
import { expect, it, vi } from 'vitest'
import { lieuxPaths, suggestDemandes, suggestLieux, suggestRecherche } from './suggest-lieux.ts'

it('names a quartier with its city, and says how many offers there are', async () => {
  const answer = [
    { villeId: 1, ville: 'Casablanca', quartier: null, offres: 1200, demandes: 3 },
    { villeId: 1, ville: 'Casablanca', quartier: 'Maârif', offres: 1, demandes: 0 },
  ]
  const asked = vi.fn(async (_url: string) => Response.json(answer))
  vi.stubGlobal('fetch', asked)
  expect(await suggestLieux(' maâ ', new AbortController().signal)).toEqual([
    { key: '1 ', label: 'Casablanca', detail: '1\u202f200 annonces' },
    { key: '1 Maârif', label: 'Maârif, Casablanca', detail: '1 annonce' },
  ])
  expect(asked.mock.calls[0]?.[0]).toBe('/api/lieux?q=ma%C3%A2')
})

it('counts requests above their list, and no sentences, which offers have', async () => {
  const rabat = { villeId: 1, ville: 'Rabat', quartier: null, offres: 4, demandes: 2 }
  const ensias = { ...rabat, repere: { slug: 'ensias', nom: 'ENSIAS' }, demandes: 0 }
  const asked = vi.fn(async (_url: string) => Response.json([rabat, ensias]))
  vi.stubGlobal('fetch', asked)
  expect(await suggestDemandes('rabat', new AbortController().signal)).toEqual([
    { key: '1 ', label: 'Rabat', detail: '2 demandes' },
    { key: '1 ensias', label: 'ENSIAS, Rabat' },
  ])
  expect(asked.mock.calls).toHaveLength(1)
})

it('asks at the addresses of the contracts', () => {
  expect(lieuxPaths.suggestions).toBe(lieux.suggestions.path)
  expect(lieuxPaths.phrases).toBe(offres.phrases.path)
  expect(lieuxPaths.quartiers(3)).toBe(fillPath(lieux.quartiers.path, { id: 3 }))
})

it('suggests what was understood before places, from the third letter, and either one when the other fails', async () => {
  const place = [{ villeId: 1, ville: 'Rabat', quartier: null, offres: 4, demandes: 0 }]
  const phrase = [{ texte: 'Studio · Rabat', valeur: 'studio rab', total: 100, totalCapped: true }]
  let failing = ''
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string) => {
      if (failing && url.includes(failing)) throw new TypeError('offline')
      return Response.json(url.includes('phrases') ? phrase : place)
    }),
  )
  const suggest = (text: string) => suggestRecherche(text, new AbortController().signal)
  const rabat = { key: '1 ', label: 'Rabat', detail: '4 annonces' }
  const studio = { key: '= studio rab', label: 'Studio · Rabat', detail: 'plus de 100 annonces', value: 'studio rab' }
  expect(await suggest('ra')).toEqual([rabat])
  expect(await suggest('rab')).toEqual([studio, rabat])
  failing = 'phrases'
  expect(await suggest('rab')).toEqual([rabat])
  failing = 'lieux'
  expect(await suggest('rab')).toEqual([studio])
})
