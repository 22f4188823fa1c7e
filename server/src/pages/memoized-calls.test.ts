import type { ClientFor } from '@colocdar/api/http/in-process-client'
import { avis } from '@colocdar/contracts/avis'
import { blog } from '@colocdar/contracts/blog'
import { offres } from '@colocdar/contracts/offres'
import { villes } from '@colocdar/contracts/villes'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { maxAgeMs } from '../http/cache/max-age.ts'
import { createStore } from '../http/cache/store.ts'
import { memoizeCalls } from './memoized-calls.ts'

const memoizing = (answer: () => Promise<unknown> = async () => ({})) => {
  const made = vi.fn(answer)
  const tags = { hard: ['villes'], soft: ['compteurs'] }
  const store = createStore({ maxBytes: 1_000, maxAgeMs, maxStaleMs: maxAgeMs, renewAfterMs: 0 })
  const clientFor: ClientFor = ({ onTags }) => {
    const call = (...args: []) => made(...args).finally(() => onTags(tags))
    return call as never
  }
  const onTags = vi.fn()
  const call = memoizeCalls(clientFor, store)({ onTags } as unknown as Parameters<ClientFor>[0])
  return { call, made, store, onTags, tags }
}

afterEach(() => void vi.useRealTimers())

describe('memoizeCalls', () => {
  it('makes a public call without input once for all pages, also while it is in flight', async () => {
    const { call, made } = memoizing()
    const answers = await Promise.all([call(villes.init, {}), call(villes.init, {})])
    expect(await call(villes.init, {})).toBe(answers[0])
    expect(made).toHaveBeenCalledOnce()
  })

  it('does the same for reviews and posts, by what is asked for', async () => {
    const { call, made } = memoizing()
    const ask = (page: number) => call(avis.search, { query: { page, size: 6, valide: true } })
    for (const page of [0, 1, 0]) await ask(page)
    for (const maxResults of [3, 3]) await call(blog.list, { query: { maxResults } })
    expect(made).toHaveBeenCalledTimes(3)
  })

  it('tells every page what it shows', async () => {
    const { call, onTags, tags } = memoizing()
    await Promise.all([call(villes.init, {}), call(villes.init, {})])
    await call(villes.init, {})
    expect(onTags.mock.calls).toEqual([[tags], [tags], [tags]])
  })

  it('makes it again when what it shows changed', async () => {
    const { call, made, store } = memoizing()
    await call(villes.init, {})
    store.invalidate(['offre:12'])
    await call(villes.init, {})
    expect(made).toHaveBeenCalledOnce()
    store.invalidate(['compteurs'])
    await call(villes.init, {})
    expect(made).toHaveBeenCalledTimes(2)
  })

  it('makes it again after its maximum age', async () => {
    vi.useFakeTimers()
    const { call, made } = memoizing()
    await call(villes.init, {})
    vi.advanceTimersByTime(maxAgeMs + 1)
    await call(villes.init, {})
    expect(made).toHaveBeenCalledTimes(2)
  })

  it('does not cache a failure', async () => {
    const { call, made } = memoizing(vi.fn().mockRejectedValueOnce(new Error('perdue')).mockResolvedValue({}))
    await expect(call(villes.init, {})).rejects.toThrow('perdue')
    await expect(call(villes.init, {})).resolves.toEqual({})
    expect(made).toHaveBeenCalledTimes(2)
  })

  it('does not cache a call with input', async () => {
    const { call, made } = memoizing()
    await call(offres.search, { query: {} })
    await call(offres.search, { query: {} })
    expect(made).toHaveBeenCalledTimes(2)
  })
})
