import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { authStore } from '../../lib/auth/auth-store.ts'
import { marqueOf } from '../../lib/storage/marques.ts'
import { safeStorage } from '../../lib/storage/safe-storage.ts'
import { countEmptySearch, countView } from './count-view.ts'

const fetched = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(new Response()))

beforeEach(() => {
  authStore.setState({ user: null })
  vi.useFakeTimers()
  fetched.mockClear()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('document', { visibilityState: 'visible' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  safeStorage.clear()
  authStore.setState({ user: null })
})

const look = { type: 'offre', id: 12, ownerId: 7 } as const

it('counts a look that lasts', () => {
  countView(look)
  expect(fetched).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(fetched).toHaveBeenCalledOnce()
  const [url, { method, body }] = fetched.mock.calls[0] as [string, RequestInit]
  expect([url, method, body]).toEqual(['/api/vues', 'POST', '{"type":"offre","id":12}'])
  expect(marqueOf('offre', 12)).toBe('vue')
})

it('counts nothing when one leaves at once', () => {
  countView(look)()
  vi.runAllTimers()
  expect(fetched).not.toHaveBeenCalled()
  expect(marqueOf('offre', 12)).toBeUndefined()
})

it('does not count the owner', () => {
  authStore.setState({ user: { id: 7 } as never })
  countView(look)
  vi.runAllTimers()
  expect(fetched).not.toHaveBeenCalled()
  expect(marqueOf('offre', 12)).toBeUndefined()
})

it('does not count a tab that nobody sees', () => {
  vi.stubGlobal('document', { visibilityState: 'hidden' })
  countView(look)
  vi.runAllTimers()
  expect(fetched).not.toHaveBeenCalled()
  expect(marqueOf('offre', 12)).toBeUndefined()
})

it('sends the words of a search that found nothing, once somebody has seen that', () => {
  countEmptySearch('sauna')()
  vi.runAllTimers()
  expect(fetched).not.toHaveBeenCalled()
  countEmptySearch('sauna')
  vi.runAllTimers()
  const [url, { method, body }] = fetched.mock.calls[0] as [string, RequestInit]
  expect([url, method, body]).toEqual(['/api/vues/recherches', 'POST', '{"q":"sauna"}'])
  vi.stubGlobal('document', { visibilityState: 'hidden' })
  countEmptySearch('sauna')
  vi.runAllTimers()
  expect(fetched).toHaveBeenCalledOnce()
})
