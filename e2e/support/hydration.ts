import type { Page } from '@playwright/test'

/** Until React has taken the page over and its effects have run, a link leads on by itself. */
export const untilHydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    // A document without one is not a page of ours.
    if (!main) return true
    const rendered = Object.keys(main).some((key) => key.startsWith('__reactFiber'))
    // Early presses are taken by the last effect of all.
    return rendered && Reflect.get(window, 'takeEarlyPress') === undefined
  })
}

/**
 * Pages that this one opens, or loads again, can be pressed at once: no test has to think of it.
 * Pictures may still be on their way; what measures a layout asks for `{ waitUntil: 'load' }`, and what tests a page
 * without its scripts for `{ waitUntil: 'commit' }`.
 */
export const opensHydrated = (page: Page): Page => {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (url, options) => {
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
