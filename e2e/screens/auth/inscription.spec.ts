import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { answerFirst } from '../../support/first-answer.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'

const fieldsOf = (page: Page) => ({
  username: page.getByLabel('Nom d’utilisateur'),
  email: page.getByLabel('E-mail'),
  password: page.getByRole('textbox', { name: 'Mot de passe', exact: false }).first(),
  confirmPassword: page.getByLabel('Confirmer le mot de passe'),
  acceptTerms: page.getByRole('checkbox', { name: /J’accepte/ }),
  submit: page.getByRole('button', { name: 'Créer mon compte' }),
})

const secret = 'ptiklomabudrevin'

const fill = async (page: Page, username: string, { email = `${username}@exemple.ma`, password = secret } = {}) => {
  const fields = fieldsOf(page)
  await fields.username.fill(username)
  await fields.email.fill(email)
  await fields.password.fill(password)
  await fields.confirmPassword.fill(password)
  await fields.acceptTerms.check()
  return fields
}

const newName = () => `inscrit-${randomBytes(6).toString('hex')}`

test.describe('inscription', () => {
  test('[ROUTE-03, VALID-47, VALID-48, VALID-49, VALID-50, VALID-51, SEC-12, AUTH-04, AUTH-12, ERR-03, ERR-04, STATE-04] checks each field, advises on the password, says why it failed, keeps the form, then creates the account without signing in', async ({
    page,
    membres,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 409/, /net::ERR_FAILED/)
    const taken = await membres.shared()
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    await page.goto('/auth/register')
    const { username, email, password, confirmPassword, acceptTerms, submit } = fieldsOf(page)

    await test.step('its checks', async () => {
      await submit.click()
      await expect(username).toHaveAccessibleDescription(/^Le nom d'utilisateur est requis/)
      await expect(username).toBeFocused()
      expect(loaded.filter((url) => url.includes('password-advice'))).toEqual([])
      await expect(email).toHaveAccessibleDescription(/^L'email est requis/)
      await expect(password).toHaveAccessibleDescription(/^Le mot de passe est requis/)
      await expect(acceptTerms).toHaveAccessibleDescription("Vous devez accepter les conditions d'utilisation")
      await password.fill(secret)
      await confirmPassword.fill('autre-chose')
      await expect(confirmPassword).toHaveAccessibleDescription('Les mots de passe doivent correspondre')
    })

    await test.step('a common password is refused', async () => {
      await fill(page, taken.username, { email: `${newName()}@exemple.ma`, password: 'motdepasse' })
      await expect(page.getByText('Mot de passe très faible\u00a0: il est parmi les plus utilisés.')).toBeVisible()
      await submit.click()
      await expect(password).toBeFocused()
      await expect(password).toHaveAccessibleDescription(/^Ce mot de passe est parmi les plus utilisés/)
      await expect(password).toHaveValue('motdepasse')
      await expectAccessible(page)
      expect(loaded.filter((url) => url.includes('/api/auth/'))).toEqual([])
      await password.fill(secret)
      await confirmPassword.fill(secret)
      await expect(page.getByText('Mot de passe solide.')).toBeVisible()
    })

    await test.step('a name that is taken, no answer, and an account', async () => {
      await submit.click()
      await expect(page.getByText('Ce nom d’utilisateur est déjà pris.')).toBeVisible()
      await expect(username).toHaveValue(taken.username)
      const name = newName()
      await username.fill(name)
      await answerFirst(page, '**/api/auth/signup', (route) => route.abort())
      await submit.click()
      await expect(page.getByText('An unknown error occurred during sign-up.')).toBeVisible()
      await submit.click()
      await expect(page).toHaveURL('/auth/login')
      await expect(page.getByText('Registration successful! Please sign in.')).toBeVisible()
      await expect(page.getByText('Un e-mail vient de partir pour vérifier votre adresse')).toBeVisible()
      await expect(page.getByLabel('Nom d’utilisateur ou e-mail')).toHaveValue(name)
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    })
  })

  test('[AUTH-10, AUTH-11] carries the form to /policies and brings it back, by the link and by the browser', async ({
    page,
  }) => {
    await page.goto('/auth/register')
    const name = newName()
    const { username, email, password, confirmPassword, acceptTerms } = await fill(page, name)
    const expectRestored = async () => {
      await expect(page).toHaveURL('/auth/register')
      await expect(username).toHaveValue(name)
      await expect(email).toHaveValue(`${name}@exemple.ma`)
      await expect(password).toHaveValue(secret)
      await expect(confirmPassword).toHaveValue(secret)
      await expect(acceptTerms).toBeChecked()
    }
    const terms = (name: string) => page.getByRole('main').getByRole('link', { name })
    await terms('politique de confidentialité').click()
    await expect(page).toHaveURL('/policies')
    expect(await page.evaluate(() => JSON.stringify(history.state))).toContain(name)
    await page.getByRole('link', { name: 'Revenir à l’inscription' }).click()
    await expectRestored()

    await terms('conditions d’utilisation').click()
    await expect(page).toHaveURL('/conditions')
    await expect(page.getByRole('link', { name: 'Revenir à l’inscription' })).toBeVisible()
    await page.goBack()
    await expectRestored()
  })
})
