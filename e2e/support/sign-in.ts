import type { Page } from '@playwright/test'
import type { Membre } from './membres.ts'

/** Signs in on the login screen. */
export const signInByForm = async (
  page: Page,
  { username, password }: Pick<Membre, 'username' | 'password'>,
): Promise<void> => {
  await page.getByLabel('Nom d’utilisateur ou e-mail').fill(username)
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
}
