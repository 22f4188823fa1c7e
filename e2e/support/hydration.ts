import type { Page } from '@playwright/test'

/** Until React has taken the page over, a link leads on by itself: tests of what the browser does wait for it. */
export const untilHydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'))
  })
}
