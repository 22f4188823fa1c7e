import type { Page } from '@playwright/test'

/** Browsers tell a page too early that the network is back, or never: pages opened from now on find out by themselves. */
export const hearsNoOnline = (page: Page): Promise<unknown> =>
  page.addInitScript(() => addEventListener('online', (event) => event.stopImmediatePropagation()))
