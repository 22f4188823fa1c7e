import { openAnswered } from '../../support/blank-page.ts'
import { holdRoute } from '../../support/held-route.ts'
import { expect, test } from '../../support/test.ts'

test('a tab older than the site still arrives where its link leads', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 404/, /about\.page/)
  await page.goto('/conditions')
  // Missing for the open tab, pointed at and pressed, and there for the page that it loads instead.
  let missing = true
  page.on('request', (asked) => {
    if (asked.isNavigationRequest()) missing = false
  })
  await page.route('**/assets/about.page*', (route) => (missing ? route.fulfill({ status: 404 }) : route.continue()))
  await page.getByRole('contentinfo').getByRole('link', { name: 'À propos' }).click()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', { level: 1, name: 'À propos de Colocdar' })).toBeVisible()
})

test('a link that was followed in vain takes nobody away from the page that they opened instead', async ({
  page,
  baseURL,
}) => {
  await page.goto('/conditions')
  const held = await holdRoute(page, '**/coloc/demandes.data*')
  await page.getByRole('banner').getByRole('link', { name: 'Demandes' }).click({ noWaitAfter: true })
  // As without a connection: a page on which the site's scripts do not run.
  const body = '<h1>Pas de connexion</h1>'
  await openAnswered(page, `${baseURL}/policies`, { contentType: 'text/html', body })
  held.pass()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.reload()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => url.includes('.data'))).toEqual([])
  await expect(page).toHaveURL('/policies')
})

test('[ERR-07] a part of the application that cannot be loaded reloads the page, tries once more and says so', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource|Error loading route module|dynamically imported module/)
  await page.goto('/about')
  await page.evaluate(() => Object.assign(window, { marker: true }))
  await page.route('**/assets/conditions.page-*.js', (route) => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: 'Conditions d’utilisation' }).click()
  await page.waitForFunction(() => !('marker' in window))
  await expect(page.getByText('Loading chunk /conditions failed')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // What was pressed meanwhile is not busy for ever, and the way on is a button.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.unroute('**/assets/conditions.page-*.js')
  await page.getByRole('button', { name: 'Recharger la page' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'chunk' })).toHaveCount(0)
})
