import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { annoncesOf } from '../support/annonces.ts'
import { decisionDelay, readMail } from '../support/mailbox.ts'
import { fillLogement, jump, offreWizard, photoTiles } from '../support/offre-wizard.ts'
import { png } from '../support/pictures.ts'
import { expect, test } from '../support/test.ts'

const password = 'motdepasse'

const register = async (page: Page, username: string): Promise<void> => {
  await page.goto('/auth/register')
  await page.getByLabel('Nom d’utilisateur').fill(username)
  await page.getByLabel('E-mail').fill(`${username}@exemple.ma`)
  await page.getByRole('textbox', { name: 'Mot de passe' }).first().fill(password)
  await page.getByLabel('Confirmer le mot de passe').fill(password)
  await page.getByRole('checkbox', { name: /J’accepte/ }).check()
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(page).toHaveURL('/auth/login')
}

const signIn = async (page: Page, username: string): Promise<void> => {
  await page.getByLabel('Nom d’utilisateur ou e-mail').fill(username)
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
}

const fillProfile = async (page: Page): Promise<void> => {
  await page.getByLabel('Nom', { exact: false }).and(page.locator('[name="nom"]')).fill('Tazi')
  await page.locator('[name="prenom"]').fill('Leïla')
  await page.locator('[name="telephone"]').fill('06 61 98 76 54')
  await page.locator('[name="age"]').fill('29')
  await page.getByText('Français', { exact: true }).click()
  for (const tag of ['Sport', 'Cuisine', 'Lecture']) await page.getByText(tag, { exact: true }).click()
  await page.getByRole('button', { name: /Enregistrer/ }).click()
  await expect(page).toHaveURL('/profile')
}

test('from a new account to a number revealed', async ({
  page,
  request,
  membres,
  browser,
  baseURL,
  expectedErrors,
}) => {
  // The document of an offer that is not public yet answers 404; its owner gets it in the browser.
  expectedErrors.push(/404/)
  test.setTimeout(90_000)
  const username = `leila-${randomBytes(4).toString('hex')}`

  await register(page, username)
  await signIn(page, username)
  await expect(page).toHaveURL('/edit-profile')

  const mail = await readMail(request, `${username}@exemple.ma`, /verifier/)
  await page.goto(/\/auth\/verifier\/[\w-]+/.exec(mail.text)?.[0] as string)
  await expect.poll(() => page.evaluate(() => localStorage.emailVerified)).toBe('true')

  await page.goto('/edit-profile')
  await fillProfile(page)

  await page.goto('/ajouter-offre-coloc')
  await jump(page, 'Logement')
  await fillLogement(page)
  await offreWizard(page).next.click()
  const photos = photoTiles(page)
  await photos.choose([png('salon'), png('chambre', [31, 122, 99])])
  await expect(photos.tile(2)).toContainText('Prêt')
  await offreWizard(page).next.click()
  const created = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && /\/test\/coloc$/.test(answer.url()),
  )
  await page.getByRole('button', { name: 'Soumettre' }).click()
  const { id } = await (await created).json()

  // Not public yet: its owner sees it, a visitor does not.
  expect((await request.get(`/coloc/${id}`)).status()).toBe(404)
  await page.goto(`/coloc/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Studio clair')

  await annoncesOf(request, membres).verify('offre', id)

  const visitor = await browser.newContext({ ...(baseURL && { baseURL }) })
  const visit = await visitor.newPage()
  await visit.goto('/')
  await visit.locator(`#explore a[href="/coloc/${id}"]`).first().click()
  await visit.getByRole('button', { name: 'Afficher le numéro' }).first().click()
  await expect(visit).toHaveURL('/auth/login')
  const caller = await membres.create()
  await signIn(visit, caller.username)
  await expect(visit).toHaveURL(`/coloc/${id}`)
  await visit.getByRole('button', { name: 'Afficher le numéro' }).first().click()
  await visit.getByRole('button', { name: 'J’ai compris, afficher' }).click()
  await expect(visit.getByRole('link', { name: /^Appeler le/ })).toHaveAttribute('href', 'tel:+212661987654')
  await visitor.close()

  await readMail(request, `${username}@exemple.ma`, /Studio clair/, decisionDelay)
})
