import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { catchEarlyPress, dropEarlyPress, replayEarlyPress } from './early-press.ts'

/** As much of a button as the script uses; clicks reach the page first. */
const buttonOf = (page: EventTarget, needsScript = true) => {
  const attributes = new Map<string, string>()
  const button = {
    closest: () => (needsScript ? button : null),
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    removeAttribute: (name: string) => attributes.delete(name),
    click: vi.fn(() => page.dispatchEvent(Object.defineProperty(new Event('click'), 'target', { value: button }))),
  }
  return { press: () => button.click(), presses: () => button.click.mock.calls.length, attributes }
}

describe('a button pressed before hydration', () => {
  const page = new EventTarget()

  beforeEach(() => {
    vi.stubGlobal('window', {})
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
    catchEarlyPress()
  })
  afterEach(() => vi.unstubAllGlobals())

  it('is marked as busy, and pressed again once', () => {
    const button = buttonOf(page)
    button.press()
    expect(button.attributes.get('aria-busy')).toBe('true')
    replayEarlyPress()
    expect(button.presses()).toBe(2)
    expect(button.attributes.has('aria-busy')).toBe(false)
    replayEarlyPress()
    expect(button.presses()).toBe(2)
  })

  it('gives way to the one pressed after it', () => {
    const [first, second] = [buttonOf(page), buttonOf(page)]
    first.press()
    second.press()
    expect(first.attributes.has('aria-busy')).toBe(false)
    replayEarlyPress()
    expect([first.presses(), second.presses()]).toEqual([1, 2])
  })

  const failed = (localName: string) =>
    page.dispatchEvent(Object.defineProperty(new Event('error'), 'target', { value: { localName } }))

  it.each([
    ['the script could not be loaded', () => failed('script')],
    ['a part of the page is missing', dropEarlyPress],
  ])('is no longer busy when %s, nor are later ones', (_, fail) => {
    const [button, late] = [buttonOf(page), buttonOf(page)]
    button.press()
    failed('img')
    expect(button.attributes.get('aria-busy')).toBe('true')
    fail()
    late.press()
    expect([button, late].map(({ attributes }) => attributes.has('aria-busy'))).toEqual([false, false])
  })

  it('is no longer busy when the script does not arrive for 20 s, and is not pressed again if it still does', () => {
    vi.useFakeTimers()
    const [button, late] = [buttonOf(page), buttonOf(page)]
    button.press()
    vi.advanceTimersByTime(19_999)
    expect(button.attributes.get('aria-busy')).toBe('true')
    vi.advanceTimersByTime(1)
    late.press()
    expect([button, late].map(({ attributes }) => attributes.has('aria-busy'))).toEqual([false, false])
    replayEarlyPress()
    expect(button.presses()).toBe(1)
    vi.useRealTimers()
  })

  it('is left alone if it works without scripts, and after hydration', () => {
    const [menu, late] = [buttonOf(page, false), buttonOf(page)]
    menu.press()
    replayEarlyPress()
    late.press()
    expect([menu.presses(), late.presses()]).toEqual([1, 1])
    expect(late.attributes.has('aria-busy')).toBe(false)
  })
})
