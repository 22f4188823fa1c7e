import type { Page } from '@playwright/test'

/** Stops the clock of pages opened from now on: it moves only when the test says so, however slow the machine. */
export const freezeClock = async (page: Page): Promise<void> => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1_000)
}
