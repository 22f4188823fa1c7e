import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ChunkLoadError, loadChunk } from './chunks.ts'

describe('loadChunk', () => {
  const page = new EventTarget()
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('returns the loaded module', async () => {
    expect(await loadChunk('contact', async () => 'module')).toBe('module')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('[ERR-07] raises a ChunkLoadError that names the chunk', async () => {
    const failing = loadChunk('contact', () => Promise.reject(new TypeError('offline')))
    await expect(failing).rejects.toThrow(new ChunkLoadError('contact'))
    await expect(failing).rejects.toMatchObject({ name: 'ChunkLoadError', message: 'Loading chunk contact failed' })
  })

  it('raises nothing for a chunk that is aborted because the page is left', async () => {
    const outcome = vi.fn()
    loadChunk('connexion', async () => {
      page.dispatchEvent(new Event('beforeunload'))
      throw new TypeError('aborted')
    }).catch(outcome)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(outcome).not.toHaveBeenCalled()
  })

  it('[CONST-02] gives up after 120000 ms and not before', async () => {
    const outcome = vi.fn()
    loadChunk('contact', () => new Promise(() => {})).catch(outcome)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(outcome).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(outcome).toHaveBeenCalledWith(expect.any(ChunkLoadError))
  })
})
