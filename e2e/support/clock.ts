import { expect, type Page, type Request } from '@playwright/test'

/** Stops the clock of pages opened from now on: it moves only when the test says so, however slow the machine. */
export const freezeClock = async (page: Page): Promise<void> => {
  await page.clock.install()
  // Ahead of the page, also when it takes long to hear of it.
  await page.clock.pauseAt(Date.now() + 10_000)
}

/**
 * Lets the stopped clock run and proves that nothing leaves the page meanwhile. Its address alone would not: a redirect
 * that has begun changes it only once the next page's code and data are there.
 */
export const staysFor = async (page: Page, milliseconds: number): Promise<void> => {
  const address = page.url()
  const asked: string[] = []
  const note = (request: Request) => {
    if (/\.(data|js)\b/.test(request.url())) asked.push(request.url())
  }
  page.on('request', note)
  await page.clock.runFor(milliseconds)
  // Answered after all requests that were sent before it.
  await page.evaluate(() => 0)
  page.off('request', note)
  expect(asked).toEqual([])
  expect(page.url()).toBe(address)
}
