import { holdRoute } from '../../support/held-route.ts'
import { signInByForm } from '../../support/sign-in.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'

const refused = /status of 401/
const cut = /net::ERR_FAILED/

test.describe('connexion', () => {
  test('[ROUTE-01, ROUTE-02, AUTH-03, AUTH-05, AUTH-07] is where /auth leads, with its fields and links', async ({
    page,
  }) => {
    await page.goto('/auth')
    await expect(page).toHaveURL('/auth/login')
    await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible()
    await expect(page.getByLabel('Nom d’utilisateur ou e-mail')).toBeEditable()
    await expect(page.getByRole('textbox', { name: 'Mot de passe' })).toHaveAttribute('type', 'password')
    await expect(page.getByRole('button', { name: 'Se connecter' })).toBeEnabled()
    await expect(page.getByRole('link', { name: 'Créer un compte' })).toHaveAttribute('href', '/auth/register')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click()
    await expect(page).toHaveURL('/auth/mot-de-passe-oublier')
  })

  test('[AUTH-08, STATE-02, DATA-03, DATA-31] signs in, stores the session and goes to /profile', async ({
    page,
    membres,
  }) => {
    const membre = await membres.create()
    await page.goto('/auth/login')
    await signInByForm(page, { ...membre, username: membre.email })
    await expect(page).toHaveURL('/profile')
    const stored = await page.evaluate(() => ({ ...localStorage }))
    expect(Object.keys(stored).sort()).toEqual(
      [
        'demandeFilled',
        'emailVerified',
        'profileFilled',
        'subscribed',
        'timestamp',
        'token',
        'tokenType',
        'user',
      ].sort(),
    )
    expect(Object.keys(JSON.parse(stored.user)).sort()).toEqual(['email', 'id', 'roles', 'subscribed', 'username'])
    expect(stored).toMatchObject({ tokenType: 'Bearer', profileFilled: 'true', demandeFilled: 'false' })
  })

  test('[AUTH-04, ERR-01] says in an alert that the credentials are wrong, and keeps what was typed', async ({
    page,
    membres,
    expectedErrors,
  }) => {
    expectedErrors.push(refused)
    const membre = await membres.create({ profileFilled: false, emailVerified: false })
    await page.goto('/auth/login')
    await signInByForm(page, { ...membre, password: 'pas-le-bon' })
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText('email et/ou mot de passe incorrect(s)')
    await expect(page.getByLabel('Nom d’utilisateur ou e-mail')).toHaveValue(membre.username)
    await expect(page).toHaveURL('/auth/login')
  })

  test('[ERR-02] has a text for a failure without an answer', async ({ page, expectedErrors }) => {
    expectedErrors.push(cut)
    await page.route('**/api/auth/signin', (route) => route.abort())
    await page.goto('/auth/login')
    await signInByForm(page, { username: 'samira', password: 'motdepasse' })
    await expect(page.getByText('An unknown error occurred during sign-in.')).toBeVisible()
  })

  test('[AUTH-06, STATE-01] shows that it is signing in', async ({ page, expectedErrors }) => {
    expectedErrors.push(cut)
    const held = await holdRoute(page, '**/api/auth/signin')
    await page.goto('/auth/login')
    await signInByForm(page, { username: 'samira', password: 'motdepasse' })
    await expect(page.getByRole('button', { name: 'Connexion en cours...' })).toBeDisabled()
    held.fail()
    await expect(page.getByRole('button', { name: 'Se connecter' })).toBeEnabled()
  })

  test('[VALID-44, VALID-45, VALID-46] checks username and password before asking the server', async ({ page }) => {
    await page.goto('/auth/login')
    const username = page.getByLabel('Nom d’utilisateur ou e-mail')
    const password = page.getByRole('textbox', { name: 'Mot de passe' })
    const submit = page.getByRole('button', { name: 'Se connecter' })
    await submit.click()
    await expect(username).toHaveAccessibleDescription("L'username ou le nom d'utilisateur est requis")
    await expect(password).toHaveAccessibleDescription('Le mot de passe est requis')
    await expect(username).toBeFocused()
    await password.fill('court')
    await expect(password).toHaveAccessibleDescription('Le mot de passe doit contenir au moins 6 caractères')
    await password.fill('x'.repeat(41))
    await expect(password).toHaveAccessibleDescription(/au plus 40 caractères$/)
    await expectAccessible(page)
  })

  test('[AUTH-02] forgets the last attempt on leaving and on coming back', async ({ page, expectedErrors }) => {
    expectedErrors.push(cut)
    await page.route('**/api/auth/*', (route) => route.abort())
    await page.goto('/auth/login')
    await signInByForm(page, { username: 'samira', password: 'motdepasse' })
    const failure = page.getByText('An unknown error occurred')
    await expect(failure).toBeVisible()
    await page.getByRole('link', { name: 'Créer un compte' }).click()
    await expect(page).toHaveURL('/auth/register')
    await expect(failure).toBeHidden()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Connexion' })).toBeVisible()
    await expect(failure).toBeHidden()
  })

  test('[AUTH-01] sends whoever is signed in to the home page, from login and from register', async ({
    page,
    membres,
  }) => {
    const membre = await membres.create({ emailVerified: false, profileFilled: false })
    await membres.signInPage(page, membre)
    for (const path of ['/auth/login', '/auth/register', '/auth']) {
      await page.goto(path)
      await expect(page).toHaveURL('/')
    }
  })
})
