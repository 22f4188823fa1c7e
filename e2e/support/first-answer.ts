import type { Page, Route } from '@playwright/test'

/**
 * The first such request gets an answer of the test's own, all others that of the server. Unlike `times: 1` it ends no
 * interception, which now and then leaves a request of the page that is under way without an answer.
 */
export const answerFirst = async (
  page: Page,
  url: Parameters<Page['route']>[0],
  answer: (route: Route) => Promise<void>,
): Promise<void> => {
  let isFirst = true
  await page.route(url, async (route) => {
    const own = isFirst
    isFirst = false
    await (own ? answer(route) : route.continue())
  })
}
