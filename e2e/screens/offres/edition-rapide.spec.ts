import type { APIRequestContext, Page, Route } from '@playwright/test'
import { annoncesOf } from '../../support/annonces.ts'
import type { Membres } from '../../support/membres.ts'
import { signInByForm } from '../../support/sign-in.ts'
import { expect, test } from '../../support/test.ts'

interface Scene {
  page: Page
  request: APIRequestContext
  membres: Membres
}

/** A member's own offer, public, and a text that waits. */
const withChange = async ({ page, request, membres }: Scene) => {
  const owner = await membres.create()
  const { id } = await annoncesOf(request, membres).offre(owner)
  const url = `/api/test/coloc/${id}`
  const write = async (data: object) =>
    expect((await request.put(url, { headers: owner.headers, data })).status()).toBe(200)
  await write({ description: 'Relue bientôt.' })
  await membres.signInPage(page, await membres.signedIn(owner))
  const form = page.getByRole('form', { name: 'Modifier l’annonce' })
  return {
    ...{ owner, url, write, form, path: `/coloc/${id}` },
    edit: page.getByRole('button', { name: 'Modifier' }),
    description: form.getByLabel('Description'),
    prix: form.getByLabel('Prix'),
    save: form.getByRole('button', { name: 'Enregistrer' }),
  }
}

test.describe('une offre dont une modification attend, sur sa page', () => {
  test.beforeEach(({ expectedErrors }) => {
    expectedErrors.push(/status of 4(01|12)|ERR_FAILED/, /offre/)
  })

  test('is not edited from what everybody sees', async ({ page, request, membres }) => {
    const { url, path, edit, form, description } = await withChange({ page, request, membres })
    let answer = (route: Route) => route.abort()
    await page.route(`**${url}`, (route) => answer(route))
    await page.goto(path)
    await expect(page.getByText('Erreur de réseau. Veuillez vérifier votre connexion Internet.')).toBeVisible()
    const everybodys = await (await request.get(url)).json()
    answer = (route) => route.fulfill({ json: everybodys })
    await edit.click()
    await expect(page.getByText('Connectez-vous pour continuer.')).toBeVisible()
    await expect(form).toBeHidden()
    answer = (route) => route.continue()
    await edit.click()
    await expect(description).toHaveValue('Relue bientôt.')
  })

  test('goes on from it where a session had ended', async ({ page, request, membres }) => {
    const { owner, url, path, edit, form, description, prix, save } = await withChange({ page, request, membres })
    await page.goto(path)
    await edit.click()
    await prix.fill('1600')
    await membres.endSession(page)
    await save.click()
    await expect(page).toHaveURL('/auth/login')
    const answered = Promise.withResolvers<void>()
    await page.route(`**${url}`, async (route) => {
      await answered.promise
      await route.continue()
    })
    await signInByForm(page, owner)
    await expect(page).toHaveURL(path)
    await expect(edit).toBeVisible()
    await expect(form).toBeHidden()
    answered.resolve()
    await expect(description).toHaveValue('Relue bientôt.')
    await expect(prix).toHaveValue('1600')
  })

  test('[REL-06] is not edited over a newer version', async ({ page, request, membres }) => {
    const scene = await withChange({ page, request, membres })
    const { owner, url, path, write, edit, form, description, prix, save } = scene
    await page.goto(path)
    await edit.click()
    await prix.fill('1600')
    // In another window, meanwhile.
    await write({ description: 'Réécrite ailleurs.' })
    await save.click()
    await expect(form).toContainText('a changé entre-temps')
    await form.getByRole('button', { name: 'Recharger' }).click()
    await expect(description).toHaveValue('Réécrite ailleurs.')
    await expect(prix).toHaveValue('1600')
    await save.click()
    await expect(form).toBeHidden()
    // Once more, from what was just saved.
    await edit.click()
    await prix.fill('1650')
    await save.click()
    await expect(form).toBeHidden()
    expect(await (await request.get(url, { headers: owner.headers })).json()).toMatchObject({
      prix: 1650,
      modification: { contenu: { description: 'Réécrite ailleurs.' } },
    })
  })
})
