import { freezeClock } from '../../support/clock.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'

test('[LAYOUT-01, LAYOUT-03, LAYOUT-04, LAYOUT-05] frames every page with a navbar and a footer, and on a small screen with a menu that works by keyboard', async ({
  page,
}) => {
  await page.goto('/about')
  const navbar = page.getByRole('banner')
  await expect(navbar).toHaveCSS('position', 'sticky')
  await expect(navbar.getByRole('link', { name: 'Colocdar' })).toHaveAttribute('href', '/')
  for (const width of [1280, 1024]) {
    await page.setViewportSize({ width, height: 720 })
    for (const label of ['Offres', 'Demandes', 'Accueil', 'Guide', 'Colocations', 'Témoignage', 'Blog', 'Contact']) {
      await expect(navbar.getByRole('link', { name: label, exact: true })).toBeInViewport({ ratio: 1 })
    }
    await expect(navbar.getByRole('link', { name: 'Publier une annonce' })).toBeInViewport({ ratio: 1 })
  }
  await expect(navbar.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/auth/login')
  await expect(navbar.getByRole('link', { name: 'Publier une annonce' })).toBeVisible()
  await expect(navbar.getByRole('button', { name: 'Se déconnecter' })).toBeHidden()

  const footer = page.getByRole('contentinfo')
  for (const href of ['/', '/about', '/policies', '/conditions']) {
    await expect(footer.locator(`a[href="${href}"]`)).toHaveCount(1)
  }
  // The accounts that the demo's settings name, and no other.
  await expect(footer.locator('a[target=_blank]')).toHaveText([/Facebook/, /Instagram/])
  await expect(footer.getByRole('link', { name: 'Facebook' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.facebook\.com\//,
  )

  await expectAccessible(page, { withFrame: true })
  await page.setViewportSize({ width: 360, height: 740 })
  const open = page.getByRole('button', { name: 'Menu', exact: true })
  await open.press('Enter')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Contact' })).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, { withFrame: true, within: 'header' })
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(open).toBeFocused()
})

test('[LAYOUT-06, LAYOUT-08, LAYOUT-09] scrolls to a section of the home page, from elsewhere too, and back to the top after more than 300 px', async ({
  page,
}) => {
  await page.goto('/about')
  await page.getByRole('banner').getByRole('link', { name: 'Témoignage' }).click()
  await expect(page).toHaveURL('/#reviews')
  // The spec's 3 s are the longest wait: the page scrolls as soon as the section is there.
  await expect(page.locator('#reviews')).toBeInViewport()
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('form', { name: 'Contact' })).toBeInViewport()

  const button = page.getByRole('button', { name: 'Retour en haut de la page' })
  // Again if the page scrolls to the section only now: its form may have been in sight before.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, 300))
    await expect(button).toHaveCount(0, { timeout: 1_000 })
  }).toPass()
  await page.evaluate(() => scrollTo(0, 301))
  await button.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('[UI-03, UI-04] says above the page what no screen dealt with, and has an error page of its own', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/./)
  await page.goto('/about')
  await page.evaluate(() => void Promise.reject(new Error('panne')))
  const banner = page.getByRole('alert').filter({ hasText: 'Une erreur inattendue s’est produite.' })
  await expect(banner).toBeVisible()
  await expectAccessible(page, { within: '[role=alert]' })
  await page.getByRole('button', { name: 'Fermer le message d’erreur' }).click()
  await expect(banner).toHaveCount(0)

  await page.route(/\/_\w*\.data/, (route) => route.fulfill({ status: 200, body: 'not turbo-stream' }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accueil' }).click()
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Retour à l’accueil' })).toBeVisible()
})

test('[UI-02, EDIT-07] shows a toast with a title, a text and a progress bar, which closes by itself', async ({
  page,
  membres,
}) => {
  await membres.signInPage(page, await membres.shared({ emailVerified: false, profileFilled: false }))
  await freezeClock(page)
  await page.goto('/edit-profile')
  const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')
  await expect(toast).toContainText('Complétez votre profil')
  await expect(toast.getByRole('progressbar', { name: 'Temps restant' })).toBeAttached()
  await expect(toast.locator('p')).toHaveCount(2)
  await page.clock.runFor(4_900)
  await expect(toast).toBeVisible()
  await page.clock.runFor(200)
  await expect(toast).toHaveCount(0)
})

test('the footer waits below the screen while a page that only the browser can load does so', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  for (const path of ['/profile', '/offres', '/annonces']) {
    await page.goto(path)
    await expect(page.getByText('Chargement...')).toBeVisible()
    await expect(page.getByRole('contentinfo')).not.toBeInViewport()
  }
  await context.close()
})
