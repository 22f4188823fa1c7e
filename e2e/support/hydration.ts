import type { Page } from '@playwright/test'

/** Until React has taken the page over, a press on a button is lost and a link leads on by itself. */
export const untilHydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    // A document without one is not a page of ours.
    return main === null || Object.keys(main).some((key) => key.startsWith('__reactFiber'))
  })
}

/**
 * Pages that this one opens, or loads again, can be pressed at once: no test has to think of it.
 * Pictures may still be on their way; what measures a layout asks for `{ waitUntil: 'load' }`.
 */
export const opensHydrated = (page: Page): Page => {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (url, options) => {
    const answer = await goto(url, { waitUntil: 'domcontentloaded', ...options })
    await untilHydrated(page)
    return answer
  }
  page.reload = async (options) => {
    const answer = await reload({ waitUntil: 'domcontentloaded', ...options })
    await untilHydrated(page)
    return answer
  }
  return page
}
