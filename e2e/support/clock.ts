import type { Page } from '@playwright/test'

/** Time stands still on the pages to come, and moves only when the test says so: a slow machine changes nothing. */
export const freezeClock = async (page: Page): Promise<void> => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1_000)
}
