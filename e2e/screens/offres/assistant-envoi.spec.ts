import { catalogueOf } from '../../support/catalogue.ts'
import { holdRoute } from '../../support/held-route.ts'
import { expectLoaded, fakePng, png } from '../../support/pictures.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'
import { jump, wizardOf } from '../../support/wizard.ts'
import { fillLogement, noFaits, openOffreWizard, photoTiles } from '../../support/wizard-offre.ts'

const createUrl = /\/api\/test\/coloc$/

test.describe('envoyer une offre', () => {
  test('[OFFERWIZ-10, OFFERWIZ-11, API-20, STATE-22, ROLE-05] shows the ad, sends it once, and goes home after 4 s', async ({
    page,
    membres,
    request,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 415/)
    const membre = await membres.create()
    await membres.signInPage(page, membre)
    await page.clock.install()
    await page.goto('/ajouter-offre-coloc')
    await jump(page, 'Logement')
    await fillLogement(page)
    await page.getByText('Pour être mieux trouvé (facultatif)').click()
    await page.getByRole('group', { name: 'Meublé' }).getByText('Oui').click()
    // A wrong answer opens the section again and takes the focus.
    await page.getByLabel('Caution').fill('beaucoup')
    await page.getByText('Pour être mieux trouvé (facultatif)').click()
    await wizardOf(page).next.click()
    await expect(page.getByLabel('Caution')).toBeFocused()
    await expectAccessible(page, { within: 'main details' })
    await page.getByLabel('Caution').fill('3 900')
    await wizardOf(page).next.click()
    const photos = photoTiles(page)
    await photos.choose([png('salon'), fakePng('faux'), png('chambre', [31, 122, 99])])
    await expect(photos.tile(2)).toContainText('Erreur')
    await expect(photos.tile(3)).toContainText('Prêt')
    await wizardOf(page).next.click()
    const main = page.getByRole('main')
    for (const fact of ['Studio clair', 'Settat', 'Centre', '2 photos', 'Imediatement disponible', 'Studio', 'Meublé'])
      await expect(main.getByText(fact, { exact: true }).last()).toBeVisible()
    const card = main.locator('[inert] article')
    await expect(card).toContainText(/1\s950\sdh/)
    await expectLoaded(card.locator('img').first())
    await expectAccessible(page)

    await page.clock.pauseAt(Date.now() + 60_000)
    const creations: { body: Record<string, unknown>; key: string | undefined }[] = []
    page.on('request', (sent) => {
      if (sent.method() === 'POST' && createUrl.test(sent.url()))
        creations.push({ body: sent.postDataJSON(), key: sent.headers()['idempotency-key'] })
    })
    const answered = page.waitForResponse((answer) => createUrl.test(answer.url()))
    await wizardOf(page).submit.dblclick()
    const created = await (await answered).json()
    const popup = page.getByRole('alertdialog', { name: 'Offre Créé' })
    await expect(popup).toBeVisible()
    await expect(main).toContainText('envoyée à l’administrateur pour vérification')
    await expect(main).toContainText('Elle sera publiée une fois vérifiée.')
    expect(creations).toHaveLength(1)
    expect(creations[0]?.key).toMatch(/^\w{32}$/)
    expect(creations[0]?.body).toEqual({
      titre: 'Studio clair',
      description: 'Au calme, sur cour.',
      villeId: (await catalogueOf(request).ville('Settat')).id,
      quartier: 'Centre',
      adresse: null,
      superficie: 22.5,
      nbrColoc: 1,
      duree: 12,
      logementType: 'STUDIO',
      prix: 1950,
      dateDisponibilite: '2000-01-01',
      proprietaireId: membre.id,
      photos: [{ src: expect.any(String) }, { src: expect.any(String) }],
      ...noFaits,
      meuble: true,
      caution: 3900,
    })
    expect(created).toMatchObject({ verified: false, statut: 'EN_ATTENTE', photos: { length: 2 } })
    expect(await page.evaluate((id) => localStorage.getItem(`brouillon-offre-${id}`), membre.id)).toBeNull()
    await page.clock.runFor(3_900)
    await expect(popup).toBeVisible()
    await expect(page).toHaveURL('/ajouter-offre-coloc?etape=4')
    // It waits for who is reading.
    await popup.getByRole('heading').hover()
    await page.clock.runFor(5_000)
    await expect(popup).toBeVisible()
    await page.mouse.move(2, 2)
    await page.clock.runFor(200)
    await expect(page).toHaveURL('/')
    await expect(popup).toBeHidden()
    await page.goBack()
    await expect(page.getByLabel('Nom du propriétaire')).toBeVisible()
    const mine = await request.get(`/api/test/coloc/search?userId=${membre.id}`, { headers: membre.headers })
    expect((await mine.json()).totalElements).toBe(1)
  })

  test('[ERR-09, ERR-10] says why it was not sent, keeps everything, and tries again with the same key', async ({
    page,
    membres,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of (403|502)/, /net::ERR_FAILED/)
    const membre = await membres.create()
    await openOffreWizard(page, membres, membre)
    await jump(page, 'Logement')
    await fillLogement(page)
    await jump(page, 'Images')
    await photoTiles(page).choose([png('salon')])
    await expect(photoTiles(page).tile(1)).toContainText('Prêt')
    await wizardOf(page).next.click()
    const keys: (string | undefined)[] = []
    const answers = [
      { status: 403, json: { code: 'FORBIDDEN', message: 'Vous n’avez pas le droit.', requestId: 'r' } },
      { status: 502, body: 'Bad gateway' },
    ]
    await page.route(createUrl, async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      const answer = answers.shift()
      await (answer ? route.fulfill(answer) : route.abort())
    })
    const submit = wizardOf(page).submit
    const fallback = "Une erreur s'est produite lors de la soumission du logement"
    const noConnection = `${fallback}Erreur de réseau. Veuillez vérifier votre connexion Internet.`
    for (const message of ['Vous n’avez pas le droit.', fallback, noConnection]) {
      await submit.click()
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(message)
    }
    await page.unrouteAll()
    // Until the test ends the page cannot go home: there is time to look at the thanks.
    await holdRoute(page, /\.data/)
    const sent = page.waitForRequest(createUrl)
    await submit.click()
    keys.push((await sent).headers()['idempotency-key'])
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Merci pour votre annonce' })).toBeVisible()
    await expectAccessible(page)
    expect(new Set(keys).size).toBe(1)
  })

  test('keeps a draft with its photos through a reload, and shows what the server says of a field', async ({
    page,
    membres,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 400/)
    await openOffreWizard(page, membres, await membres.shared())
    await jump(page, 'Logement')
    await fillLogement(page)
    await page.getByLabel('Prix').fill('cher')
    await jump(page, 'Images')
    await photoTiles(page).choose([png('salon'), png('chambre', [31, 122, 99])])
    // They are sent side by side: either may be there first.
    for (const position of [1, 2]) await expect(photoTiles(page).tile(position)).toContainText('Prêt')
    await page.reload()
    await expect(page.getByRole('heading', { level: 2, name: 'Images' })).toBeVisible()
    await expect(photoTiles(page).tiles).toHaveCount(2)
    await jump(page, 'Logement')
    await expect(page.getByLabel('Prix')).toHaveValue('cher')
    await expect(page.getByLabel('Ville').locator('option:checked')).toHaveText('Settat')
    await expect(page.getByRole('radio', { name: 'Immédiatement' })).toBeChecked()
    await page.getByLabel('Prix').fill('1950')
    await jump(page, 'Confirmation')
    const details = { quartier: 'Ce quartier nous est inconnu.' }
    await page.route(createUrl, (route) =>
      route.fulfill({ status: 400, json: { code: 'INVALID', message: 'Invalide.', details, requestId: 'r' } }),
    )
    await wizardOf(page).submit.click()
    await expect(page.getByLabel('Quartier')).toHaveAccessibleDescription('Ce quartier nous est inconnu.')
    await page.getByRole('button', { name: 'Tout effacer' }).click()
    await jump(page, 'Images')
    await expect(page.getByRole('heading', { level: 2, name: 'Images' })).toBeVisible()
    await expect(photoTiles(page).tiles).toHaveCount(0)
  })
})
