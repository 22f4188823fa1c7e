import type { Page } from '@playwright/test'

interface HeldRoute {
  /** Cuts the connection. */
  fail: () => void
  /** Lets everything through, what was held and what comes. */
  pass: () => void
}

/** Keeps the answers of a call back, so that a test can look at the waiting screen. */
export const holdRoute = async (page: Page, url: string | RegExp): Promise<HeldRoute> => {
  let release: (outcome: 'fail' | 'pass') => void = () => {}
  const released = new Promise<'fail' | 'pass'>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    if ((await released) === 'fail') await route.abort()
    else await route.continue()
  })
  return { fail: () => release('fail'), pass: () => release('pass') }
}
