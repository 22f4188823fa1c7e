import { expect as base, type ExpectMatcherState, type Locator, type Page } from '@playwright/test'

interface Patience {
  timeout?: number
}

/**
 * The assertions that tests wait with most often. Playwright's own describe the whole page at every « not yet », for an
 * error that is rarely shown; these wait first, and leave the error to Playwright's.
 */
export const expect = base.extend({
  toHaveURL(page: Page, expected: string | RegExp) {
    const isThere = (url: URL) =>
      typeof expected === 'string' ? url.href === new URL(expected, url).href : expected.test(url.href)
    const waited = page.waitForURL(isThere, { waitUntil: 'commit', timeout: this.timeout })
    return verdict(waited, () => base(page).toHaveURL(expected, atOnce))
  },

  toBeVisible(this: ExpectMatcherState, locator: Locator, { timeout = this.timeout }: Patience = {}) {
    return verdict(locator.waitFor({ state: 'visible', timeout }), () => base(locator).toBeVisible(atOnce))
  },

  toBeHidden(this: ExpectMatcherState, locator: Locator, { timeout = this.timeout }: Patience = {}) {
    return verdict(locator.waitFor({ state: 'hidden', timeout }), () => base(locator).toBeHidden(atOnce))
  },
})

const atOnce = { timeout: 1 }

const verdict = async (waited: Promise<unknown>, explain: () => Promise<void>) => {
  try {
    await waited.catch(explain)
    return { pass: true, message: () => '' }
  } catch (error) {
    return { pass: false, message: () => (error as Error).message }
  }
}
