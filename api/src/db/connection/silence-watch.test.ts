import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchSilence } from './silence-watch.ts'

describe('watchSilence', () => {
  const onSilence = vi.fn()
  const newWatch = () => watchSilence(1_000, onSilence)

  beforeEach(() => {
    vi.useFakeTimers()
    onSilence.mockClear()
  })
  afterEach(() => void vi.useRealTimers())

  it('tells when a query has not ended for so long, and not before', () => {
    newWatch().begin()
    vi.advanceTimersByTime(999)
    expect(onSilence).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(onSilence).toHaveBeenCalledOnce()
  })

  it('counts from the last of several that ended, and not from one that began meanwhile', () => {
    const watch = newWatch()
    for (const _ of [1, 2]) watch.begin()
    vi.advanceTimersByTime(900)
    watch.end()
    vi.advanceTimersByTime(900)
    watch.begin()
    expect(onSilence).not.toHaveBeenCalled()
    vi.advanceTimersByTime(100)
    expect(onSilence).toHaveBeenCalledOnce()
  })

  it('says nothing of a connection without queries', () => {
    const watch = newWatch()
    watch.begin()
    watch.end()
    vi.advanceTimersByTime(5_000)
    expect(onSilence).not.toHaveBeenCalled()
  })

  it('gives a query all its time, however long after the last one it begins', () => {
    const watch = newWatch()
    watch.begin()
    watch.end()
    for (const pause of [600, 5_000]) {
      vi.advanceTimersByTime(pause)
      watch.begin()
      vi.advanceTimersByTime(999)
      expect(onSilence, `after ${pause} ms`).not.toHaveBeenCalled()
      watch.end()
    }
    watch.begin()
    vi.advanceTimersByTime(1_000)
    expect(onSilence).toHaveBeenCalledOnce()
  })
})
