import { annoncesOf } from '../../support/annonces.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'

const listError = 'Erreur lors de la récupération des logements.'

test.describe('liste des offres', () => {
  test('[ROUTE-28, LIST-05, LIST-07, ROLE-01, API-14] is whole before any script runs', async ({ request }) => {
    const { content } = await (await request.get('/api/test/coloc/search?page=0&size=12&verified=true')).json()
    const answer = await request.get('/coloc/offres')
    const html = await answer.text()
    expect(answer.status()).toBe(200)
    const subtitle = 'Les dernières chambres et les derniers logements à partager, vérifiés un par un.'
    for (const text of ['Filtrer par ville', 'Casablanca', 'Colocations au Maroc', subtitle])
      expect(html).toContain(text)
    expect(content).toHaveLength(12)
    // What others publish meanwhile moves it down the list, and not out of it.
    expect(html).toContain(`/coloc/${content[5].id}`)
    expect(new Set(html.match(/href="\/coloc\/\d+"/g)).size).toBe(12)
  })

  test('[LIST-03, LIST-08, STATE-28, STATE-29] goes from page to page until the last', async ({ page }) => {
    await page.goto('/coloc/offres')
    const pager = page.getByRole('navigation', { name: 'Pagination' })
    const next = pager.getByRole('link', { name: 'Page Suivante' })
    const previous = pager.getByRole('link', { name: 'Page Précédente' })
    await expect(page.getByRole('article')).toHaveCount(12)
    await expect(pager).toContainText('Page 1')
    await expect(previous).toBeDisabled()
    const firstOffer = await page.getByRole('article').first().getByRole('heading').textContent()

    await next.click()
    await expect(page).toHaveURL('/coloc/offres?page=1')
    await expect(pager).toContainText('Page 2')
    await expect(page.getByRole('article').first().getByRole('heading')).not.toHaveText(firstOffer ?? '')
    await previous.click()
    await expect(page).toHaveURL('/coloc/offres')

    const count = await page.getByRole('heading', { level: 2, name: /colocations$/ }).textContent()
    const total = Number.parseInt(count ?? '', 10)
    await page.goto(`/coloc/offres?page=${Math.ceil(total / 12) - 1}`)
    await expect(next).toBeDisabled()
    await expect(previous).toBeEnabled()
  })

  test('[STATE-30, STATE-31, LIST-06, LIST-09, API-15, API-35] filters by city and lets go of the filter', async ({
    page,
  }) => {
    await page.goto('/coloc/offres?page=1')
    const filter = page.getByRole('complementary', { name: 'Filtrer par ville' })
    const reset = filter.getByRole('button', { name: 'Réinitialiser le filtre' })
    await expect(reset).toBeDisabled()

    await filter.getByRole('link', { name: /^Meknès/ }).click()
    await expect(page).toHaveURL('/coloc/offres?villeId=7')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Colocations à Meknès')
    await expect(page.getByRole('article')).not.toHaveCount(12)
    for (const card of await page.getByRole('article').all()) await expect(card).toContainText('Meknès · ')
    await expect(page.getByRole('navigation', { name: 'Pagination' })).toBeHidden()

    await reset.click()
    await expect(page).toHaveURL(/\/coloc\/offres\??$/)
    await expect(page.getByRole('article')).toHaveCount(12)
    await expect(reset).toBeDisabled()
  })

  test('[ROUTE-30] has a page for each city, the one that search engines keep', async ({ page, request }) => {
    await page.goto('/coloc/ville/7/offres')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Colocations à Meknès')
    const filter = page.getByRole('complementary', { name: 'Filtrer par ville' })
    await filter.getByRole('link', { name: /^Agadir/ }).click()
    await expect(page).toHaveURL('/coloc/ville/6/offres')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Colocations à Agadir')

    const filtered = await (await request.get('/coloc/offres?villeId=7')).text()
    expect(filtered).toMatch(/<link rel="canonical" href="[^"]*\/coloc\/ville\/7\/offres"/)
    for (const unknown of ['/coloc/ville/9999/offres', '/coloc/ville/fes/offres', '/coloc/offres?villeId=9999'])
      expect((await request.get(unknown)).status()).toBe(404)
  })

  test('[LIST-04] says when nothing is there, and where to go on', async ({ page, request, membres }) => {
    const { id } = await annoncesOf(request, membres).ville()
    await page.goto(`/coloc/ville/${id}/offres`)
    await expect(page.getByText('Aucun logement trouvé')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Voir toutes les villes' }).click()
    await expect(page).toHaveURL('/coloc/offres')

    await page.goto('/coloc/offres?page=900')
    await expect(page.getByText('Aucun logement trouvé')).toBeVisible()
    await page.getByRole('link', { name: 'Revenir à la première page' }).click()
    await expect(page.getByRole('article')).toHaveCount(12)
  })

  test('[ERR-11, ERR-06] says and logs that the list could not be fetched, and tries again', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/liste/, /ERR_FAILED/)
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('liste'))
    await page.goto('/coloc/offres')
    await page.route('**/coloc/offres.data*', (route) => route.abort())
    await page.getByRole('link', { name: 'Page Suivante' }).click()
    await expect(page.getByText(listError)).toBeVisible()
    await logged
    await expect(page.getByRole('article')).toHaveCount(0)
    await page.getByRole('link', { name: 'Réessayer' }).click()
    await expect(page.getByRole('article')).toHaveCount(12)
    await expect(page).toHaveURL('/coloc/offres?page=1')
  })

  test('[STATE-37] shows the shapes of cards while another page is on its way', async ({ page }) => {
    await page.goto('/coloc/offres')
    const arrived = Promise.withResolvers<void>()
    await page.route('**/coloc/offres.data*', async (route) => {
      await arrived.promise
      await route.continue()
    })
    await page.getByRole('link', { name: 'Page Suivante' }).click()
    await expect(page.getByRole('article')).toHaveCount(0)
    await expect(page.locator('[aria-busy="true"]')).toBeVisible()
    arrived.resolve()
    await expect(page.getByRole('article')).toHaveCount(12)
    await expect(page.locator('[aria-busy="true"]')).toBeHidden()
  })

  test('[CARD-08, CARD-09] opens the offer by its card and the owner by the initial', async ({ page }) => {
    // A city where no other test publishes: the first card stays the first.
    await page.goto('/coloc/ville/4/offres')
    const card = page.getByRole('article').first()
    const title = await card.getByRole('link').first().getAttribute('title')
    await card.getByRole('link', { name: /^Profil de/ }).click()
    await expect(page).toHaveURL(/\/utilisateur\/\d+$/)
    await page.goBack()
    // Forced: it is the link over the whole card that takes the click.
    await card.getByText(/m²/).click({ force: true })
    await expect(page).toHaveURL(/\/coloc\/\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title as string)
  })

  test('[CARD-02, CARD-07] is accessible, in the dark too, and shows no status', async ({ page }) => {
    await page.goto('/coloc/offres')
    const card = page.getByRole('article').first()
    await expect(card.locator('time')).toHaveText(/^il y a \d+/)
    await expect(card).not.toContainText(/Disponible|En attente/)
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
  })

  test('filters in a sheet on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/coloc/offres')
    const filter = page.getByRole('complementary', { name: 'Filtrer par ville' })
    await expect(filter).toBeHidden()
    await page.getByRole('button', { name: 'Filtrer par ville' }).click()
    await expect(filter).toBeVisible()
    await expectAccessible(page)
    await filter.getByRole('link', { name: /^Tanger/ }).click()
    await expect(filter).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Colocations à Tanger')
  })

  test('[LIST-01, LIST-02] leaves out what is not verified and what is rented', async ({ page, request, membres }) => {
    const owner = await membres.create()
    const annonces = annoncesOf(request, membres)
    const ville = await annonces.ville()
    const waiting = await annonces.offre(owner, { titre: 'En attente', villeId: ville.id, verified: false })
    const rented = await annonces.offre(owner, { titre: 'Louée', villeId: ville.id })
    const shown = await annonces.offre(owner, { titre: 'Libre', villeId: ville.id })
    await request.patch(`/api/test/coloc/statut/loue/${rented.id}`, { headers: owner.headers })
    await page.goto(`/coloc/ville/${ville.id}/offres`)
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.locator(`a[href="/coloc/${shown.id}"]`)).toBeVisible()
    await expect(page.locator(`a[href="/coloc/${waiting.id}"]`)).toBeHidden()
  })
})

test.describe('sans JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[ROLE-01] one pages, filters and reads an offer', async ({ page }) => {
    await page.goto('/coloc/offres')
    await page.getByRole('link', { name: 'Page Suivante' }).click()
    await expect(page).toHaveURL('/coloc/offres?page=1')
    await page.getByRole('link', { name: /^Fès/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Colocations à Fès')
    await page.getByRole('article').first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/coloc\/\d+$/)
    await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible()
    await page.goto('/coloc/offres?villeId=4')
    await page.getByRole('button', { name: 'Réinitialiser le filtre' }).click()
    await expect(page.getByRole('article')).toHaveCount(12)
  })
})
