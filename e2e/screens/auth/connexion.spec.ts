import { holdRoute } from '../../support/held-route.ts'
import { signInByForm } from '../../support/sign-in.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'

test.describe('connexion', () => {
  test('[ROUTE-01, ROUTE-02, AUTH-03, AUTH-05, AUTH-07, VALID-44, VALID-45] is where /auth leads, with its fields, their checks and links', async ({
    page,
  }) => {
    await page.goto('/auth')
    await expect(page).toHaveURL('/auth/login')
    await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible()
    const username = page.getByLabel('Nom d’utilisateur ou e-mail')
    const password = page.getByRole('textbox', { name: 'Mot de passe' })
    await expect(password).toHaveAttribute('type', 'password')
    await expect(page.getByRole('link', { name: 'Créer un compte' })).toHaveAttribute('href', '/auth/register')

    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(username).toHaveAccessibleDescription("L'username ou le nom d'utilisateur est requis")
    await expect(password).toHaveAccessibleDescription('Le mot de passe est requis')
    await expect(username).toBeFocused()
    await password.fill('court')
    await expect(password).toHaveAccessibleDescription('Le mot de passe doit contenir au moins 6 caractères')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click()
    await expect(page).toHaveURL('/auth/mot-de-passe-oublier')
  })

  test('[AUTH-01, AUTH-04, AUTH-08, ERR-01, STATE-02, DATA-03, DATA-31] says that the credentials are wrong, then signs in, stores the session and goes to /profile; from then on /auth leads home', async ({
    page,
    membres,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 401/)
    const membre = await membres.shared()
    await page.goto('/auth/login')
    await signInByForm(page, { username: membre.email, password: 'pas-le-bon' })
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText('email et/ou mot de passe incorrect(s)')
    await expect(page.getByLabel('Nom d’utilisateur ou e-mail')).toHaveValue(membre.email)
    await expect(page).toHaveURL('/auth/login')

    await signInByForm(page, { ...membre, username: membre.email })
    await expect(page).toHaveURL('/profile')
    const stored = await page.evaluate(() => ({ ...localStorage }))
    const flags = ['demandeFilled', 'emailVerified', 'profileFilled', 'subscribed']
    expect(
      Object.keys(stored)
        .filter((key) => key !== 'favoris')
        .sort(),
    ).toEqual([...flags, 'timestamp', 'token', 'tokenType', 'user'])
    expect(Object.keys(JSON.parse(stored.user)).sort()).toEqual(['email', 'id', 'roles', 'subscribed', 'username'])
    expect(stored).toMatchObject({ tokenType: 'Bearer', profileFilled: 'true', demandeFilled: 'false' })
    await page.goto('/auth')
    await expect(page).toHaveURL('/')
  })

  test('[AUTH-02, AUTH-06, ERR-02, STATE-01] shows that it is signing in, that there was no answer, and forgets it on leaving', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/net::ERR_FAILED/)
    const held = await holdRoute(page, '**/api/auth/signin')
    await page.goto('/auth/login')
    await signInByForm(page, { username: 'samira', password: 'motdepasse' })
    await expect(page.getByRole('button', { name: 'Connexion en cours...' })).toBeDisabled()
    held.fail()
    const failure = page.getByText('An unknown error occurred during sign-in.')
    await expect(failure).toBeVisible()
    await expect(page.getByRole('button', { name: 'Se connecter' })).toBeEnabled()
    await page.getByRole('link', { name: 'Créer un compte' }).click()
    await expect(page).toHaveURL('/auth/register')
    await expect(failure).toBeHidden()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Connexion' })).toBeVisible()
    await expect(failure).toBeHidden()
    // Who leaves did not come for the page that asked to sign in.
    await page.evaluate(() => localStorage.setItem('storedRoute', '/annonces'))
    await page.getByRole('banner').getByRole('link', { name: 'Colocdar' }).click()
    await expect(page).toHaveURL('/')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('storedRoute'))).toBeNull()
  })
})
