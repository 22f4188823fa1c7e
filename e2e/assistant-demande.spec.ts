import type { Page } from '@playwright/test'
import { annoncesOf } from './support/annonces.ts'
import { holdRoute } from './support/held-route.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const address = '/ajouter-demande-coloc'

const wizardOf = (page: Page) => ({
  steps: page.getByRole('navigation', { name: 'Étapes' }),
  next: page.getByRole('button', { name: 'Suivant' }),
  previous: page.getByRole('button', { name: 'Précédent' }),
  submit: page.getByRole('button', { name: 'Soumettre' }),
  titre: page.getByLabel('Titre'),
  description: page.getByLabel('Description'),
  ville: page.getByLabel('Ville'),
  quartier: page.getByLabel('Quartier'),
  budget: page.getByLabel('Budget'),
  immediate: page.getByRole('radio', { name: 'Immédiatement' }),
  specific: page.getByRole('radio', { name: 'À partir d’une date précise' }),
  date: page.getByLabel('Date de disponibilité'),
  duree: page.getByLabel('Durée'),
})

const jump = (page: Page, step: string) => wizardOf(page).steps.getByRole('button', { name: step }).click()

const fillPreferences = async (page: Page) => {
  const { description, ville, quartier, budget, immediate, duree } = wizardOf(page)
  await description.fill('Calme et non-fumeuse.')
  await ville.selectOption('Settat')
  await quartier.fill('Centre')
  await budget.fill('2 000,50')
  await immediate.check()
  await duree.fill('6')
}

