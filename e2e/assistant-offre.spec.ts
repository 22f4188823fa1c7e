import type { Page } from '@playwright/test'
import { holdRoute } from './support/held-route.ts'
import { fillLogement, jump, offreWizard, openOffreWizard, photoTiles } from './support/offre-wizard.ts'
import { fakePng, png } from './support/pictures.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const createUrl = /\/api\/test\/coloc$/

const alertOf = (page: Page) => page.getByRole('main').getByRole('alert')

test.describe('ajouter une offre', () => {
  test('[ROUTE-23] is for members', async ({ page }) => {
    await page.goto('/ajouter-offre-coloc')
    await expect(page).toHaveURL('/auth/login')
  })

  test('[OFFERWIZ-01, OFFERWIZ-02, OFFERWIZ-03, OFFERWIZ-04, ROUTE-23, STATE-20] has four steps, reached in turn or by a jump', async ({
    page,
    membres,
  }) => {
    const membre = await membres.create()
    await openOffreWizard(page, membres, membre)
    const { steps, next, previous } = offreWizard(page)
    await expect(steps.getByRole('button')).toHaveText([/Propriétaire/, /Logement/, /Images/, /Confirmation/])
    const nom = page.locator('[name=proprietaireNom]')
    const email = page.locator('[name=proprietaireEmail]')
    await expect(nom).toHaveValue('Samira Alaoui')
    await expect(nom).not.toBeEditable()
    await expect(email).toHaveValue(membre.email)
    await expect(email).not.toBeEditable()
    await expectAccessible(page)

    await next.click()
    await expect(page.getByRole('heading', { level: 2, name: 'Logement' })).toBeFocused()
    const labels = ['Titre', 'Quartier', 'Description', 'Prix', 'Superficie', 'Nombre de colocataires', 'Durée']
    for (const label of [...labels, 'Type de logement', 'Ville']) await expect(page.getByLabel(label)).toBeVisible()
    await expect(page.getByRole('radio')).toHaveCount(2)

    await jump(page, 'Images')
    await expect(page.getByLabel('Ajouter des photos')).toBeAttached()
    await expectAccessible(page)
    await previous.click()
    await expect(page.getByLabel('Titre')).toBeVisible()
    await jump(page, 'Propriétaire')
    await expect(nom).toBeVisible()
  })

  test('[VALID-23, VALID-24, VALID-25, VALID-26, VALID-27, VALID-28, VALID-29, VALID-30, VALID-31, VALID-33] names what is missing or wrong in the home', async ({
    page,
    membres,
  }) => {
    await openOffreWizard(page, membres, await membres.create())
    await jump(page, 'Logement')
    const { next } = offreWizard(page)
    const field = (label: string) => page.getByLabel(label)
    await next.click()
    await expect(alertOf(page)).toHaveText('Veuillez renseigner toutes les informations du logement.')
    await expect(field('Titre')).toBeFocused()
    await expect(field('Titre')).toHaveAccessibleDescription(/^Le titre est requis\./)
    await expect(field('Quartier')).toHaveAccessibleDescription('Le quartier est requis.')
    await expect(field('Description')).toHaveAccessibleDescription(/^La description est requise\./)
    await expect(field('Prix')).toHaveAccessibleDescription(/^Le prix est requis\./)
    await expect(field('Superficie')).toHaveAccessibleDescription('La superficie est requise.')
    await expect(field('Nombre de colocataires')).toHaveAccessibleDescription('Le nombre de colocataires est requis.')
    await expect(field('Durée')).toHaveAccessibleDescription('La durée est requise.')
    await expect(field('Type de logement')).toHaveAccessibleDescription('Le type de logement est requis.')
    await expect(field('Ville')).toHaveAccessibleDescription('La ville est requise.')
    await expect(page.getByRole('group', { name: 'Disponibilité' })).toContainText(
      'La date de disponibilité est requise.',
    )
    await expectAccessible(page)

    await page.getByRole('radio', { name: 'À partir d’une date précise' }).check()
    await next.click()
    await expect(field('Date de disponibilité')).toHaveAccessibleDescription('La date de disponibilité est requise.')
    const wrong: [label: string, typed: string, message: RegExp][] = [
      ['Prix', 'cher', /^Le prix doit être un nombre/],
      ['Prix', '-5', /^Le prix doit être positif/],
      ['Superficie', '0', /^La superficie doit être positive/],
      ['Nombre de colocataires', '0', /^Au moins un colocataire est requis/],
      ['Durée', '0', /^Au moins pour une durée de un mois/],
    ]
    for (const [label, typed, message] of wrong) {
      await field(label).fill(typed)
      await expect(field(label)).toHaveAccessibleDescription(message)
    }
  })

  test('[STATE-18, VALID-32, VALID-35] keeps a member without a name in the first step', async ({ page, membres }) => {
    await openOffreWizard(page, membres, await membres.create({ profileFilled: false, emailVerified: false }))
    const { next, steps } = offreWizard(page)
    await expect(page.locator('[name=proprietaireNom]')).toHaveAccessibleDescription(
      'Le nom du propriétaire est requis',
    )
    await next.click()
    await expect(alertOf(page)).toHaveText('Veuillez renseigner les informations du propriétaire.')
    await jump(page, 'Images')
    await expect(alertOf(page)).toHaveText('Veuillez renseigner les informations du propriétaire.')
    await expect(steps.getByRole('button', { name: 'Propriétaire' })).toHaveAttribute('aria-current', 'step')
    await expect(page.getByRole('link', { name: 'Compléter mon profil' })).toHaveAttribute('href', '/edit-profile')
    await expectAccessible(page)
  })

  test('[STATE-18, VALID-36, VALID-37] and one whose e-mail or whole profile is unknown', async ({
    page,
    membres,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 503/, /^profil/)
    const membre = await membres.create()
    const email = page.locator('[name=proprietaireEmail]')
    const profileUrl = '**/api/test/utilisateur/profile/*'
    const answerWith = (fields: object) =>
      page.route(profileUrl, async (route) => {
        const answer = await route.fetch()
        await route.fulfill({ response: answer, json: { ...(await answer.json()), ...fields } })
      })
    await answerWith({ email: 'samira' })
    await openOffreWizard(page, membres, membre)
    await expect(email).toHaveAccessibleDescription('Email invalide')
    await answerWith({ email: '' })
    await page.reload()
    await expect(email).toHaveAccessibleDescription("L'email du propriétaire est requis")
    await page.route(profileUrl, (route) => route.fulfill({ status: 503 }))
    await page.reload()
    await expect(page.getByText('Votre profil n’a pas pu être lu')).toBeVisible()
    await offreWizard(page).next.click()
    await expect(alertOf(page)).toHaveText('Veuillez renseigner les informations du propriétaire.')
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(email).toHaveValue(membre.email)
  })

  test('[STATE-19, VALID-34] lets nobody reach the confirmation with something missing', async ({ page, membres }) => {
    await openOffreWizard(page, membres, await membres.create())
    const { next } = offreWizard(page)
    await jump(page, 'Images')
    await photoTiles(page).choose([png('salon')])
    await expect(photoTiles(page).tile(1)).toContainText('Prêt')
    const message = 'Tous les champs sont requis. Veuillez compléter toutes les informations.'
    await next.click()
    await expect(alertOf(page)).toHaveText(message)
    await jump(page, 'Logement')
    await expect(alertOf(page)).toBeHidden()
    await jump(page, 'Confirmation')
    await expect(alertOf(page)).toHaveText(message)
    await fillLogement(page)
    await expect(alertOf(page)).toBeHidden()
    await jump(page, 'Confirmation')
    await expect(page.getByRole('heading', { level: 2, name: 'Confirmation' })).toBeFocused()
  })

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
    await offreWizard(page).next.click()
    const photos = photoTiles(page)
    await photos.choose([png('salon'), fakePng('faux'), png('chambre', [31, 122, 99])])
    await expect(photos.tile(2)).toContainText('Erreur')
    await expect(photos.tile(3)).toContainText('Prêt')
    await offreWizard(page).next.click()
    const main = page.getByRole('main')
    for (const fact of ['Studio clair', 'Settat', 'Centre', '2 photos', 'Imediatement disponible', 'Studio'])
      await expect(main.getByText(fact, { exact: true }).last()).toBeVisible()
    const card = main.locator('[inert] article')
    await expect(card).toContainText(/1\s950\sdh/)
    await expect(card.locator('img').first()).toHaveJSProperty('complete', true)
    await expectAccessible(page)

    await page.clock.pauseAt(Date.now() + 60_000)
    const creations: { body: Record<string, unknown>; key: string | undefined }[] = []
    page.on('request', (sent) => {
      if (sent.method() === 'POST' && createUrl.test(sent.url()))
        creations.push({ body: sent.postDataJSON(), key: sent.headers()['idempotency-key'] })
    })
    const answered = page.waitForResponse((answer) => createUrl.test(answer.url()))
    await page.getByRole('button', { name: 'Soumettre' }).dblclick()
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
      villeId: 14,
      quartier: 'Centre',
      superficie: 22.5,
      nbrColoc: 1,
      duree: 12,
      logementType: 'STUDIO',
      prix: 1950,
      dateDisponibilite: '2000-01-01',
      proprietaireId: membre.id,
      photos: [{ src: expect.any(String) }, { src: expect.any(String) }],
    })
    expect(created).toMatchObject({ verified: false, statut: 'EN_ATTENTE', photos: { length: 2 } })
    expect(await page.evaluate((id) => localStorage.getItem(`brouillon-offre-${id}`), membre.id)).toBeNull()
    await page.clock.runFor(3_900)
    await expect(popup).toBeVisible()
    await expect(page).toHaveURL('/ajouter-offre-coloc?etape=4')
    await page.clock.runFor(200)
    await expect(page).toHaveURL('/')
    await expect(popup).toBeHidden()
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
    await offreWizard(page).next.click()
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
    const submit = page.getByRole('button', { name: 'Soumettre' })
    const fallback = "Une erreur s'est produite lors de la soumission du logement"
    for (const message of ['Vous n’avez pas le droit.', fallback, fallback]) {
      await submit.click()
      await expect(alertOf(page)).toHaveText(message)
    }
    await page.unrouteAll()
    // The way home is kept waiting, so that there is time to look at the thanks.
    const home = await holdRoute(page, /\.data/)
    const sent = page.waitForRequest(createUrl)
    await submit.click()
    keys.push((await sent).headers()['idempotency-key'])
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Merci pour votre annonce' })).toBeVisible()
    await expectAccessible(page)
    expect(new Set(keys).size).toBe(1)
    home.pass()
    await expect(page).toHaveURL('/')
  })

  test('keeps a draft with its photos through a reload, and shows what the server says of a field', async ({
    page,
    membres,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 400/)
    await openOffreWizard(page, membres, await membres.create())
    await jump(page, 'Logement')
    await fillLogement(page)
    await page.getByLabel('Prix').fill('cher')
    await jump(page, 'Images')
    await photoTiles(page).choose([png('salon'), png('chambre', [31, 122, 99])])
    await expect(photoTiles(page).tile(2)).toContainText('Prêt')
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
    await page.getByRole('button', { name: 'Soumettre' }).click()
    await expect(page.getByLabel('Quartier')).toHaveAccessibleDescription('Ce quartier nous est inconnu.')
    await page.getByRole('button', { name: 'Tout effacer' }).click()
    await jump(page, 'Images')
    await expect(photoTiles(page).tiles).toHaveCount(0)
  })
})
