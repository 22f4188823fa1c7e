import type { Page } from '@playwright/test'

interface HeldRoute {
  /** Cuts the connection. */
  fail: () => void
  /** Lets the held calls through, and all that follow. */
  pass: () => void
}

/** Holds the calls to a URL, so that a test can look at the screen that waits for them. */
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
