import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const started = vi.fn()

const frames: (() => void)[] = []
const preloaded: string[] = []

const open = async (visibilityState: string) => {
  vi.stubGlobal('document', {
    visibilityState,
    querySelectorAll: () => [{ href: '/assets/react.js' }, { href: '/assets/page.js' }],
    createElement: () => ({}),
    head: { append: ({ rel, href }: Record<string, string>) => void preloaded.push(`${rel} ${href}`) },
  })
  await import('./start.client.ts')
}

beforeEach(() => {
  vi.doMock('./entry.client.tsx', () => started() ?? {})
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
  vi.resetAllMocks()
  frames.length = preloaded.length = 0
})

const all = ['modulepreload /assets/react.js', 'modulepreload /assets/page.js']

it('asks for the scripts of the page after its first paint', async () => {
  await open('visible')
  frames.forEach((frame) => void frame())
  expect([preloaded, started.mock.calls]).toEqual([[], []])
  await vi.runAllTimersAsync()
  await expect.poll(() => started).toHaveBeenCalledOnce()
  expect(preloaded).toEqual(all)
})

it('asks at once in a tab that is not painted', async () => {
  await open('hidden')
  await expect.poll(() => started).toHaveBeenCalledOnce()
  expect(preloaded).toEqual(all)
})

it('lets go of a pressed button when they do not come', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const removeAttribute = vi.fn()
  vi.stubGlobal('window', { takeEarlyPress: () => ({ removeAttribute }) })
  started.mockImplementation(() => {
    throw new Error('gone')
  })
  await open('hidden')
  await expect.poll(() => removeAttribute).toHaveBeenCalledWith('aria-busy')
})
