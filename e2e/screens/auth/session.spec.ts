import { opensHydrated } from '../../support/hydration.ts'
import { signInByForm } from '../../support/sign-in.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'

const day = 24 * 60 * 60 * 1000

const protectedPages = [
  ...['/profile', '/edit-profile', '/profile/telephone-verification', '/mes-abonnements'],
  ...['/offres', '/mes-offres', '/annonces', '/ajouter-offre-coloc', '/ajouter-demande-coloc', '/add-review'],
]

test.describe('pages protégées', () => {
  test('[ROUTE-07, ROUTE-08, ROUTE-10, ROUTE-13, ROUTE-16, ROUTE-17, ROUTE-20, ROUTE-21, ROUTE-22, ROUTE-23, ROUTE-24, ROUTE-25] send a visitor to sign in, and remember each', async ({
    page,
  }) => {
    for (const address of protectedPages) {
      await page.goto(address)
      await expect(page, address).toHaveURL('/auth/login')
      expect(await page.evaluate(() => localStorage.storedRoute)).toBe(address)
    }
  })

  test('[ROUTE-08, ROUTE-11] lead back to where a visitor was going', async ({ page, membres }) => {
    const membre = await membres.create()
    await page.goto('/profile/telephone-verification?depuis=mail')
    await expect(page).toHaveURL('/auth/login')
    expect(await page.evaluate(() => localStorage.getItem('storedRoute'))).toBe(
      '/profile/telephone-verification?depuis=mail',
    )
    await signInByForm(page, membre)
    await expect(page).toHaveURL('/profile/telephone-verification?depuis=mail')
    expect(await page.evaluate(() => localStorage.getItem('storedRoute'))).toBeNull()
  })

  test('[SEC-24] never leave the site, whatever somebody wrote into the stored route', async ({ page, membres }) => {
    const membre = await membres.create()
    await page.goto('/auth/login')
    await page.evaluate(() => localStorage.setItem('storedRoute', '//evil.example/x'))
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
    // The storage's own day is over as well.
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

  test('the same when the page that loads finds out', async ({ page, membres, expectedErrors }) => {
    expectedErrors.push(/status of 401/)
    const membre = await membres.create()
    await membres.signInPage(page, membre)
    await membres.endSession(page)
    await page.goto('/mes-abonnements')
    await expect(page).toHaveURL('/auth/login')
    await signInByForm(page, membre)
    await expect(page).toHaveURL('/mes-abonnements')
  })
})

test.describe('session', () => {
  test('[LAYOUT-02, STATE-05, STATE-06, STATE-09] survives a reload and ends with « Se déconnecter », on the home page', async ({
    page,
    membres,
  }) => {
    const membre = await membres.create()
    await membres.signInPage(page, membre)
    await page.goto('/about')
    await page.reload()
    const menu = page.getByRole('banner').getByRole('button', { name: membre.username })
    await menu.click()
    const banner = page.getByRole('banner')
    await expect(banner.getByRole('link', { name: 'Profil', exact: true })).toHaveAttribute('href', '/profile')
    await expect(banner.getByRole('link', { name: 'Mes annonces' })).toHaveAttribute('href', '/offres')
    await expect(banner.getByRole('link', { name: 'Administration' })).toBeHidden()
    await expectAccessible(page)
    const signedOut = page.waitForResponse('**/api/auth/signout')
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await expect(page).toHaveURL('/')
    expect((await signedOut).status()).toBe(204)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Se connecter' })).toBeVisible()
    expect(Object.keys(await page.evaluate(() => ({ ...localStorage })))).toEqual(['timestamp'])
  })

  test('[STATE-06] leaves a protected page for the home page, not for the login screen', async ({ page, membres }) => {
    const membre = await membres.create()
    await membres.signInPage(page, membre)
    await page.goto('/profile')
    await page.getByRole('banner').getByRole('button', { name: membre.username }).click()
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await expect(page).toHaveURL('/')
  })

  test('[LAYOUT-03, LAYOUT-04] a visitor finds « Se connecter » and « Publier une annonce »', async ({ page }) => {
    await page.goto('/')
    const banner = page.getByRole('banner')
    await expect(banner.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/auth/login')
    await expect(banner.getByRole('link', { name: 'Publier une annonce' })).toBeVisible()
    await expect(banner.getByRole('button', { name: 'Se déconnecter' })).toBeHidden()
  })

  test('[LAYOUT-02] has the same entries in the menu of a phone', async ({ page, membres }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    const membre = await membres.create()
    await membres.signInPage(page, membre)
    await page.goto('/about')
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await expect(menu).toContainText(membre.username)
    await expectAccessible(page)
    await menu.getByRole('link', { name: 'Profil', exact: true }).click()
    await expect(page).toHaveURL('/profile')
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Menu' }).click()
    await menu.getByRole('button', { name: 'Se déconnecter' }).click()
    await expect(page).toHaveURL('/')
  })

  test('leads an administrator to /admin', async ({ page, membres }) => {
    await membres.signInPage(page, await membres.demo('admin'))
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: 'admin' }).click()
    await expect(page.getByRole('link', { name: 'Administration' })).toHaveAttribute('href', '/admin')
  })

  test('[STATE-10, STATE-11] is forgotten a day after it began, and the day starts anew', async ({ page, membres }) => {
    const membre = await membres.create()
    await membres.signInPage(page, membre)
    await page.evaluate((age) => {
      localStorage.setItem('timestamp', String(Date.now() - age))
      localStorage.setItem('brouillon', 'x')
    }, day)
    await page.goto('/profile')
    await expect(page).toHaveURL('/auth/login')
    const stored = await page.evaluate(() => ({ ...localStorage }))
    expect(Object.keys(stored).sort()).toEqual(['storedRoute', 'timestamp'])
    expect(Date.now() - Number(stored.timestamp)).toBeLessThan(60_000)
  })

  test('is shared by the tabs of a browser', async ({ page, membres, context }) => {
    const membre = await membres.create()
    await page.goto('/')
    const other = opensHydrated(await context.newPage())
    await other.goto('/auth/login')
    await signInByForm(other, membre)
    await expect(other).toHaveURL('/profile')
    await expect(page.getByRole('banner').getByRole('button', { name: membre.username })).toBeVisible()

    await page.getByRole('banner').getByRole('button', { name: membre.username }).click()
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await expect(other).toHaveURL('/auth/login')
  })

  test('[ROLE-09] puts the stored token on every call, and none where there is none', async ({ page, membres }) => {
    const sent: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/')) sent.push(request.headers().authorization)
    })
    await page.goto('/auth/mot-de-passe-oublier')
    await page.getByLabel('E-mail').fill('personne@exemple.ma')
    await page.getByRole('button', { name: 'Envoyer le lien' }).click()
    await expect(page.getByText('A password reset link has been sent')).toBeVisible()
    expect(sent).toEqual([undefined])

    sent.length = 0
    await membres.signInPage(page, await membres.create())
    await page.goto('/profile')
    await expect(page.getByRole('heading', { name: 'Mon profil' })).toBeVisible()
    const token = await page.evaluate(() => localStorage.token)
    expect(sent.length).toBeGreaterThan(0)
    expect(new Set(sent)).toEqual(new Set([`Bearer ${token}`]))
  })

  test('takes a damaged storage as no session', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => {
      localStorage.setItem('user', '{"id":')
      localStorage.setItem('token', 'x')
      localStorage.setItem('emailVerified', 'peut-être')
    })
    await page.reload()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Se connecter' })).toBeVisible()
  })

  test('works in a browser that refuses local storage', async ({ page, membres }) => {
    const membre = await membres.create()
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
