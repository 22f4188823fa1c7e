import { holdRoute } from '../../support/held-route.ts'
import { readMail } from '../../support/mailbox.ts'
import { signInByForm } from '../../support/sign-in.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'

const cut = /net::ERR_FAILED|status of 400/

test.describe('mot de passe oublié', () => {
  test('[ROUTE-04, VALID-66] asks for an e-mail, in a field made for one', async ({ page }) => {
    await page.goto('/auth/mot-de-passe-oublier')
    const email = page.getByLabel('E-mail')
    await expect(email).toHaveAttribute('type', 'email')
    await expect(email).toHaveAttribute('required', '')
    await page.getByRole('button', { name: 'Envoyer le lien' }).click()
    await expect(email).toHaveAccessibleDescription("L'email est requis")
    await expectAccessible(page)
  })

  test('[AUTH-13, ERR-36, ERR-37] goes from idle over sending to failed, and on a new try to succeeded', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(cut)
    const held = await holdRoute(page, /utilisateur\/forgot-password/)
    await page.goto('/auth/mot-de-passe-oublier')
    await page.getByLabel('E-mail').fill('personne@exemple.ma')
    const submit = page.getByRole('button', { name: 'Envoyer le lien' })
    await submit.click()
    await expect(page.getByRole('button', { name: 'Envoi en cours...' })).toBeDisabled()
    held.fail()
    await expect(page.getByText('Failed to send password reset link. Please try again.')).toBeVisible()
    await expect(page.getByLabel('E-mail')).toHaveValue('personne@exemple.ma')
    await page.unroute(/utilisateur\/forgot-password/)
    await submit.click()
    await expect(page.getByText('A password reset link has been sent to your email.')).toBeVisible()
  })
})

test.describe('nouveau mot de passe', () => {
  test('[ROUTE-05, VALID-65] needs both fields, equal', async ({ page }) => {
    await page.goto('/auth/changer-mot-de-passe/un-jeton')
    const password = page.getByRole('textbox', { name: 'Nouveau mot de passe' })
    const confirmation = page.getByLabel('Confirmer le mot de passe')
    await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
    await expect(password).toHaveAccessibleDescription(/^Le mot de passe est requis/)
    await expect(confirmation).toHaveAccessibleDescription('La confirmation du mot de passe est requise')
    await password.fill('nouveau-secret')
    await confirmation.fill('autre-secret')
    await expect(confirmation).toHaveAccessibleDescription('Passwords do not match.')
    await expectAccessible(page)
  })

  test('[ERR-38, AUTH-13] goes from idle over sending to failed for an unknown token', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(cut)
    const held = await holdRoute(page, /utilisateur\/reset-password/)
    await page.goto('/auth/changer-mot-de-passe/un-jeton')
    await page.getByRole('textbox', { name: 'Nouveau mot de passe' }).fill('nouveau-secret')
    await page.getByLabel('Confirmer le mot de passe').fill('nouveau-secret')
    const submit = page.getByRole('button', { name: 'Changer le mot de passe' })
    await submit.click()
    await expect(page.getByRole('button', { name: 'Enregistrement...' })).toBeDisabled()
    held.pass()
    await expect(page.getByText('Failed to reset password. Please try again.')).toBeVisible()
    await expect(submit).toBeEnabled()
  })

  test('[AUTH-14, ERR-39] leads from the mail to a new password and to the login screen', async ({
    page,
    membres,
    request,
  }) => {
    const membre = await membres.create({ emailVerified: false, profileFilled: false })
    await page.goto('/auth/mot-de-passe-oublier')
    await page.getByLabel('E-mail').fill(membre.email)
    await page.getByRole('button', { name: 'Envoyer le lien' }).click()
    const mail = await readMail(request, membre.email, /changer-mot-de-passe/)
    const path = /\/auth\/changer-mot-de-passe\/[\w-]+/.exec(mail.text)?.[0] as string

    await membres.signInPage(page, membre)
    await page.goto(path)
    await page.getByRole('textbox', { name: 'Nouveau mot de passe' }).fill('nouveau-secret')
    await page.getByLabel('Confirmer le mot de passe').fill('nouveau-secret')
    await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
    await expect(page).toHaveURL('/auth/login')
    await expect(
      page.getByText('Password reset successfully. You can now log in with your new password.'),
    ).toBeVisible()
    await signInByForm(page, { ...membre, password: 'nouveau-secret' })
    await expect(page).toHaveURL('/edit-profile')
  })
})
