import { annoncesOf } from '../../support/annonces.ts'
import { catalogueOf } from '../../support/catalogue.ts'
import { staysFor } from '../../support/clock.ts'
import { holdRoute } from '../../support/held-route.ts'
import { signInByForm } from '../../support/sign-in.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'
import { jump } from '../../support/wizard.ts'
import { address, demandeWizard, fillPreferences, openDemandeWizard } from '../../support/wizard-demande.ts'

test.describe('envoyer une demande', () => {
  test('[API-27, STATE-14, STATE-15, STATE-16, STATE-17, REQWIZ-07, REQWIZ-08, ROLE-05, DATA-19] sends it once, says thank you and goes home after 3 s', async ({
    page,
    membres,
    request,
  }) => {
    const membre = await membres.create()
    await membres.signInPage(page, membre)
    await page.clock.install()
    await page.goto(address)
    const wizard = demandeWizard(page)
    await jump(page, 'Préférences')
    await fillPreferences(page)
    await wizard.next.click()
    const summary = page.getByRole('main')
    for (const fact of ['Recherche colocataire', 'Settat', 'Centre', 'Imediatement disponible'])
      await expect(summary.getByText(fact, { exact: true })).toBeVisible()
    await expect(summary.getByText(/2\s000,50\sdh/)).toBeVisible()
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
    expect(creations).toEqual([
      {
        titre: 'Recherche colocataire',
        description: 'Calme et non-fumeuse.',
        villeId: (await catalogueOf(request).ville('Settat')).id,
        quartier: 'Centre',
        adresse: null,
        logementType: null,
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
    await expect(page).toHaveURL(`${address}?etape=3`)
    await staysFor(page, 2_900)
    await page.clock.runFor(200)
    await expect(page).toHaveURL('/')
  })

  test('[STATE-14, ERR-08] shows the server’s reason in a red banner, keeps everything when the session ends, and after signing in again sends the chosen date', async ({
    page,
    membres,
    request,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 4(01|09)/, /net::ERR_FAILED/)
    const membre = await membres.create()
    const wizard = await openDemandeWizard(page, membres, membre)
    await jump(page, 'Préférences')
    await fillPreferences(page)
    await wizard.specific.check()
    await wizard.date.fill('2031-05-01')
    await wizard.next.click()
    await expect(page.getByText('1er mai 2031')).toBeVisible()
    await page.route('**/api/test/demande', (route) => route.abort())
    await wizard.submit.click()
    const banner = page.getByRole('main').getByRole('alert')
    await expect(banner).toContainText('Erreur de réseau. Veuillez vérifier votre connexion Internet.')
    await page.unrouteAll()
    await membres.endSession(page)
    await wizard.submit.click()
    await expect(page).toHaveURL('/auth/login')
    await signInByForm(page, membre)
    await expect(page).toHaveURL(`${address}?etape=3`)
    await expect(page.getByText('Calme et non-fumeuse.')).toBeVisible()
    // In another window, meanwhile.
    const again = await membres.signedIn(membre)
    const { id } = await annoncesOf(request, membres).demande(again, { verified: false })
    await wizard.submit.click()
    await expect(banner).toContainText('Vous avez déjà une demande.')
    await expect(banner).toHaveCSS('border-color', 'rgb(179, 38, 30)')
    await wizard.previous.click()
    await expect(wizard.quartier).toHaveValue('Centre')
    await wizard.next.click()
    expect((await request.delete(`/api/test/demande/${id}`, { headers: again.headers })).ok()).toBe(true)
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    // Until the test ends the page cannot go home: there is time to look at the thanks.
    await holdRoute(page, /\.data/)
    await wizard.submit.click()
    expect((await sent).postDataJSON().dateDisponibilite).toBe('2031-05-01')
    await expect(page.getByText('Merci pour votre soumission.')).toBeVisible()
    await expectAccessible(page)
  })
})
