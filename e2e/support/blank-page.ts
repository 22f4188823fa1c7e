import type { Page, Route } from '@playwright/test'

/**
 * Opens an address with an answer of the test's own, for this once: while a route is intercepted the browser caches nothing.
 * Interception ends when nothing is under way any more: ended meanwhile, as by `times: 1`, it now and then leaves a request
 * of the page without an answer, and the page loading for ever.
 */
export const openAnswered = async (
  page: Page,
  url: string,
  answer: Parameters<Route['fulfill']>[0],
  options?: Parameters<Page['goto']>[1],
): Promise<void> => {
  const isAsked = ({ href }: URL) => href === url
  await page.route(isAsked, (route) => route.fulfill(answer))
  await page.goto(url, options)
  await page.unroute(isAsked)
}

const blankOf = (baseURL: string) => `${baseURL}/page-vide`

/** An empty page of the site's origin, without requests or errors of its own. */
export const openBlank = async (page: Page, baseURL: string): Promise<void> => {
  const body = '<!doctype html><link rel="icon" href="data:,">'
  await openAnswered(page, blankOf(baseURL), { contentType: 'text/html', body })
}

/**
 * Shows what the server sent with its styles and without its scripts, on such a page: to read or to measure it so takes a
 * fifth of the work of opening and hydrating it.
 */
export const showUnscripted = async (page: Page, baseURL: string, html: string): Promise<void> => {
  if (page.url() !== blankOf(baseURL)) await openBlank(page, baseURL)
  await page.setContent(html.replace(/<script(?! type="application)[^>]*>.*?<\/script>/gs, ''))
}