test.describe('ajouter une demande', () => {
  test('[ROUTE-24] is for members', async ({ page }) => {
    await page.goto(address)
    await expect(page).toHaveURL('/auth/login')
  })

  test('the browser’s way back leads to the step before, and nothing is lost', async ({ page, membres }) => {
    await membres.signInPage(page, await membres.create())
    await page.goto('/')
    await page.goto(address)
    const { steps, next, description } = wizardOf(page)
    const current = (name: string) =>
      expect(steps.getByRole('button', { name })).toHaveAttribute('aria-current', 'step')
    await next.click()
    await current('Préférences')
    await description.fill('Calme et non-fumeuse.')
    await page.goBack()
    await current('Utilisateur')
    await page.goForward()
    await current('Préférences')
    await page.reload()
    await current('Préférences')
    await expect(description).toHaveValue('Calme et non-fumeuse.')
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL('/')
  })

  test('[REQWIZ-01, REQWIZ-02, REQWIZ-03, REQWIZ-04, REQWIZ-05, REQWIZ-06, REQWIZ-09] asks in three steps', async ({
    page,
    membres,
  }) => {
    const membre = await membres.create()
    await membres.signInPage(page, membre)
    await page.goto(address)
    const wizard = wizardOf(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ajouter une demande')
    await expect(wizard.steps.getByRole('button')).toHaveText([/Utilisateur/, /Préférences/, /Confirmation/])
    await expect(page.getByLabel('Nom')).toHaveValue('Samira Alaoui')
    await expect(page.getByLabel('E-mail')).toHaveValue(membre.email)
    await expectAccessible(page)

    await wizard.next.click()
    await expect(wizard.steps.getByRole('button', { name: 'Préférences' })).toHaveAttribute('aria-current', 'step')
    await expect(page.getByRole('heading', { level: 2, name: 'Préférences' })).toBeFocused()
    await expect(wizard.titre).toHaveValue('Recherche colocataire')
    await expect(wizard.ville).toHaveJSProperty('tagName', 'SELECT')
    for (const field of [wizard.description, wizard.quartier, wizard.budget, wizard.duree])
      await expect(field).toHaveValue('')
    await expect(wizard.previous).toBeVisible()
    await expect(page.getByRole('radio')).toHaveCount(2)
    await expect(page.locator('input[type=radio]').first()).toHaveAttribute('value', 'IMMEDIATE')
    await expect(page.locator('input[type=radio]').last()).toHaveAttribute('value', 'SPECIFIC')
    await expect(wizard.date).toBeHidden()
    await wizard.specific.check()
    const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Africa/Casablanca' })
    await expect(wizard.date).toHaveAttribute('min', today)
    await expectAccessible(page)
    await wizard.immediate.check()
    await expect(wizard.date).toBeHidden()
  })

  test('[VALID-01, VALID-02, VALID-03, VALID-04, VALID-05, VALID-06, VALID-07, VALID-08, VALID-09, STATE-12] shows one alert after the other, in order', async ({
    page,
    membres,
  }) => {
    await membres.signInPage(page, await membres.create())
    await page.goto(address)
    const wizard = wizardOf(page)
    await wizard.next.click()
    await wizard.titre.fill('  ')
    const refuses = async (message: string, field: ReturnType<Page['getByLabel']>) => {
      await wizard.next.click()
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(message)
      await expect(field).toBeFocused()
      await expect(wizard.steps.getByRole('button', { name: 'Préférences' })).toHaveAttribute('aria-current', 'step')
    }
    await refuses("Veuillez entrer un titre pour l'offre.", wizard.titre)
    await expectAccessible(page)
    await wizard.titre.fill('Étudiante cherche chambre')
    await expect(page.getByRole('main').getByRole('alert')).toBeHidden()
    await refuses("Veuillez fournir une description de l'offre.", wizard.description)
    await wizard.description.fill('Calme.')
    await refuses('Veuillez sélectionner une ville.', wizard.ville)
    await wizard.ville.selectOption('Settat')
    await refuses('Veuillez entrer le quartier de la colocation.', wizard.quartier)
    await wizard.quartier.fill('Centre')
    await refuses('Veuillez entrer un budget valide.', wizard.budget)
    await wizard.budget.fill('0')
    await refuses('Veuillez entrer un budget valide.', wizard.budget)
    await wizard.budget.fill('1800')
    await refuses('Veuillez sélectionner une option de disponibilité.', wizard.immediate)
    await wizard.specific.check()
    await refuses('Veuillez spécifier une date de disponibilité.', wizard.date)
    await wizard.date.fill('2031-05-01')
    await refuses('Veuillez entrer une durée valide en mois.', wizard.duree)
    await wizard.duree.fill('-2')
    await refuses('Veuillez entrer une durée valide en mois.', wizard.duree)
    await wizard.duree.fill('6')
    await wizard.next.click()
    await expect(page.getByRole('heading', { level: 2, name: 'Confirmation' })).toBeFocused()
  })

  test('[STATE-13, REQWIZ-07, VALID-10, VALID-11, VALID-12, VALID-13, VALID-14, VALID-15, VALID-16] jumps anywhere, lists what is missing and does not send it', async ({
    page,
    membres,
  }) => {
    await membres.signInPage(page, await membres.create())
    let sent = 0
    page.on('request', (request) => {
      if (request.method() === 'POST') sent += 1
    })
    await page.goto(address)
    const wizard = wizardOf(page)
    await jump(page, 'Confirmation')
    const banner = page.getByRole('main').getByRole('alert')
    for (const message of [
      'La ville est requise.',
      'Le quartier est requis.',
      'Le budget est requis.',
      'La description est requise.',
      'La durée est requise.',
    ])
      await expect(banner.getByText(message)).toBeVisible()
    await expect(banner.getByText('Le titre est requis.')).toBeHidden()
    await expect(banner.getByText('Une date de disponibilité spécifique est requise.')).toBeHidden()
    await expectAccessible(page)
    await wizard.submit.click()
    expect(sent).toBe(0)

    await wizard.previous.click()
    await wizard.titre.fill('')
    await wizard.specific.check()
    await jump(page, 'Confirmation')
    await expect(banner.getByText('Le titre est requis.')).toBeVisible()
    await expect(banner.getByText('Une date de disponibilité spécifique est requise.')).toBeVisible()
    await expect(wizard.steps.getByRole('button', { name: 'Confirmation' })).toHaveAttribute('aria-current', 'step')
    await jump(page, 'Utilisateur')
    await expect(wizard.next).toBeVisible()
    await expect(wizard.previous).toBeHidden()
    await jump(page, 'Préférences')
    await expect(wizard.specific).toBeChecked()
  })

  test('[API-27, STATE-14, STATE-15, STATE-16, STATE-17, REQWIZ-07, REQWIZ-08, ROLE-05, DATA-19] sends it once, says thank you and goes home after 3 s', async ({
    page,
    membres,
    request,
  }) => {
    const membre = await membres.create()
    await membres.signInPage(page, membre)
    await page.clock.install()
    await page.goto(address)
    const wizard = wizardOf(page)
    await jump(page, 'Préférences')
    await fillPreferences(page)
    await wizard.next.click()
    const summary = page.getByRole('main')
    for (const fact of ['Recherche colocataire', 'Settat', 'Centre', 'Imediatement disponible'])
      await expect(summary.getByText(fact, { exact: true })).toBeVisible()
    await expect(summary.getByText(/2\s000,5\sdh/)).toBeVisible()
    await expect(summary.getByRole('textbox')).toHaveCount(0)
    await expectAccessible(page)

    await page.clock.pauseAt(Date.now() + 60_000)
    const creations: unknown[] = []
    page.on('request', (sent) => {
      if (sent.method() === 'POST' && sent.url().endsWith('/api/test/demande')) creations.push(sent.postDataJSON())
    })
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/test/demande'))
    await wizard.submit.dblclick()
    expect((await answered).status()).toBe(201)
    const villes = (await (await request.get('/api/test/ville')).json()).content as { id: number; nom: string }[]
    expect(creations).toEqual([
      {
        titre: 'Recherche colocataire',
        description: 'Calme et non-fumeuse.',
        villeId: villes.find(({ nom }) => nom === 'Settat')?.id,
        quartier: 'Centre',
        budget: 2000.5,
        dateDisponibilite: '2000-01-01',
        duree: 6,
        demandeurId: membre.id,
      },
    ])
    const toast = page.getByRole('region', { name: 'Notifications' })
    await expect(toast.getByText('Succès', { exact: true })).toBeVisible()
    await expect(toast.getByText('Votre demande a été soumise avec succès!')).toBeVisible()
    await expect(page.getByRole('main')).toContainText(
      "Merci pour votre soumission. Votre demande a été soumise avec succès et sera envoyée à l'administrateur pour vérification",
    )
    await expect(page.getByRole('link', { name: "Retour à l'accueil" })).toHaveAttribute('href', '/')
    expect(await page.evaluate(() => localStorage.demandeFilled)).toBe('true')
    expect(await page.evaluate((id) => localStorage.getItem(`brouillon-demande-${id}`), membre.id)).toBeNull()
    await page.clock.runFor(2_900)
    await expect(page).toHaveURL(`${address}?etape=3`)
    await page.clock.runFor(200)
    await expect(page).toHaveURL('/')
  })

  test('[STATE-14] sends a chosen date as it is', async ({ page, membres }) => {
    await membres.signInPage(page, await membres.create())
    await page.goto(address)
    const wizard = wizardOf(page)
    await jump(page, 'Préférences')
    await fillPreferences(page)
    await wizard.specific.check()
    await wizard.date.fill('2031-05-01')
    await wizard.next.click()
    await expect(page.getByText('1 mai 2031')).toBeVisible()
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    // The way home is kept waiting, so that there is time to look at the thanks.
    const home = await holdRoute(page, /\.data/)
    await wizard.submit.click()
    expect((await sent).postDataJSON().dateDisponibilite).toBe('2031-05-01')
    await expect(page.getByRole('link', { name: "Retour à l'accueil" })).toBeVisible()
    await expectAccessible(page)
    // It goes home by itself after 3 s: a click here would race with that.
    home.pass()
    await expect(page).toHaveURL('/')
  })

  test('[ERR-08] shows the server’s reason in a red banner and keeps everything', async ({
    page,
    membres,
    request,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 409/, /net::ERR_FAILED/)
    const membre = await membres.create()
    await membres.signInPage(page, membre)
    await page.goto(address)
    const wizard = wizardOf(page)
    await jump(page, 'Préférences')
    await fillPreferences(page)
    await wizard.next.click()
    // In another window, meanwhile.
    await annoncesOf(request, membres).demande(membre, { verified: false })
    await wizard.submit.click()
    const banner = page.getByRole('main').getByRole('alert')
    await expect(banner).toContainText('Vous avez déjà une demande.')
    await expect(banner).toHaveCSS('border-color', 'rgb(179, 38, 30)')
    await expectAccessible(page)
    await page.route('**/api/test/demande', (route) => route.abort())
    await wizard.submit.click()
    await expect(banner).toContainText('Erreur de réseau. Veuillez vérifier votre connexion Internet.')
    await wizard.previous.click()
    await expect(wizard.quartier).toHaveValue('Centre')
  })

  test('takes up a draft where it was left, and throws it away when told to', async ({ page, membres }) => {
    await membres.signInPage(page, await membres.create())
    await page.goto(address)
    await jump(page, 'Préférences')
    await fillPreferences(page)
    await page.reload()
    const wizard = wizardOf(page)
    await expect(wizard.quartier).toHaveValue('Centre')
    await expect(wizard.ville.locator('option:checked')).toHaveText('Settat')
    await expect(wizard.immediate).toBeChecked()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Tout effacer' }).click()
    await expect(page.getByRole('button', { name: 'Tout effacer' })).toBeHidden()
    await jump(page, 'Préférences')
    await expect(wizard.quartier).toHaveValue('')
    await expect(wizard.titre).toHaveValue('Recherche colocataire')
  })

  test('keeps everything when the session ends, and goes on after signing in again', async ({
    page,
    membres,
    request,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 401/)
    const membre = await membres.create()
    await membres.signInPage(page, membre)
    await page.goto(address)
    const wizard = wizardOf(page)
    await jump(page, 'Préférences')
    await fillPreferences(page)
    await wizard.next.click()
    const token = await page.evaluate(() => localStorage.token)
    await request.post('/api/auth/signout', { headers: { authorization: `Bearer ${token}` } })
    await wizard.submit.click()
    await expect(page).toHaveURL('/auth/login')
    await page.getByLabel('Nom d’utilisateur ou e-mail').fill(membre.username)
    await page.getByRole('textbox', { name: 'Mot de passe' }).fill(membre.password)
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page).toHaveURL(`${address}?etape=3`)
    await expect(page.getByText('Calme et non-fumeuse.')).toBeVisible()
    await wizard.submit.click()
    await expect(page.getByText('Merci pour votre soumission.')).toBeVisible()
  })

  test('tells beforehand whoever has a request that one is the limit', async ({ page, membres, request }) => {
    const membre = await membres.create()
    const { id } = await annoncesOf(request, membres).demande(membre, { verified: false })
    await membres.signInPage(page, membre)
    await page.goto(address)
    await expect(page.getByText('Vous avez déjà une demande')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Modifier ma demande' })).toHaveAttribute('href', `/edit-demande/${id}`)
    await expectAccessible(page)
  })
})
