import type { Page } from '@playwright/test'
import { holdRoute } from '../../support/held-route.ts'
import type { Membres } from '../../support/membres.ts'
import { type Colour, fakePng, largePhoto, png, storeUpload } from '../../support/pictures.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'
import { jump, wizardOf } from '../../support/wizard.ts'
import { openOffreWizard, photoTiles } from '../../support/wizard-offre.ts'

const uploadUrl = '**/api/test/images/upload'
const colours: [Colour, Colour, Colour] = [
  [196, 83, 47],
  [31, 122, 99],
  [233, 168, 38],
]

const openImages = async (page: Page, membres: Membres) => {
  await openOffreWizard(page, membres, await membres.shared())
  await jump(page, 'Images')
  return photoTiles(page)
}

test.describe('les photos d’une offre', () => {
  test('[OFFERWIZ-05, OFFERWIZ-06, OFFERWIZ-08, OFFERWIZ-09, STATE-21, API-28, DATA-27] go one by one, with a preview and a status, change places by mouse and by key, and keep the focus', async ({
    page,
    membres,
  }) => {
    const photos = await openImages(page, membres)
    const { next } = wizardOf(page)
    await expect(next).toBeDisabled()
    const held = await holdRoute(page, uploadUrl)
    await photos.choose(colours.map((colour, index) => png(`photo-${index}`, colour)))
    await expect(photos.tiles).toHaveCount(3)
    await expect(photos.tile(1)).toContainText('Téléchargement...')
    await expect(photos.tile(1).getByRole('progressbar')).toBeVisible()
    for (const preview of await photos.previews()) expect(preview).toMatch(/^blob:/)
    await expect(next).toBeDisabled()
    await expectAccessible(page)
    const answers: Promise<unknown>[] = []
    page.on('response', (answer) => {
      if (answer.url().endsWith('/images/upload')) answers.push(answer.json())
    })
    held.pass()
    await expect(photos.tile(1)).toContainText('Prêt')
    await expect(photos.tile(3)).toContainText('Prêt')
    await expect(next).toBeEnabled()
    expect(await Promise.all(answers)).toEqual(
      Array(3).fill({ success: true, fileName: expect.any(String), message: expect.any(String) }),
    )

    const [first, second, third] = await photos.previews()

    await page.getByRole('button', { name: 'Reculer la photo 1' }).press('Enter')
    expect(await photos.previews()).toEqual([second, first, third])
    await expect(page.getByRole('button', { name: 'Reculer la photo 2' })).toBeFocused()
    await expect(page.getByText('Photo en position 2 sur 3')).toBeAttached()
    await page.keyboard.press('Enter')
    expect(await photos.previews()).toEqual([second, third, first])
    await expect(page.getByRole('button', { name: 'Avancer la photo 3' })).toBeFocused()
    await expect(photos.tile(1)).toContainText('Couverture')

    await photos.tile(3).locator('img').dragTo(photos.tile(1).locator('img'))
    expect(await photos.previews()).toEqual([first, second, third])
    await photos.tile(2).getByRole('button', { name: 'Supprimer' }).press('Enter')
    expect(await photos.previews()).toEqual([first, third])
    await expect(photos.tile(2).getByRole('button', { name: 'Supprimer' })).toBeFocused()
  })

  test('[OFFERWIZ-06, OFFERWIZ-07, OFFERWIZ-09, ERR-13, VALID-38, VALID-40] fail one by one, can be tried again and taken out, and are checked before they are sent', async ({
    page,
    membres,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 415/, /net::ERR_FAILED/)
    const photos = await openImages(page, membres)
    const { next } = wizardOf(page)
    await photos.choose([fakePng('faux')])
    await expect(photos.tile(1)).toContainText('Erreur')
    await expect(photos.tile(1)).toContainText("Le format du fichier n'est pas pris en charge.")
    await expect(photos.tile(1).getByRole('button', { name: 'Réessayer' })).toHaveCount(0)
    await expect(next).toBeDisabled()
    await photos.tile(1).getByRole('button', { name: 'Supprimer' }).click()
    await expect(photos.tiles).toHaveCount(0)
    await expect(page.getByLabel('Ajouter des photos')).toBeFocused()

    await page.route(uploadUrl, (route) =>
      route.fulfill({ json: { success: false, fileName: null, message: 'Le disque est plein.' } }),
    )
    await photos.choose([png('salon')])
    await expect(photos.tile(1)).toContainText('Erreur')
    await expect(photos.tile(1)).toContainText('Le disque est plein.')
    await expectAccessible(page)
    await page.unroute(uploadUrl)
    await page.route(uploadUrl, (route) => route.abort())
    await photos.tile(1).getByRole('button', { name: 'Réessayer' }).click()
    await expect(photos.tile(1)).toContainText('Erreur de réseau.')
    await page.unroute(uploadUrl)
    await photos.tile(1).getByRole('button', { name: 'Réessayer' }).click()
    await expect(photos.tile(1)).toContainText('Prêt')
    await expect(next).toBeEnabled()

    // What the browser can tell by itself is never sent.
    let sent = 0
    await page.route(uploadUrl, (route) => {
      sent += 1
      return route.fulfill({ json: { success: true, fileName: `photo-${sent}.webp`, message: 'Reçue.' } })
    })
    await photos.choose([{ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') }])
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      "Le format du fichier n'est pas pris en charge. Veuillez utiliser un format compatible (JPEG, PNG, WebP, GIF).",
    )
    await photos.choose(Array.from({ length: 6 }, (_, index) => png(`photo-${index}`)))
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      /Vous ne pouvez pas télécharger plus de 6 photos\.Laissé de côté.: photo-5/,
    )
    await expect(photos.tiles).toHaveText(Array(6).fill(/Prêt/))
    expect(sent).toBe(5)
  })

  test('[VALID-38] are six at most, also when others are chosen while the first are being made smaller', async ({
    page,
    membres,
  }) => {
    const photos = await openImages(page, membres)
    const held = await holdRoute(page, '**/shrink-photo-*.js')
    await page.getByLabel('Ajouter des photos').setInputFiles(storeUpload(largePhoto('salon')))
    const preparing = page.getByText('Vos photos sont allégées…')
    await expect(preparing).toBeVisible()
    await photos.choose(Array.from({ length: 6 }, (_, index) => png(`photo-${index}`)))
    await expect(photos.tiles).toHaveText(Array(6).fill(/Prêt/))
    // The next step waits for those that are still being made smaller.
    await expect(preparing).toBeVisible()
    await expect(wizardOf(page).next).toBeDisabled()
    held.pass()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      /Vous ne pouvez pas télécharger plus de 6 photos\.Laissé de côté.: salon/,
    )
    await expect(photos.tiles).toHaveCount(6)
    await expect(wizardOf(page).next).toBeEnabled()
  })
})
