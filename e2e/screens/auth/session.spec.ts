import { opensHydrated } from '../../support/hydration.ts'
import { forgetSession, signInByForm } from '../../support/sign-in.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'

const day = 24 * 60 * 60 * 1000

test.describe('pages protégées', () => {
  test('[ROUTE-07, ROUTE-08, ROUTE-11, SEC-24] send a visitor to sign in, and back to where they were going, never off the site', async ({
    page,
    membres,
    baseURL,
  }) => {
    const membre = await membres.shared()
    const asked = '/profile?depuis=mail#appareils'
    await page.goto(asked)
    await expect(page).toHaveURL('/auth/login')
    expect(await page.evaluate(() => localStorage.storedRoute)).toBe(asked)
    await signInByForm(page, membre)
    await expect(page).toHaveURL(asked)
    await expect(page.getByRole('heading', { name: 'Appareils connectés' })).toBeInViewport()
    expect(await page.evaluate(() => localStorage.getItem('storedRoute'))).toBeNull()

    await forgetSession(page, baseURL as string)
    await page.evaluate(() => localStorage.setItem('storedRoute', '//evil.example/x'))
    await page.goto('/auth/login')
    await signInByForm(page, membre)
    await expect(page).toHaveURL('/profile')
  })

  test('a session that ends during an edit signs out cleanly, and after signing in what was typed is there', async ({
    page,
    membres,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 401/)
    const membre = await membres.create()
    await membres.signInPage(page, membre)
    await page.goto('/edit-profile')
    await page.getByLabel('À propos').fill('Écrit au dernier moment.')
    await page.getByText('Yoga', { exact: true }).click()
    await membres.endSession(page)
    // The 24 hours of the storage are over as well.
    await page.evaluate((age) => localStorage.setItem('timestamp', String(Date.now() - age)), day)

    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page).toHaveURL('/auth/login')
    await expect(page.getByText('Votre session a pris fin.')).toBeVisible()
    await expect(page.getByText('Failed to update user information')).toHaveCount(0)
    expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([
      null,
      null,
    ])
    await signInByForm(page, membre)
    await expect(page).toHaveURL('/edit-profile')
    await expect(page.getByText('Brouillon repris')).toBeVisible()
    await expect(page.getByLabel('À propos')).toHaveValue('Écrit au dernier moment.')
    await expect(page.getByLabel('Yoga')).toBeChecked()
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page).toHaveURL('/profile')
    await expect(page.getByText('Écrit au dernier moment.')).toBeVisible()
    await page.goto('/edit-profile')
    await expect(page.getByLabel('Prénom')).toBeEditable()
    await expect(page.getByText('Brouillon repris')).toHaveCount(0)
  })
})

test.describe('session', () => {
  test('[LAYOUT-02, STATE-05, STATE-06, STATE-09] survives a reload, has the same entries in the menu of a phone, and ends with « Se déconnecter », on the home page', async ({
    page,
    membres,
  }) => {
    const membre = await membres.signedIn(await membres.shared())
    await membres.signInPage(page, membre)
    // A new document, which finds the session in the storage.
    await page.goto('/about')
    const banner = page.getByRole('banner')
    await banner.getByRole('button', { name: membre.username }).click()
    await expect(banner.getByRole('link', { name: 'Profil', exact: true })).toHaveAttribute('href', '/profile')
    await expect(banner.getByRole('link', { name: 'Mes annonces' })).toHaveAttribute('href', '/offres')
    await expect(banner.getByRole('link', { name: 'Administration' })).toBeHidden()
    await expectAccessible(page, { withFrame: true, within: 'header' })
    await page.keyboard.press('Escape')

    await page.setViewportSize({ width: 360, height: 600 })
    for (const name of ['Messages', 'Mes favoris', 'Rechercher'])
      await expect(banner.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await expect(menu).toContainText(membre.username)
    // The account stands before the links that everybody has.
    for (const name of ['Profil', 'Mes annonces', 'Mes favoris', 'Messages', 'Mes alertes'])
      await expect(menu.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 })
    await expectAccessible(page, { withFrame: true, within: 'header' })
    await menu.getByRole('link', { name: 'Profil', exact: true }).click()
    await expect(page).toHaveURL('/profile')
    await expect(menu).toBeHidden()
    // Its calls are answered: without the session they would be refused.
    for (const name of ['Rappels de vos annonces', 'Rien entre 22 h et 8 h'])
      await expect(page.getByRole('checkbox', { name })).toBeEnabled()
    await page.getByRole('button', { name: 'Menu' }).click()
    const signedOut = page.waitForResponse('**/api/auth/signout')
    await menu.getByRole('button', { name: 'Se déconnecter' }).click()
    await expect(page).toHaveURL('/')
    expect((await signedOut).status()).toBe(204)
    expect(Object.keys(await page.evaluate(() => ({ ...localStorage })))).toEqual(['timestamp'])
  })

  test('is shared by the tabs of a browser, which keep nothing of who signs out in one of them', async ({
    page,
    membres,
    context,
  }) => {
    const membre = await membres.shared()
    await page.goto('/about')
    const other = opensHydrated(await context.newPage())
    await other.goto('/auth/login')
    await signInByForm(other, membre)
    await expect(other).toHaveURL('/profile')
    await expect(page.getByRole('banner').getByRole('button', { name: `Samira (${membre.username})` })).toBeVisible()

    await other.getByRole('link', { name: 'Modifier' }).first().click()
    await other.getByLabel('À propos').fill('Écrit au dernier moment.')
    await page.getByRole('banner').getByRole('button', { name: membre.username }).click()
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await expect(other).toHaveURL('/auth/login')
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage)))
      .not.toContain(`brouillon-profil-${membre.id}`)
    await expect.poll(() => page.evaluate(() => localStorage.storedRoute)).toBeUndefined()
  })

  test('works in a browser that refuses local storage', async ({ page, membres }) => {
    const membre = await membres.shared()
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    })
    await page.goto('/auth/login')
    await signInByForm(page, membre)
    await expect(page).toHaveURL('/profile')
    await expect(page.getByRole('heading', { name: 'Mon profil' })).toBeVisible()
  })
})
