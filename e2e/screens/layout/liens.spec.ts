import type { Page } from '@playwright/test'
import { expect, test } from '../../support/test.ts'

/** A mark that a new document would not bear. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window)

test.describe('links of the site', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/coloc/offres')
    await mark(page)
  })

  test('lead on without loading a new document, from a card too, and back again', async ({ page }) => {
    await page.locator('article h3 a').first().click()
    await expect(page).toHaveURL(/\/coloc\/\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await isMarked(page)).toBe(true)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Colocations au Maroc')
    expect(await isMarked(page)).toBe(true)
  })

  test('open elsewhere when asked to', async ({ page, context }) => {
    const opened = context.waitForEvent('page')
    await page
      .locator('article h3 a')
      .first()
      .click({ modifiers: ['Control'] })
    await expect(await opened).toHaveURL(/\/coloc\/\d+$/)
    await expect(page).toHaveURL(/\/coloc\/offres$/)
  })

  test('leave no second trace of the page one is on', async ({ page }) => {
    const entries = () => page.evaluate(() => history.length)
    const before = await entries()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Offres' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Colocations au Maroc')
    expect(await entries()).toBe(before)
    expect(await isMarked(page)).toBe(true)
  })

  test('fetch the code of the next page when a pointer rests on one', async ({ page }) => {
    const module = page.waitForRequest(/\/assets\/about\.page-.*\.js$/)
    await page.getByRole('contentinfo').getByRole('link', { name: 'À propos' }).hover()
    await module
    await expect(page).toHaveURL(/\/coloc\/offres$/)
  })
})

test('a link that was shared comes alive on the page of everybody', async ({ page }) => {
  await page.goto('/coloc/offres?fbclid=IwAR0x&page=1')
  const pager = page.getByRole('navigation', { name: 'Pagination' })
  await expect(pager).toContainText('Page 2')
  await expect(pager.getByRole('link', { name: 'Page Suivante' })).toHaveAttribute('href', '/coloc/offres?page=2')
  await expect(page).toHaveURL('/coloc/offres?fbclid=IwAR0x&page=1')
})
