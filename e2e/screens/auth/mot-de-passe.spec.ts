import { holdRoute } from '../../support/held-route.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'

const cut = /net::ERR_FAILED|status of 400/

test('[ROUTE-04, VALID-66, AUTH-13, ERR-36, ERR-37] a forgotten password: asks for an e-mail, fails, and succeeds on a new try', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(cut)
  const held = await holdRoute(page, /utilisateur\/forgot-password/)
  await page.goto('/auth/mot-de-passe-oublier')
  const email = page.getByLabel('E-mail')
  const submit = page.getByRole('button', { name: 'Envoyer le lien' })
  await expect(email).toHaveAttribute('type', 'email')
  await expect(email).toHaveAttribute('required', '')
  await submit.click()
  await expect(email).toHaveAccessibleDescription("L'email est requis")
  await expectAccessible(page)

  await email.fill('personne@exemple.ma')
  await submit.click()
  await expect(page.getByRole('button', { name: 'Envoi en cours...' })).toBeDisabled()
  held.fail()
  await expect(page.getByText('Failed to send password reset link. Please try again.')).toBeVisible()
  await expect(email).toHaveValue('personne@exemple.ma')
  await page.unroute(/utilisateur\/forgot-password/)
  await submit.click()
  await expect(page.getByText('A password reset link has been sent to your email.')).toBeVisible()
})

test('[ROUTE-05, VALID-65, AUTH-13, ERR-38] a new password: needs both fields, equal, and fails for an unknown token', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(cut)
  const held = await holdRoute(page, /utilisateur\/reset-password/)
  await page.goto('/auth/changer-mot-de-passe/un-jeton')
  const password = page.getByRole('textbox', { name: 'Nouveau mot de passe' })
  const confirmation = page.getByLabel('Confirmer le mot de passe')
  const submit = page.getByRole('button', { name: 'Changer le mot de passe' })
  await submit.click()
  await expect(password).toHaveAccessibleDescription(/^Le mot de passe est requis/)
  await expect(confirmation).toHaveAccessibleDescription('La confirmation du mot de passe est requise')
  await password.fill('nouveau-secret')
  await confirmation.fill('autre-secret')
  await expect(confirmation).toHaveAccessibleDescription('Passwords do not match.')
  await expectAccessible(page)

  await password.fill('motdepasse')
  await confirmation.fill('motdepasse')
  await submit.click()
  await expect(password).toBeFocused()
  await expect(password).toHaveAccessibleDescription(/^Ce mot de passe est parmi les plus utilisés/)
  await password.fill('nouveau-secret')
  await confirmation.fill('nouveau-secret')
  await submit.click()
  await expect(page.getByRole('button', { name: 'Enregistrement...' })).toBeDisabled()
  held.pass()
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to reset password. Please try again.' })
  await expect(alert).toContainText('Ce lien de réinitialisation est invalide, a expiré ou a déjà servi.')
  await expect(page.getByRole('link', { name: 'Demander un nouveau lien' })).toBeVisible()
  await expect(submit).toBeEnabled()
})
