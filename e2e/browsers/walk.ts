import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from './engine.ts'

const untilMs = 20_000

/** Part of each script: the first visible element that a selector finds and whose name or text matches. */
const helpers = `
const namesOf = (element) => [element.getAttribute('aria-label') ?? '', element.textContent]
const find = (selector, pattern = '') => [...document.querySelectorAll(selector)].find((element) =>
  element.getClientRects().length > 0 && namesOf(element).some((name) => new RegExp(pattern).test(name)))
const isHydrated = () => {
  const main = document.querySelector('main')
  return main && Object.keys(main).some((key) => key.startsWith('__reactFiber')) && window.takeEarlyPress === undefined
}
`

export type Walk = ReturnType<typeof walkIn>

/** What a person does in a browser, in words that every engine understands. */
export const walkIn = (browser: Browser, site: string) => {
  /** Repeats until the expression is true; returns its value. */
  const until = async (expression: string): Promise<unknown> => {
    const deadline = performance.now() + untilMs
    for (;;) {
      // The page may be leaving.
      const found = await browser.evaluate(`${helpers} return ${expression}`).catch((error: Error) => error)
      if (found && !(found instanceof Error)) return found
      if (performance.now() > deadline) throw new Error(`never: ${expression} (${found})`)
      await sleep(50)
    }
  }
  const elementOf = (selector: string, pattern: string) =>
    `find(${JSON.stringify(selector)}, ${JSON.stringify(pattern)})`
  return {
    until,
    async open(path: string): Promise<void> {
      await browser.open(site + path)
      await until('isHydrated()')
    },
    /** Without waiting for a page of the site. */
    load: (path: string) => browser.open(site + path),
    press: (selector: string, pattern = '') =>
      until(`(() => {
        const element = ${elementOf(selector, pattern)}
        element?.click()
        return Boolean(element)
      })()`),
    see: (selector: string, pattern = '') => until(`Boolean(${elementOf(selector, pattern)})`),
    /** As typing does: the value, then the event that forms listen to. */
    fill: (selector: string, value: string) =>
      until(`(() => {
        const input = find(${JSON.stringify(selector)})
        if (!input) return false
        input.focus()
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value').set.call(input, ${JSON.stringify(value)})
        input.dispatchEvent(new InputEvent('input', { bubbles: true }))
        return true
      })()`),
    at: (pattern: string) => until(`new RegExp(${JSON.stringify(pattern)}).test(location.pathname + location.search)`),
  }
}
