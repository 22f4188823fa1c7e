import type { Page } from '@playwright/test'

/** An empty page of the site's origin, without requests or errors of its own. */
export const openBlank = async (page: Page, baseURL: string): Promise<void> => {
  const blank = `${baseURL}/page-vide`
  const body = '<!doctype html><link rel="icon" href="data:,">'
  // Once only: while a route is intercepted the browser caches nothing.
  await page.route(blank, (route) => route.fulfill({ contentType: 'text/html', body }), { times: 1 })
  await page.goto(blank)
}
