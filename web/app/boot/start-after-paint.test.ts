import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startAfterPaint } from './start-after-paint.ts'

type Callback = (list: { getEntriesByName(name: string): object[] }) => void

const paint = { getEntriesByName: (name: string) => (name === 'first-contentful-paint' ? [{}] : []) }
const otherPaint = { getEntriesByName: () => [] }

const entry = 'data:text/javascript,'

describe('the scripts of a page', () => {
  const asked: string[] = []
  const disconnect = vi.fn()

  beforeEach(() => {
    vi.useFakeTimers()
    const append = ({ href }: { href: string }) => asked.push(href)
    vi.stubGlobal('window', {})
    vi.stubGlobal('document', { createElement: () => ({}), head: { append } })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    asked.length = 0
    disconnect.mockClear()
  })

  /** Opens a page in a browser whose observers do this on `observe`. */
  const openWith = async (observe: (callback: Callback) => void) => {
    class PerformanceObserver {
      readonly disconnect = disconnect
      readonly observe: () => void
      constructor(callback: Callback) {
        this.observe = () => observe(callback)
      }
    }
    await open(PerformanceObserver)
  }
  const open = async (PerformanceObserver?: object) => {
    vi.stubGlobal('PerformanceObserver', PerformanceObserver)
    startAfterPaint({ files: [], routes: {}, entry })
    await vi.advanceTimersByTimeAsync(0)
  }

  it('start at once when the browser tells of the paint inside `observe`, as WebKit does', async () => {
    await openWith((callback) => callback(paint))
    expect(asked).toEqual([entry])
    expect(disconnect).toHaveBeenCalledOnce()
  })

  it('wait for the first contentful paint, and start once', async () => {
    let report: Callback | undefined
    await openWith((callback) => {
      report = callback
    })
    report?.(otherPaint)
    await vi.advanceTimersByTimeAsync(2_999)
    expect(asked).toEqual([])
    report?.(paint)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked).toEqual([entry])
  })

  it('start after 3 s in a browser that never paints', async () => {
    await openWith(() => {})
    await vi.advanceTimersByTimeAsync(2_999)
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toEqual([entry])
  })

  it('start at once in a browser without the observer', async () => {
    await open()
    expect(asked).toEqual([entry])
  })
})
