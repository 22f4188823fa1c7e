import { expect, test } from '../../support/test.ts'

test('the switch leads to the same page in the other language, with its filters and its place', async ({ page }) => {
  await page.goto('/coloc/offres?prixMax=4000')
  await page.evaluate(() => scrollTo(0, 700))
  await page
    .locator('footer')
    .getByRole('link', { name: 'العربية' })
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL('/ar/coloc/offres?prixMax=4000')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await page.getByRole('banner').getByRole('link', { name: 'Français' }).first().click()
  await expect(page).toHaveURL('/coloc/offres?prixMax=4000')
})

test('the mails of a member follow the language that was chosen', async ({ page, membres }) => {
  const membre = await membres.create()
  await membres.signInPage(page, membre)
  await page.goto('/about')
  const told = page.waitForResponse((answer) => answer.url().endsWith('/api/mails/langue') && answer.ok())
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Test|membre/i })
    .click()
  await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click()
  expect((await told).request().postDataJSON()).toEqual({ langue: 'ar' })
})

test.describe('a browser that prefers Arabic', () => {
  test.use({ locale: 'ar-MA' })

  test('is offered it once, and goes where it was; the offer may be closed for good', async ({ page }) => {
    await page.goto('/about')
    const offer = page.getByRole('complementary').filter({ hasText: 'بالعربية' })
    await offer.getByRole('link').click()
    await expect(page).toHaveURL('/ar/about')
    await page.goto('/about')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(offer).toHaveCount(0)

    // In another browser.
    await page.evaluate(() => localStorage.clear())
    await page.context().clearCookies()
    await page.reload()
    await offer.getByRole('button').click()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(offer).toHaveCount(0)
  })
})
