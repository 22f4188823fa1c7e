import { annoncesOf } from '../../support/annonces.ts'
import { catalogueOf } from '../../support/catalogue.ts'
import { expect, expectAccessible, requestTest, test } from '../../support/test.ts'

test.describe('liste des demandes', () => {
  test('[ROUTE-29, API-24, ROLE-01, CARD-10, CARD-12, ERR-11] is whole before any script runs, pages, and leads from a card to the person who asks', async ({
    page,
    request,
    expectedErrors,
  }) => {
    expectedErrors.push(/liste/, /ERR_FAILED/)
    const demande = await catalogueOf(request).demande()
    const answer = await request.get('/coloc/demandes')
    const html = await answer.text()
    expect(answer.status()).toBe(200)
    for (const text of ['Filtrer par ville', 'Casablanca', demande.titre, demande.demandeur.nom])
      expect(html).toContain(text)

    await page.goto('/coloc/demandes')
    await expect(page.getByRole('article')).toHaveCount(12)
    await expect(page.getByRole('button', { name: 'Réinitialiser le filtre' })).toBeDisabled()
    await expectAccessible(page)
    const card = page.getByRole('article').first()
    await expect(card).toContainText(/\d\sdh/)
    await expect(card).toContainText(/\d\smois/)
    await page.getByRole('link', { name: 'Page Suivante' }).click()
    await expect(page).toHaveURL('/coloc/demandes?page=1')
    await expect(page.getByRole('navigation', { name: 'Pagination' })).toContainText('Page 2')

    await page.route('**/coloc/demandes.data*', (route) => route.abort())
    await page.getByRole('link', { name: 'Page Précédente' }).click()
    await expect(page.getByText('Erreur lors de la récupération des logements.')).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('link', { name: 'Réessayer' }).click()
    await expect(page.getByRole('article')).toHaveCount(12)
    // Forced: it is the link over the whole card that takes the click.
    await card.getByText('Budget').click({ force: true })
    await expect(page).toHaveURL(/\/utilisateur\/\d+$/)
  })

  requestTest(
    '[ROUTE-31, API-35] lists the requests of a city, and says when there are none',
    async ({ request, membres }) => {
      const marrakech = await catalogueOf(request).ville('Marrakech')
      const html = await (await request.get(`/coloc/ville/${marrakech.id}/demandes`)).text()
      expect(html).toMatch(/<h1[^>]*>Ils cherchent à Marrakech</)
      const cards = html.match(/<article.*?<\/article>/gs) ?? []
      expect(cards).not.toEqual([])
      for (const card of cards) expect(card).toContain('Marrakech')
      const { id } = await annoncesOf(request, membres).ville()
      expect(await (await request.get(`/coloc/ville/${id}/demandes`)).text()).toContain('Aucune demande trouvée')
      expect((await request.get('/coloc/ville/999999/demandes')).status()).toBe(404)
    },
  )
})

test.describe('détail d’une demande', () => {
  test('[ROUTE-32, REQDETAIL-01, API-25, DATA-18, HOME-05] shows the request and recent offers of its city, whole before any script runs', async ({
    page,
    request,
    membres,
  }) => {
    const annonces = annoncesOf(request, membres)
    const [author, ville] = await Promise.all([membres.create(), annonces.ville()])
    const demande = await annonces.demande(author, { villeId: ville.id, quartier: 'Kasbah' })
    const offre = await annonces.offre(author, { villeId: ville.id })
    const html = await (await request.get(`/demande/${demande.id}`)).text()
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/demande/${demande.id}"`))
    expect(html).toContain('Kasbah')

    await page.goto(`/demande/${demande.id}`)
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(demande.titre)
    for (const text of [ville.nom, 'Kasbah', 'Je cherche une chambre calme.', 'Samira', /1\s800\sdh/])
      await expect(main).toContainText(text)
    await expect(page.getByRole('button', { name: 'Afficher le numéro' })).toBeVisible()
    const recent = page.getByRole('region', { name: `Offres récentes à ${ville.nom}` })
    await expect(recent.getByRole('article')).toHaveCount(1)
    await expect(recent.locator(`a[href="/coloc/${offre.id}"]`)).toBeVisible()
    await expectAccessible(page)
  })

  test('[REQDETAIL-02, REQDETAIL-03, API-26, ERR-21] lets its author, and nobody else, give it another date', async ({
    page,
    request,
    membres,
    expectedErrors,
  }) => {
    expectedErrors.push(/404/, /Error fetching demande/)
    const author = await membres.create()
    const { id } = await annoncesOf(request, membres).demande(author, { verified: false })
    expect((await request.get(`/demande/${id}`)).status()).toBe(404)
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('Error fetching demande'))
    await page.goto(`/demande/${id}`)
    await expect(page.getByText('Error fetching demande')).toBeVisible()
    await logged

    await membres.signInPage(page, author)
    await page.goto(`/demande/${id}`)
    await expect(page.getByText('En cours de vérification')).toBeVisible()
    const edit = page.getByRole('button', { name: 'Modifier la date' })
    const date = page.getByLabel('Date de la demande').and(page.locator('input'))
    await edit.click()
    await expect(date).toBeFocused()
    await page.getByRole('button', { name: 'Annuler' }).click()
    await expect(edit).toBeFocused()
    await edit.click()
    await expect(date).toHaveAttribute('type', 'date')
    await expectAccessible(page, { within: 'form[aria-label="Date de la demande"]' })
    await date.fill('2026-03-03')
    const sent = page.waitForRequest((request) => request.method() === 'PUT')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    expect((await sent).postDataJSON()).toEqual({ dateDemande: '2026-03-03' })
    await expect(page.getByText('Demande updated successfully!')).toBeVisible()
    await expect(date).toBeHidden()
    await expect(page.getByText('3 mars 2026')).toBeVisible()
    await expect(edit).toBeVisible()
  })
})
