import type { Page } from '@playwright/test'
import { openBlank } from './blank-page.ts'
import type { Membre } from './membres.ts'

/** Signs in on the login screen. */
export const signInByForm = async (
  page: Page,
  { username, password }: Pick<Membre, 'username' | 'password'>,
): Promise<void> => {
  await page.getByLabel('Nom d’utilisateur ou e-mail').fill(username)
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(password)
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click()
}

/** As after signing out. Not on a page of the site: what that one still asks for would be refused. */
export const forgetSession = async (page: Page, baseURL: string): Promise<void> => {
  await openBlank(page, baseURL)
  await page.evaluate(() => localStorage.clear())
}
