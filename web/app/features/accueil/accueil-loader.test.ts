import type { Client } from '@colocdar/contracts/client'
import { describe, expect, it, vi } from 'vitest'
import { loadAccueil } from './accueil.loader.ts'

const empty = {
  content: [],
  number: 0,
  size: 6,
  totalElements: 0,
  totalPages: 0,
  numberOfElements: 0,
  first: true,
  last: true,
  empty: true,
}

const nothing: Record<string, unknown> = {
  '/test/init': {
    villeColocInfo: [{ id: 3, nom: 'Fès', image: null, verifiedColocCount: 2, verifiedDemandeCount: 0 }],
  },
  '/test/coloc/search': empty,
  '/test/demande/search': empty,
  '/test/avis/search': empty,
  '/blogs': { items: [] },
}

const offre = { id: 67, photos: [], proprietaire: {}, ville: {} }

const recordingClient = (failing?: string, answers = nothing) => {
  const calls: { path: string; query: unknown }[] = []
  const call = (async (endpoint: { path: string }, input: { query?: unknown }) => {
    calls.push({ path: endpoint.path, query: input.query })
    if (endpoint.path === failing) throw new Error('panne')
    return answers[endpoint.path]
  }) as unknown as Client
  return { call, calls }
}

describe('loadAccueil', () => {
  it('[API-31, API-38, HOME-02, HOME-03, HOME-04] asks for what the spec names', async () => {
    const { call, calls } = recordingClient()
    await loadAccueil(call)
    expect(calls).toEqual(
      expect.arrayContaining([
        { path: '/test/avis/search', query: { page: 0, size: 6, valide: true } },
        { path: '/test/coloc/search', query: { page: 0, size: 6, verified: true } },
        { path: '/test/demande/search', query: { page: 0, size: 6, verified: true } },
        { path: '/test/coloc/search', query: { page: 0, size: 3, verified: true, villeId: 3 } },
        { path: '/blogs', query: { maxResults: 3 } },
      ]),
    )
  })

  it('[HOME-05] shows recent offers of the largest city, without the one that already stands first', async () => {
    const { call, calls } = recordingClient(undefined, {
      ...nothing,
      '/test/coloc/search': { ...empty, content: [offre] },
    })
    await loadAccueil(call)
    expect(calls.at(-1)).toEqual({
      path: '/test/coloc/search',
      query: { page: 0, size: 3, verified: true, villeId: 3, excludedId: 67 },
    })
  })

  it('[ERR-31] logs reviews that cannot be loaded, and shows the page without them', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { avis, villes } = await loadAccueil(recordingClient('/test/avis/search').call)
    expect(avis).toEqual([])
    expect(villes).toHaveLength(1)
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
  })
})
