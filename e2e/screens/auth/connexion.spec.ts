import { holdRoute } from '../../support/held-route.ts'
import { signInByForm } from '../../support/sign-in.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'

const failure = 'An unknown error occurred during sign-in.'

test('[ROUTE-01, ROUTE-02, AUTH-01, AUTH-02, AUTH-04, AUTH-06, AUTH-08, VALID-44, VALID-45, ERR-01, ERR-02, STATE-01, STATE-02, DATA-03, DATA-31] the sign-in is where /auth leads; it checks, says what went wrong, stores the session and goes to /profile; from then on /auth leads home', async ({
  page,
  membres,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 401/, /net::ERR_FAILED/)
  const membre = await membres.shared()
  await page.goto('/auth')
  await expect(page).toHaveURL('/auth/login')
  const username = page.getByLabel('Nom d’utilisateur ou e-mail')
  const password = page.getByRole('textbox', { name: 'Mot de passe' })

  await test.step('its checks', async () => {
    await page.getByRole('button', { name: 'Se connecter', exact: true }).click()
    await expect(username).toHaveAccessibleDescription("L'username ou le nom d'utilisateur est requis")
    await expect(password).toHaveAccessibleDescription('Le mot de passe est requis')
    await expect(username).toBeFocused()
    await password.fill('court')
    await expect(password).toHaveAccessibleDescription('Le mot de passe doit contenir au moins 6 caractères')
    await expectAccessible(page)
  })

  await test.step('no answer, which is forgotten on leaving', async () => {
    const held = await holdRoute(page, '**/api/auth/signin')
    await signInByForm(page, { username: 'samira', password: 'motdepasse' })
    await expect(page.getByRole('button', { name: 'Connexion en cours...' })).toBeDisabled()
    held.fail()
    await expect(page.getByText(failure)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Se connecter', exact: true })).toBeEnabled()
    await page.unrouteAll()
    await page.getByRole('link', { name: 'Créer un compte' }).click()
    await expect(page).toHaveURL('/auth/register')
    await expect(page.getByText(failure)).toBeHidden()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Connexion' })).toBeVisible()
    await expect(page.getByText(failure)).toBeHidden()
    // Who leaves did not come for the page that asked to sign in.
    await page.evaluate(() => localStorage.setItem('storedRoute', '/annonces'))
    await page.getByRole('contentinfo').getByRole('link', { name: 'À propos' }).click()
    await expect(page).toHaveURL('/about')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('storedRoute'))).toBeNull()
  })

  await test.step('wrong credentials, then the right ones', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Se connecter' }).click()
    await signInByForm(page, { username: membre.email, password: 'pas-le-bon' })
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText('email et/ou mot de passe incorrect(s)')
    await expect(username).toHaveValue(membre.email)
    await expect(page).toHaveURL('/auth/login')
    await signInByForm(page, { ...membre, username: membre.email })
    await expect(page).toHaveURL('/profile')
    const stored = await page.evaluate(() => ({ ...localStorage }))
    const flags = ['demandeFilled', 'emailVerified', 'profileFilled', 'subscribed']
    expect(
      Object.keys(stored)
        .filter((key) => key !== 'favoris' && key !== 'appareil')
        .sort(),
    ).toEqual([...flags, 'timestamp', 'token', 'tokenType', 'user'])
    expect(Object.keys(JSON.parse(stored.user)).sort()).toEqual([
      'email',
      'id',
      'prenom',
      'roles',
      'subscribed',
      'username',
    ])
    expect(stored).toMatchObject({ tokenType: 'Bearer', profileFilled: 'true', demandeFilled: 'false' })
    await page.goto('/auth')
    await expect(page).toHaveURL('/')
  })
})
