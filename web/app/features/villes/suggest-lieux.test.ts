import { fillPath } from '@colocdar/contracts/endpoint'
import { lieux } from '@colocdar/contracts/villes-lieux'
import { expect, it, vi } from 'vitest'
import { lieuxPaths, suggestLieux } from './suggest-lieux.ts'

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

it('asks at the addresses of the contracts', () => {
  expect(lieuxPaths.suggestions).toBe(lieux.suggestions.path)
  expect(lieuxPaths.quartiers(3)).toBe(fillPath(lieux.quartiers.path, { id: 3 }))
})
