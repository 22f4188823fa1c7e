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

const newSession = () => vi.stubGlobal('sessionStorage', storage())

beforeEach(() => {
  vi.stubGlobal('localStorage', storage())
  newSession()
})

it('installing is offered from the second visit on, on each of its pages', () => {
  expect([isReturning(), isReturning()]).toEqual([false, false])
  newSession()
  expect([isReturning(), isReturning()]).toEqual([true, true])
  newSession()
  expect(isReturning()).toBe(true)
})

it('is never offered again once it was closed', () => {
  isReturning()
  newSession()
  expect(isReturning()).toBe(true)
  closeInstallOffer()
  newSession()
  expect([isReturning(), isReturning()]).toEqual([false, false])
})

it('keeps the prompt of the browser, which comes before or after somebody asks for it', () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  keepInstallPrompt()
  const asked = vi.fn()
  whenInstallable(asked)
  expect(asked).not.toHaveBeenCalled()
  const prompt = new Event('beforeinstallprompt', { cancelable: true })
  page.dispatchEvent(prompt)
  expect(prompt.defaultPrevented).toBe(true)
  expect(asked).toHaveBeenCalledExactlyOnceWith(prompt)
  const late = vi.fn()
  whenInstallable(late)
  expect(late).toHaveBeenCalledExactlyOnceWith(prompt)
})
