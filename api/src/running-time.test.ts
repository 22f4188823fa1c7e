import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sleepWhileRunning } from './running-time.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it.each([
  [16_000, 64],
  [600, 3],
  [0, 1],
])('waits %d ms by %d timers, one after the other: however late one is, the others follow', async (ms, timers) => {
  const startedAt = Date.now()
  const done = vi.fn()
  void sleepWhileRunning(ms).then(done)
  for (let fired = 0; fired < timers; fired += 1) {
    expect(vi.getTimerCount()).toBe(1)
    expect(done).not.toHaveBeenCalled()
    await vi.advanceTimersToNextTimerAsync()
  }
  expect(done).toHaveBeenCalledOnce()
  expect(Date.now() - startedAt).toBe(ms)
})

it('ends at the next timer once it is no longer of use', async () => {
  const watch = new AbortController()
  const waiting = sleepWhileRunning(16_000, { signal: watch.signal })
  watch.abort(new Error('over'))
  await Promise.all([expect(waiting).rejects.toThrow('over'), vi.advanceTimersToNextTimerAsync()])
  expect(vi.getTimerCount()).toBe(0)
})
