import type { Client } from '@colocdar/contracts/client'
import { toPaged } from '@colocdar/contracts/common'
import { fillPath } from '@colocdar/contracts/endpoint'
import { afterEach, expect, it, vi } from 'vitest'
import { fetchOffresRecentes, fetchOffresSimilaires } from './fetch-offres-recentes.ts'
import { readAnnonce } from './read-annonce.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

/** A client that records its calls. */
const recorder = (answer: unknown) => {
  const asked: { path: string; query: unknown }[] = []
  const call = (async (endpoint, input) => {
    const { params, query } = input as { params?: Record<string, unknown>; query?: unknown }
    asked.push({ path: fillPath(endpoint.path, params), query })
    if (answer instanceof Error) throw answer
    return answer
  }) as Client
  return { call, asked }
}

const none = toPaged([], { page: 0, size: 3 }, 0)

it('[HOME-04, API-14, STATE-28] asks for the three newest verified offers, from page 0', async () => {
  const { call, asked } = recorder(none)
  await fetchOffresRecentes(call)
  expect(asked).toEqual([{ path: '/test/coloc/search', query: { page: 0, size: 3, verified: true } }])
})

it('[HOME-05, API-15] filters by city and leaves out the offer of the page', async () => {
  const { call, asked } = recorder(none)
  await fetchOffresRecentes(call, { villeId: 3, excludedId: 67 })
  expect(asked[0]?.query).toEqual({ page: 0, size: 3, verified: true, villeId: 3, excludedId: 67 })
})

it('[API-34] asks for similar offers, and the page shows none when the call fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const answering = recorder([{ id: 2, ville: { id: 1, nom: 'Rabat' }, photos: [], description: 'long' }])
  expect(await fetchOffresSimilaires(answering.call, { id: 67 })).toEqual([
    { id: 2, ville: { nom: 'Rabat' }, photos: [], photoCount: 0 },
  ])
  expect(answering.asked).toEqual([{ path: '/test/coloc/similar/67', query: { size: 3 } }])
  const { call } = recorder(new Error('non'))
  const { data } = await readAnnonce(call, {
    what: 'offre 67',
    read: Promise.resolve({ id: 67 }),
    auteurId: () => 3,
    offres: (offre) => fetchOffresSimilaires(call, offre),
  })
  expect(data).toEqual({ annonce: { id: 67 }, offres: [], heures: null })
})
