import type { APIRequestContext, Page } from '@playwright/test'
import { annoncesOf } from '../../support/annonces.ts'
import { catalogueOf } from '../../support/catalogue.ts'
import type { Membres } from '../../support/membres.ts'
import { png } from '../../support/pictures.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'
import { noFaits, photoTiles } from '../../support/wizard-offre.ts'

interface Browsing {
  page: Page
  membres: Membres
  request: APIRequestContext
}

/** A member's own offer, open in its form. */
const openEdition = async (
  { page, membres, request }: Browsing,
  options: { verified?: boolean; publiePar?: null } = {},
) => {
  const owner = await membres.create()
  const { id } = await annoncesOf(request, membres).offre(owner, options)
  await membres.signInPage(page, owner)
  await page.goto(`/offres/${id}`)
  return { owner, id, form: page.getByRole('form', { name: 'Modifier l’offre' }) }
}

test.describe('modifier une offre', () => {
  test('[ROUTE-19, EDIT-01, EDIT-02, API-18, ERR-25, VALID-42, VALID-43] starts from what is stored, and sends the listing’s fields', async ({
    page,
    membres,
    request,
  }) => {
    const { owner, id, form } = await openEdition({ page, membres, request })
    const statut = form.getByLabel('Statut')
    const stored: [label: string, value: string][] = [
      ['Quartier', 'Centre'],
      ['Prix', '1500'],
      ['Superficie', '14'],
      ['Nombre de colocataires', '1'],
      ['Type de logement', 'CHAMBRE'],
      ['Durée', '6'],
    ]
    for (const [label, value] of stored) await expect(form.getByLabel(label)).toHaveValue(value)
    await expect(form.getByLabel('Titre')).toHaveValue('Chambre au calme près de la gare')
    await expect(form.getByLabel('Description')).toHaveValue('Une chambre claire dans un appartement partagé.')
    await expect(form.getByRole('radio', { name: 'Immédiatement' })).toBeChecked()
    await expect(statut).toHaveValue('Disponible')
    await expect(statut).not.toBeEditable()
    await expect(page.getByRole('button', { name: 'Supprimer l’annonce' })).toBeVisible()

    await form.getByLabel('Prix').fill('1 650,50')
    await form.getByLabel('Superficie').fill('')
    await form.getByLabel('Nombre de colocataires').fill('')
    await form.getByLabel('Durée').fill('')
    await form.getByRole('radio', { name: 'À partir d’une date précise' }).check()
    await form.getByLabel('Date de disponibilité').fill('2031-05-01')
    const sent = page.waitForRequest((each) => each.method() === 'PUT')
    await form.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('Offre mise à jour avec succès !')).toBeVisible()
    expect((await sent).headers()['if-match']).toMatch(/^"\d+"$/)
    expect((await sent).postDataJSON()).toEqual({
      titre: 'Chambre au calme près de la gare',
      quartier: 'Centre',
      adresse: null,
      description: 'Une chambre claire dans un appartement partagé.',
      prix: 1650.5,
      superficie: 0,
      nbrColoc: 0,
      duree: null,
      logementType: 'CHAMBRE',
      villeId: (await catalogueOf(request).ville('Settat')).id,
      dateDisponibilite: '2031-05-01',
      proprietaireId: owner.id,
      photos: [],
      ...noFaits,
    })
    await expect(page).toHaveURL('/offres')
    const offre = await (await request.get(`/api/test/coloc/${id}`)).json()
    expect(offre).toMatchObject({ prix: 1650.5, duree: null, photos: { length: 1 }, verified: true })
  })

  test('[VALID-41, ERR-26, ERR-27, ERR-28] says what is missing or why it was not saved, and keeps what was typed', async ({
    page,
    membres,
    request,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of (400|412|500)/, /net::ERR_FAILED/)
    const { owner, id, form } = await openEdition({ page, membres, request }, { verified: false, publiePar: null })
    const save = form.getByRole('button', { name: 'Enregistrer' })
    const alert = form.getByRole('alert')
    // From before the question.
    await expect(form.getByText('qui publie cette annonce')).toBeVisible()
    await form.getByLabel('Quartier').fill(' ')
    await form.getByLabel('Prix').fill('')
    await save.click()
    await expect(form.getByLabel('Quartier')).toHaveAccessibleDescription(/^Le quartier est requis\./)
    await expect(form.getByLabel('Quartier')).toBeFocused()
    await expect(form.getByLabel('Prix')).toHaveAccessibleDescription(/^Le prix est requis\./)
    await expect(form.getByLabel('Qui publie')).toHaveAccessibleDescription(/^Dites qui publie cette annonce\./)
    await expectAccessible(page)
    await form.getByLabel('Qui publie').selectOption('Agence')
    await form.getByLabel('Frais d’agence').fill('1 500')
    await form.getByLabel('Quartier').fill('Centre')
    await form.getByLabel('Prix').fill('1700')
    const details = { prix: 'Ce prix est étrange.' }
    const answers = [
      { status: 400, json: { code: 'INVALID', message: 'Invalide.', details, requestId: 'r' } },
      { status: 500, json: { code: 'INTERNAL', message: 'Aïe.', requestId: 'r' } },
    ]
    await page.route(`**/api/test/coloc/${id}`, (route) => {
      const answer = answers.shift()
      return answer ? route.fulfill(answer) : route.abort()
    })
    await save.click()
    await expect(alert).toHaveText('Erreur de validation. Veuillez vérifier les informations saisies.')
    await expect(form.getByLabel('Prix')).toHaveAccessibleDescription(/^Ce prix est étrange\./)
    await form.getByLabel('Prix').fill('1800')
    await save.click()
    await expect(alert).toHaveText("Une erreur s'est produite lors de la mise à jour de l'offre.")
    await save.click()
    await expect(alert).toHaveText('Erreur de réseau. Veuillez vérifier votre connexion Internet.')
    await page.unrouteAll()
    const photos = photoTiles(page)
    await photos.choose([png('salon')])
    await expect(photos.tile(2)).toContainText('Prêt')
    // In another window, meanwhile.
    await request.put(`/api/test/coloc/${id}`, { headers: owner.headers, data: { prix: 1400, superficie: 19 } })
    await save.click()
    await expect(alert).toContainText("Une erreur s'est produite lors de la mise à jour de l'offre.")
    await expect(alert).toContainText('a changé entre-temps')
    await alert.getByRole('button', { name: 'Recharger' }).click()
    // What was typed here is kept on top of what was changed there.
    await expect(form.getByLabel('Superficie')).toHaveValue('19')
    await expect(form.getByLabel('Prix')).toHaveValue('1800')
    await expect(photos.tiles).toHaveCount(2)
    await form.getByRole('button', { name: 'Tout effacer' }).click()
    await expect(form.getByLabel('Prix')).toHaveValue('1400')
    await expect(photos.tiles).toHaveCount(1)
    await expect(form.getByText('Brouillon repris')).toBeHidden()
  })

  test('changes its photos, which wait while the verified version stays online', async ({ page, membres, request }) => {
    await openEdition({ page, membres, request })
    const photos = photoTiles(page)
    const save = page.getByRole('button', { name: 'Enregistrer' })
    await expect(photos.tiles).toHaveCount(1)
    await photos.tile(1).getByRole('button', { name: 'Supprimer' }).click()
    await expect(save).toBeDisabled()
    await photos.choose([png('salon'), png('chambre', [31, 122, 99])])
    await expect(photos.tile(2)).toContainText('Prêt')
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
    await save.click()
    expect(await (await saved).json()).toMatchObject({
      photos: { length: 1 },
      verified: true,
      modification: { etat: 'attente', contenu: { photos: { length: 2 } } },
    })
    await expect(page.getByText('votre annonce reste en ligne telle qu’elle était')).toBeVisible()
  })

  test('does not give up a change that was accepted meanwhile, and shows what is public', async ({
    page,
    membres,
    request,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 409/)
    const owner = await membres.create()
    const annonces = annoncesOf(request, membres)
    const { id } = await annonces.offre(owner)
    const data = { description: 'Relue bientôt.' }
    expect((await request.put(`/api/test/coloc/${id}`, { headers: owner.headers, data })).status()).toBe(200)
    await membres.signInPage(page, owner)
    await page.goto(`/offres/${id}`)
    const giveUp = page.getByRole('button', { name: 'Renoncer à la modification' })
    await expect(giveUp).toBeVisible()
    await annonces.verify('offre', id)
    await giveUp.click()
    await page.getByRole('button', { name: 'Oui, y renoncer' }).click()
    await expect(page.getByText('Cette modification a changé entre-temps')).toBeVisible()
    await expect(giveUp).toBeHidden()
    await expect(page.getByLabel('Description')).toHaveValue(data.description)
  })
})
