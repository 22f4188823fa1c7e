import { annoncesOf } from '../../support/annonces.ts'
import { catalogueOf } from '../../support/catalogue.ts'
import { signInByForm } from '../../support/sign-in.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'

test('a visitor reports an offer, signs in on the way, and an administrator decides by keyboard', async ({
  page,
  request,
  membres,
}) => {
  const [auteur, reporter] = await Promise.all([membres.create(), membres.create()])
  const titre = `Studio douteux ${auteur.id}`
  const { id: villeId } = await annoncesOf(request, membres).ville()
  const { id } = await annoncesOf(request, membres).offre(auteur, { titre, villeId })

  await page.goto(`/coloc/${id}`)
  await page.getByRole('button', { name: 'Signaler cette offre' }).click()
  const dialog = page.getByRole('dialog', { name: 'Signaler cette offre' })
  await dialog.getByRole('button', { name: 'Envoyer' }).click()
  await expect(dialog.getByText('Choisissez une raison.')).toBeVisible()
  await dialog.getByLabel('Photos ou informations fausses').check()
  await dialog.getByLabel('Précisions').fill('Ces photos sont celles d’un hôtel.')
  await page.mouse.click(5, 5)
  await expect(dialog, 'a press outside loses nothing that was typed').toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Envoyer' }).click()

  await expect(page).toHaveURL('/auth/login')
  await expect(page.getByText('Connectez-vous pour envoyer votre signalement.')).toBeVisible()
  await signInByForm(page, reporter)
  await expect(page).toHaveURL(`/coloc/${id}`)
  await expect(dialog.getByLabel('Photos ou informations fausses')).toBeChecked()
  await expect(dialog.getByLabel('Précisions')).toHaveValue('Ces photos sont celles d’un hôtel.')
  await dialog.getByRole('button', { name: 'Envoyer' }).click()
  await expect(page.getByText('Merci. Notre équipe regarde')).toBeVisible()
  await expect(dialog).toHaveCount(0)

  await membres.signInPage(page, await membres.demo('admin'))
  await page.goto('/admin')
  await page.getByRole('list', { name: 'Ce qui est signalé' }).getByRole('button', { name: titre }).click()
  await expect(page.getByRole('heading', { level: 2, name: titre })).toBeVisible()
  await expect(page.getByText('Ces photos sont celles d’un hôtel.')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('r')
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('2')
  await expect(page.getByRole('textbox', { name: 'Motif' })).toHaveValue('De l’argent est demandé avant toute visite.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(`Fondé : ${titre}`)).toBeVisible()
  expect((await request.get(`/api/test/coloc/${id}`)).status()).toBe(404)
  await page.keyboard.press('u')
  await expect(page.getByRole('heading', { level: 2, name: titre })).toBeFocused()
  expect((await request.get(`/api/test/coloc/${id}`)).status()).toBe(200)
  await page.keyboard.press('v')
  await page.keyboard.press('1')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(`Sans suite : ${titre}`)).toBeVisible()
})

test('a report is there again after the e-mail was verified, once', async ({
  page,
  request,
  membres,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 403/)
  await membres.signInPage(page, await membres.shared({ emailVerified: false }))
  const { id } = await catalogueOf(request).offre()
  await page.goto(`/coloc/${id}`)
  await page.getByRole('button', { name: 'Signaler cette offre' }).click()
  const dialog = page.getByRole('dialog', { name: 'Signaler cette offre' })
  const motif = dialog.getByLabel('Photos ou informations fausses')
  await motif.check()
  await dialog.getByRole('button', { name: 'Envoyer' }).click()
  await expect(dialog.getByRole('button', { name: 'Renvoyer l’e-mail de vérification' })).toBeVisible()
  await page.reload()
  await expect(motif).toBeChecked()
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  await expect(dialog).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('intention'))).toBeNull()
})
