import { afterEach, expect, it, vi } from 'vitest'
import { offreListStore } from './offre-list-store.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

it('[API-40, STATE-37, ERR-06] asks for all offers by a helper that does not exist: loading, then failed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(offreListStore.getState().status).toBe('idle')

  const fetched = offreListStore.getState().fetchAllOffres()
  expect(offreListStore.getState().status).toBe('loading')

  await fetched
  expect(offreListStore.getState()).toMatchObject({
    status: 'failed',
    value: null,
    error: 'fetchAllOffres is not a function',
  })
})
