import { annoncesOf } from '../../support/annonces.ts'
import { catalogueOf } from '../../support/catalogue.ts'
import { holdRoute } from '../../support/held-route.ts'
import { expect, expectAccessible, requestTest, test } from '../../support/test.ts'

const listError = 'Erreur lors de la récupération des logements.'

test.describe('liste des offres', () => {
  requestTest('[ROUTE-28, LIST-05, LIST-07, ROLE-01, API-14] is whole before any script runs', async ({ request }) => {
    const { content } = await (await request.get('/api/test/coloc/search?page=0&size=12&verified=true')).json()
    const answer = await request.get('/coloc/offres')
    const html = await answer.text()
    expect(answer.status()).toBe(200)
    const subtitle = 'Les dernières chambres et les derniers logements à partager, vérifiés un par un.'
    for (const text of ['Filtrer par ville', 'Casablanca', 'Colocations au Maroc', subtitle])
      expect(html).toContain(text)
    expect(content).toHaveLength(12)
    // Offers that other tests publish meanwhile move it down the list, but not off the page.
    expect(html).toContain(`/coloc/${content[5].id}`)
    expect(new Set(html.match(/href="\/coloc\/\d+"/g)).size).toBe(12)
  })

  test('[LIST-03, LIST-08, STATE-28, STATE-37, CARD-02, CARD-07, ERR-06, ERR-11] goes from page to page, with placeholders meanwhile, says and logs that one failed, and tries again', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/liste/, /ERR_FAILED/)
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('liste'))
    await page.goto('/coloc/offres')
    const pager = page.getByRole('navigation', { name: 'Pagination' })
    const next = pager.getByRole('link', { name: 'Page Suivante' })
    const previous = pager.getByRole('link', { name: 'Page Précédente' })
    await expect(page.getByRole('article')).toHaveCount(12)
    await expect(pager).toContainText('Page 1')
    await expect(previous).toBeDisabled()
    const card = page.getByRole('article').first()
    await expect(card.locator('time').first()).toHaveText(/^(il y a \d+|à l’instant)/)
    await expect(card).not.toContainText(/Disponible|En attente/)
    await expectAccessible(page)
    const firstOffer = await card.getByRole('link').first().getAttribute('href')

    await next.click()
    await expect(page).toHaveURL('/coloc/offres?page=1')
    await expect(pager).toContainText('Page 2')
    await expect(card.getByRole('link').first()).not.toHaveAttribute('href', firstOffer as string)
    await previous.click()
    await expect(page).toHaveURL('/coloc/offres')
    // The URL changes before the links do.
    await expect(pager).toContainText('Page 1')

    const held = await holdRoute(page, '**/coloc/offres.data*')
    const placeholders = page.locator('[aria-busy="true"]')
    await page.getByRole('link', { name: 'Page Suivante' }).click()
    await expect(page.getByRole('article')).toHaveCount(0)
    await expect(placeholders).toBeVisible()
    held.fail()
    await expect(page.getByText(listError)).toBeVisible()
    await logged
    await expect(page.getByRole('article')).toHaveCount(0)
    await expect(placeholders).toBeHidden()
    await page.unrouteAll()
    await page.getByRole('link', { name: 'Réessayer' }).click()
    await expect(page.getByRole('article')).toHaveCount(12)
    await expect(page).toHaveURL('/coloc/offres?page=1')
  })

  test('[STATE-30, STATE-31, LIST-06, LIST-09, ROUTE-30, API-15, API-35, CARD-08, CARD-09] filters by city and lets go of the filter; a card leads to its offer, and its initial to the owner', async ({
    page,
    request,
  }) => {
    const [meknes, agadir] = await Promise.all(['Meknès', 'Agadir'].map(catalogueOf(request).ville))
    await page.goto('/coloc/offres?page=1')
    const filter = page.getByRole('complementary', { name: 'Filtrer par ville' })
    const reset = filter.getByRole('button', { name: 'Réinitialiser le filtre' })
    const title = page.getByRole('heading', { level: 1 })
    await expect(reset).toBeDisabled()

    await filter.getByRole('link', { name: /^Meknès/ }).click()
    await expect(page).toHaveURL(`/coloc/offres?villeId=${meknes?.id}`)
    await expect(title).toHaveText('Colocations à Meknès')
    await expect(page.getByRole('article')).not.toHaveCount(12)
    for (const card of await page.getByRole('article').all()) await expect(card).toContainText('Meknès · ')
    await expect(page.getByRole('navigation', { name: 'Pagination' })).toBeHidden()
    await reset.click()
    await expect(page).toHaveURL(/\/coloc\/offres\??$/)
    await expect(page.getByRole('article')).toHaveCount(12)
    await expect(reset).toBeDisabled()

    // Each city has a page of its own, the one that search engines are given.
    await page.goto(`/coloc/ville/${meknes?.id}/offres`)
    await expect(title).toHaveText('Colocations à Meknès')
    await filter.getByRole('link', { name: /^Agadir/ }).click()
    await expect(page).toHaveURL(`/coloc/ville/${agadir?.id}/offres`)
    await expect(title).toHaveText('Colocations à Agadir')

    const card = page.getByRole('article').first()
    await card.getByRole('link', { name: /^Profil d/ }).click()
    await expect(page).toHaveURL(/\/utilisateur\/\d+$/)
    await page.goBack()
    // The profile has such cards too: without this the click would hit one that is leaving.
    await expect(title).toHaveText('Colocations à Agadir')
    const href = await card.locator('h3 a').getAttribute('href')
    // Forced: it is the link over the whole card that takes the click.
    await card.getByText(/m²/).click({ force: true })
    await expect(page).toHaveURL(href as string)
    const filtered = await (await request.get(`/coloc/offres?villeId=${meknes?.id}`)).text()
    expect(filtered).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/coloc/ville/${meknes?.id}/offres"`))
    for (const unknown of ['/coloc/ville/999999/offres', '/coloc/ville/fes/offres', '/coloc/offres?villeId=999999'])
      expect((await request.get(unknown)).status()).toBe(404)
  })

  test('[LIST-04] says when nothing is there, and where to go on', async ({ page, request, membres }) => {
    const { id } = await annoncesOf(request, membres).ville()
    await page.goto(`/coloc/ville/${id}/offres`)
    await expect(page.getByText('Aucun logement trouvé')).toBeVisible()
    await page.getByRole('link', { name: 'Voir toutes les villes' }).click()
    await expect(page).toHaveURL('/coloc/offres')

    expect(await (await request.get('/coloc/offres?page=900')).text()).toMatch(
      /Aucun logement trouvé.*href="\/coloc\/offres"[^>]*>.*?Revenir à la première page/s,
    )
  })
})

test.describe('sans JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[ROLE-01] a visitor pages, filters and reads an offer', async ({ page, request }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Toutes les offres' }).click()
    await page.getByRole('link', { name: 'Page Suivante' }).click()
    await expect(page).toHaveURL('/coloc/offres?page=1')
    await page.getByRole('link', { name: /^Fès/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Colocations à Fès')
    await page.getByRole('article').first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/coloc\/\d+$/)
    await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible()
    await page.goto(`/coloc/offres?villeId=${(await catalogueOf(request).ville('Fès')).id}`)
    await page.getByRole('button', { name: 'Réinitialiser le filtre' }).click()
    await expect(page.getByRole('article')).toHaveCount(12)
  })
})
