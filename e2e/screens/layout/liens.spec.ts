import type { Page } from '@playwright/test'
import { expect, test } from '../../support/test.ts'

/** Set on the window: a new document does not have it. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window)

test('links lead on and back without loading a new document, put the focus on the title, and fetch the code of the next page on hover; tracking parameters stay where they came', async ({
  page,
  context,
}) => {
  await page.goto('/coloc/offres')
  await mark(page)
  const title = page.getByRole('heading', { level: 1 })

  const code = page.waitForRequest(/\/assets\/about\.page-.*\.js$/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'À propos' }).hover()
  await code
  await expect(page).toHaveURL(/\/coloc\/offres$/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'À propos' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'À propos de Colocdar' })).toBeFocused()
  await page.goBack()
  await expect(title).toHaveText('Colocations au Maroc')
  await expect(title).toBeFocused()

  // A link to the open page adds no entry to the history.
  const entries = () => page.evaluate(() => history.length)
  const before = await entries()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Offres' }).click()
  await expect(title).toHaveText('Colocations au Maroc')
  expect(await entries()).toBe(before)

  const card = page.locator('article h3 a').first()
  const opened = context.waitForEvent('page')
  await card.click({ modifiers: ['Control'] })
  await expect(await opened).toHaveURL(/\/coloc\/\d+$/)
  await expect(page).toHaveURL(/\/coloc\/offres$/)

  await card.click()
  await expect(page).toHaveURL(/\/coloc\/\d+$/)
  await expect(title).not.toHaveText('Colocations au Maroc')
  await page.goBack()
  await expect(title).toHaveText('Colocations au Maroc')
  expect(await isMarked(page)).toBe(true)

  // A shared link with tracking parameters shows the page without them.
  await page.goto('/coloc/offres?fbclid=IwAR0x&page=1')
  const pager = page.getByRole('navigation', { name: 'Pagination' })
  await expect(pager).toContainText('Page 2')
  await expect(pager.getByRole('link', { name: 'Page Suivante' })).toHaveAttribute('href', '/coloc/offres?page=2')
  await expect(page).toHaveURL('/coloc/offres?fbclid=IwAR0x&page=1')
})
