import { untilHydrated } from '../../support/hydration.ts'
import { expect, test } from '../../support/test.ts'

test('a tab that is older than the site still arrives where its link leads', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 404/, /about\.page/)
  await page.goto('/conditions')
  await untilHydrated(page)
  // Gone for the page as it is open, there for the one that loads next.
  await page.route('**/assets/about.page*', (route) => route.fulfill({ status: 404 }), { times: 1 })
  await page.getByRole('contentinfo').getByRole('link', { name: 'À propos' }).click()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', { level: 1, name: 'À propos de Colocdar' })).toBeVisible()
})
