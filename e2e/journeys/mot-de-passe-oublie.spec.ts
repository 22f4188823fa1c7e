import { keyboardOf } from '../support/keyboard.ts'
import { emailOf, openMail, signIn } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'

test('[AUTH-14, ERR-39] a forgotten password by keyboard: from the login screen over the mail to a new one', async ({
  page,
  request,
  membres,
}) => {
  // From the registration on: publier-une-offre.spec.ts.
  const { username, password } = await membres.create({ profileFilled: false })
  const keyboard = keyboardOf(page)
  await page.goto('/auth/login')

  await keyboard.activate(page.getByRole('link', { name: /Mot de passe oublié/ }))
  await expect(page).toHaveURL('/auth/mot-de-passe-oublier')
  // The address changes before the screen, and the login screen has a field with nearly the same label.
  await expect(page.getByRole('button', { name: 'Envoyer le lien' })).toBeVisible()
  await keyboard.type(page.getByLabel('E-mail'), emailOf(username))
  await page.keyboard.press('Enter')
  await expect(page.getByText('A password reset link has been sent to your email.')).toBeVisible()

  // Remembered after all, and signed in: the reset ends that session too.
  await page.goto('/auth/login')
  await signIn(page, username, password)
  await expect(page).toHaveURL('/edit-profile')
  await openMail(page, request, username, /\/auth\/changer-mot-de-passe\/[\w-]+/)
  await keyboard.type(page.getByRole('textbox', { name: 'Nouveau mot de passe' }), 'tout-nouveau')
  await keyboard.type(page.getByLabel('Confirmer le mot de passe'), 'tout-nouveau')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/auth/login')
  await expect(page.getByText('Password reset successfully. You can now log in with your new password.')).toBeVisible()

  await signIn(page, username, 'tout-nouveau')
  await expect(page).toHaveURL('/edit-profile')
})
