import { afterEach, expect, it, vi } from 'vitest'
import { saveFile } from './save-file.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('[PRIV-01] keeps the file until a browser that reads it after the click has had the time', () => {
  vi.useFakeTimers()
  const link = { href: '', download: '', click: vi.fn() }
  vi.stubGlobal('document', { createElement: () => link })
  const revoked = vi.spyOn(URL, 'revokeObjectURL')
  saveFile('donnees.json', new Blob(['{}']))
  expect(link.click).toHaveBeenCalledOnce()
  expect(link.download).toBe('donnees.json')
  vi.advanceTimersByTime(10_000)
  expect(revoked).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(revoked).toHaveBeenCalledExactlyOnceWith(link.href)
})
