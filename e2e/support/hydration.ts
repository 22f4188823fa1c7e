import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/**
 * Waits until React has hydrated the page and its effects have run: before, a link loads a new document.
 * Playwright's `waitForFunction` would add a large script of its own to each document first.
 */
export const untilHydrated = async (page: Page): Promise<void> => {
  for (let pause = 4; !(await page.evaluate(isHydrated).catch(unlessLeaving)); pause = Math.min(2 * pause, 64))
    await sleep(pause)
}

const isHydrated = (): boolean => {
  const main = document.querySelector('main')
  // A document without one is not a page of the site.
  if (!main) return true
  const rendered = Object.keys(main).some((key) => key.startsWith('__reactFiber'))
  // Removed by the last effect of all.
  return rendered && Reflect.get(window, 'takeEarlyPress') === undefined
}

/** The page has sent the browser to another one. */
const unlessLeaving = (error: Error): boolean => {
  if (/context was destroyed|navigati/i.test(error.message)) return false
  throw error
}

/**
 * Notices go by themselves after three to eight seconds: on a machine that stands still, before a test has looked. Here
 * they stay much longer; with a controlled clock, which proves how long it is, as long as always.
 */
const keepNotices = (): void => {
  const start = globalThis.setTimeout
  const later = (run: TimerHandler, wait = 0, ...rest: unknown[]) =>
    start(run, wait >= 2_500 && wait < 10_000 ? 20 * wait : wait, ...rest)
  Object.assign(globalThis, { setTimeout: later })
}

/**
 * Makes `goto` and `reload` wait for hydration, so that tests can click at once; notices stay.
 * Pictures may still be loading: a test that measures a layout asks for `{ waitUntil: 'load' }`, and one of a page
 * without its scripts for `{ waitUntil: 'commit' }`.
 */
export const opensHydrated = (page: Page): Page => {
  const kept = page.addInitScript(keepNotices)
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (url, options) => {
    await kept
    const answer = await goto(url, { waitUntil: 'domcontentloaded', ...options })
    if (options?.waitUntil !== 'commit') await untilHydrated(page)
    return answer
  }
  page.reload = async (options) => {
    const answer = await reload({ waitUntil: 'domcontentloaded', ...options })
    await untilHydrated(page)
    return answer
  }
  return page
}
