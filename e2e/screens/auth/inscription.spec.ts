import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../../support/test.ts'

const fieldsOf = (page: Page) => ({
  username: page.getByLabel('Nom d’utilisateur'),
  email: page.getByLabel('E-mail'),
  password: page.getByRole('textbox', { name: 'Mot de passe', exact: false }).first(),
  confirmPassword: page.getByLabel('Confirmer le mot de passe'),
  acceptTerms: page.getByRole('checkbox', { name: /J’accepte/ }),
  submit: page.getByRole('button', { name: 'Créer mon compte' }),
})

const fill = async (page: Page, username: string, email = `${username}@exemple.ma`) => {
  const fields = fieldsOf(page)
  await fields.username.fill(username)
  await fields.email.fill(email)
  await fields.password.fill('motdepasse')
  await fields.confirmPassword.fill('motdepasse')
  await fields.acceptTerms.check()
  return fields
}

const newName = () => `inscrit-${randomBytes(6).toString('hex')}`

test.describe('inscription', () => {
  test('[ROUTE-03, AUTH-09, AUTH-10] has its fields, and terms that link to /policies', async ({ page }) => {
    await page.goto('/auth/register')
    const { submit: _, ...fields } = fieldsOf(page)
    for (const field of Object.values(fields)) await expect(field).toBeVisible()
    await expect(page.getByRole('link', { name: /conditions d’utilisation et la politique/ })).toHaveAttribute(
      'href',
      '/policies',
    )
    await expectAccessible(page)
  })

  test('[VALID-47, VALID-48, VALID-49, VALID-50, VALID-51] checks every field with its message', async ({ page }) => {
    await page.goto('/auth/register')
    const { username, email, password, confirmPassword, acceptTerms, submit } = fieldsOf(page)
    await submit.click()
    await expect(username).toHaveAccessibleDescription(/^Le nom d'utilisateur est requis/)
    await expect(username).toBeFocused()
    await expect(email).toHaveAccessibleDescription(/^L'email est requis/)
    await expect(password).toHaveAccessibleDescription(/^Le mot de passe est requis/)
    await expect(acceptTerms).toHaveAccessibleDescription("Vous devez accepter les conditions d'utilisation")

    await username.fill('ab')
    await expect(username).toHaveAccessibleDescription(/^Le nom d'utilisateur doit contenir au moins 3 caractères/)
    await email.fill('samira@')
    await expect(email).toHaveAccessibleDescription(/^L'email n'est pas valide/)
    await password.fill('court')
    await expect(password).toHaveAccessibleDescription(/au moins 6 caractères/)
    await password.fill('x'.repeat(41))
    await expect(password).toHaveAccessibleDescription(/au plus 40 caractères/)
    await confirmPassword.fill('autre-chose')
    await expect(confirmPassword).toHaveAccessibleDescription('Les mots de passe doivent correspondre')
  })

  test('[AUTH-12, STATE-04, AUTH-04] creates the account, goes to sign in and says so, without signing in', async ({
    page,
  }) => {
    await page.goto('/auth/register')
    const { submit } = await fill(page, newName())
    await submit.click()
    await expect(page).toHaveURL('/auth/login')
    await expect(page.getByText('Registration successful! Please sign in.')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  })

  test('[ERR-03] shows the message of the server and keeps the form', async ({ page, membres, expectedErrors }) => {
    expectedErrors.push(/status of 409/)
    const membre = await membres.create({ emailVerified: false, profileFilled: false })
    await page.goto('/auth/register')
    const { submit, username } = await fill(page, membre.username, 'autre@exemple.ma')
    await submit.click()
    await expect(page.getByText('Ce nom d’utilisateur est déjà pris.')).toBeVisible()
    await expect(username).toHaveValue(membre.username)
  })

  test('[ERR-04] has a text for a failure without an answer', async ({ page, expectedErrors }) => {
    expectedErrors.push(/net::ERR_FAILED/)
    await page.route('**/api/auth/signup', (route) => route.abort())
    await page.goto('/auth/register')
    const { submit } = await fill(page, newName())
    await submit.click()
    await expect(page.getByText('An unknown error occurred during sign-up.')).toBeVisible()
  })

  test('[AUTH-11] carries the form to /policies and brings it back, by the link and by the browser', async ({
    page,
  }) => {
    await page.goto('/auth/register')
    const name = newName()
    const { username, email, password, confirmPassword, acceptTerms } = await fill(page, name)
    const expectRestored = async () => {
      await expect(page).toHaveURL('/auth/register')
      await expect(username).toHaveValue(name)
      await expect(email).toHaveValue(`${name}@exemple.ma`)
      await expect(password).toHaveValue('motdepasse')
      await expect(confirmPassword).toHaveValue('motdepasse')
      await expect(acceptTerms).toBeChecked()
    }
    await page.getByRole('link', { name: /conditions d’utilisation et la politique/ }).click()
    await expect(page).toHaveURL('/policies')
    expect(await page.evaluate(() => JSON.stringify(history.state))).toContain(name)
    await page.getByRole('link', { name: 'Revenir à l’inscription' }).click()
    await expectRestored()

    await page.getByRole('link', { name: /conditions d’utilisation et la politique/ }).click()
    await expect(page).toHaveURL('/policies')
    await page.goBack()
    await expectRestored()
  })
})
