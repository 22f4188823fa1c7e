import { offres } from '@colocdar/contracts/offres'
import { villes } from '@colocdar/contracts/villes'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ClientFor } from '../../pages/site.ts'
import { rememberCalls } from './remembered-calls.ts'

const remembering = (answer: () => Promise<unknown> = async () => ({})) => {
  const made = vi.fn(answer)
  const store = { generation: 0 }
  const call = rememberCalls(() => made as never, store)({} as Parameters<ClientFor>[0])
  return { call, made, store }
}

afterEach(() => void vi.useRealTimers())

describe('rememberCalls', () => {
  it('makes a public call without input once for all pages, also while it is under way', async () => {
    const { call, made } = remembering()
    const answers = await Promise.all([call(villes.init, {}), call(villes.init, {})])
    expect(await call(villes.init, {})).toBe(answers[0])
    expect(made).toHaveBeenCalledOnce()
  })

  it('makes it again when the catalogue changed', async () => {
    const { call, made, store } = remembering()
    await call(villes.init, {})
    store.generation += 1
    await call(villes.init, {})
    expect(made).toHaveBeenCalledTimes(2)
  })

  it('makes it again after a minute', async () => {
    vi.useFakeTimers()
    const { call, made } = remembering()
    await call(villes.init, {})
    vi.advanceTimersByTime(60_000)
    await call(villes.init, {})
    expect(made).toHaveBeenCalledTimes(2)
  })

  it('remembers no failure', async () => {
    const { call, made } = remembering(vi.fn().mockRejectedValueOnce(new Error('perdue')).mockResolvedValue({}))
    await expect(call(villes.init, {})).rejects.toThrow('perdue')
    await expect(call(villes.init, {})).resolves.toEqual({})
    expect(made).toHaveBeenCalledTimes(2)
  })

  it('asks each time for what depends on its input', async () => {
    const { call, made } = remembering()
    await call(offres.search, { query: {} })
    await call(offres.search, { query: {} })
    expect(made).toHaveBeenCalledTimes(2)
  })
})
