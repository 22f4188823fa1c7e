import type { Page } from '@playwright/test'

const blankOf = (baseURL: string) => `${baseURL}/page-vide`

/** An empty page of the site's origin, without requests or errors of its own. */
export const openBlank = async (page: Page, baseURL: string): Promise<void> => {
  const blank = blankOf(baseURL)
  const body = '<!doctype html><link rel="icon" href="data:,">'
  // Once only: while a route is intercepted the browser caches nothing.
  await page.route(blank, (route) => route.fulfill({ contentType: 'text/html', body }), { times: 1 })
  await page.goto(blank)
}

/**
 * Shows what the server sent with its styles and without its scripts, on such a page: to read or to measure it so takes a
 * fifth of the work of opening and hydrating it.
 */
export const showUnscripted = async (page: Page, baseURL: string, html: string): Promise<void> => {
  if (page.url() !== blankOf(baseURL)) await openBlank(page, baseURL)
  await page.setContent(html.replace(/<script(?! type="application)[^>]*>.*?<\/script>/gs, ''))
}
