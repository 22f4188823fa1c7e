import { beforeEach, expect, it, vi } from 'vitest'
import { closeInstallOffer, isReturning, keepInstallPrompt, whenInstallable } from './install-prompt.ts'

const storage = () => {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
}

const page = new EventTarget()

const visit = ({ hasWorker }: { hasWorker: boolean }) => {
  vi.stubGlobal('sessionStorage', storage())
  return open({ hasWorker })
}
const open = ({ hasWorker }: { hasWorker: boolean }) => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: hasWorker ? {} : null } })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  keepInstallPrompt()
  return isReturning()
}

beforeEach(() => vi.stubGlobal('localStorage', storage()))

it('installing is offered from the second visit on, on each of its pages', () => {
  expect(visit({ hasWorker: false })).toBe(false)
  expect(open({ hasWorker: true })).toBe(false)
  expect(visit({ hasWorker: true })).toBe(true)
  expect(open({ hasWorker: true })).toBe(true)
})

it('is never offered again once it was closed', () => {
  visit({ hasWorker: true })
  closeInstallOffer()
  expect([isReturning(), visit({ hasWorker: true })]).toEqual([false, false])
})

it('keeps the prompt of the browser, which comes before or after somebody asks for it', () => {
  visit({ hasWorker: true })
  const asked = vi.fn()
  whenInstallable(asked)
  expect(asked).not.toHaveBeenCalled()
  const prompt = new Event('beforeinstallprompt', { cancelable: true })
  page.dispatchEvent(prompt)
  expect(prompt.defaultPrevented).toBe(true)
  expect(asked).toHaveBeenCalledWith(prompt)
  const late = vi.fn()
  whenInstallable(late)
  expect(late).toHaveBeenCalledExactlyOnceWith(prompt)
})
