import type { APIRequestContext } from '@playwright/test'
import { annoncesOf } from '../../support/annonces.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'

interface Demande {
  id: number
  titre: string
  description: string
  quartier: string
  ville: { id: number; nom: string }
  demandeur: { id: number; prenom: string; nom: string }
}

test.describe('liste des demandes', () => {
  test('[ROUTE-29, API-24, ROLE-01] is whole before any script runs, and accessible', async ({ page, request }) => {
    const [demande] = await demoDemandes(request)
    const answer = await request.get('/coloc/demandes')
    const html = await answer.text()
    expect(answer.status()).toBe(200)
    for (const text of ['Filtrer par ville', 'Casablanca', demande?.titre ?? '', demande?.demandeur.nom ?? ''])
      expect(html).toContain(text)

    await page.goto('/coloc/demandes')
    await expect(page.getByRole('article')).toHaveCount(12)
    await expect(page.getByRole('button', { name: 'Réinitialiser le filtre' })).toBeDisabled()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Page Suivante' }).click()
    await expect(page).toHaveURL('/coloc/demandes?page=1')
    await expect(page.getByRole('navigation', { name: 'Pagination' })).toContainText('Page 2')
  })

  test('[ROUTE-31, API-35] lists the requests of a city, and says when there are none', async ({
    page,
    request,
    membres,
  }) => {
    await page.goto('/coloc/ville/3/demandes')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ils cherchent à Marrakech')
    for (const card of await page.getByRole('article').all()) await expect(card).toContainText('Marrakech')
    const { id } = await annoncesOf(request, membres).ville()
    await page.goto(`/coloc/ville/${id}/demandes`)
    await expect(page.getByText('Aucune demande trouvée')).toBeVisible()
    expect((await request.get('/coloc/ville/9999/demandes')).status()).toBe(404)
  })

  test('[CARD-10, CARD-12] leads from a card to the person who asks', async ({ page }) => {
    await page.goto('/coloc/demandes')
    const card = page.getByRole('article').first()
    await expect(card).toContainText(/\d\sdh/)
    await expect(card).toContainText(/\d\smois/)
    // Forced: it is the link over the whole card that takes the click.
    await card.getByText('Budget').click({ force: true })
    await expect(page).toHaveURL(/\/utilisateur\/\d+$/)
  })

  test('[ERR-11] says that the list could not be fetched', async ({ page, expectedErrors }) => {
    expectedErrors.push(/liste/, /ERR_FAILED/)
    await page.goto('/coloc/demandes')
    await page.route('**/coloc/demandes.data*', (route) => route.abort())
    await page.getByRole('link', { name: 'Page Suivante' }).click()
    await expect(page.getByText('Erreur lors de la récupération des logements.')).toBeVisible()
  })
})

test.describe('détail d’une demande', () => {
  test('[ROUTE-32, REQDETAIL-01, API-25, DATA-18, HOME-05] shows the request, whole before any script runs', async ({
    page,
    request,
  }) => {
    const [demande] = await demoDemandes(request)
    if (!demande) throw new Error('the demo has requests')
    const html = await (await request.get(`/demande/${demande.id}`)).text()
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/demande/${demande.id}"`))
    expect(html).toContain(demande.quartier)

    await page.goto(`/demande/${demande.id}`)
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(demande.titre)
    const { ville, quartier, description, demandeur } = demande
    for (const text of [ville.nom, quartier, description, demandeur.prenom, /\d\sdh/])
      await expect(main).toContainText(text)
    await expect(page.getByRole('button', { name: 'Afficher le numéro' })).toBeVisible()
    const recent = page.getByRole('region', { name: `Offres récentes à ${ville.nom}` })
    for (const card of await recent.getByRole('article').all()) await expect(card).toContainText(ville.nom)
    await expectAccessible(page)
  })

  test('[ERR-21] says and logs that a request could not be fetched', async ({ page, request, expectedErrors }) => {
    expectedErrors.push(/404/, /Error fetching demande/)
    expect((await request.get('/demande/999999')).status()).toBe(404)
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('Error fetching demande'))
    await page.goto('/demande/999999')
    await expect(page.getByText('Error fetching demande')).toBeVisible()
    await logged
    await expectAccessible(page)
  })

  test('[REQDETAIL-02, REQDETAIL-03, API-26] lets its author, and nobody else, give it another date', async ({
    page,
    request,
    membres,
    expectedErrors,
  }) => {
    expectedErrors.push(/404/, /Error fetching demande/)
    const author = await membres.create()
    const { id } = await annoncesOf(request, membres).demande(author, { verified: false })
    await page.goto(`/demande/${id}`)
    await expect(page.getByText('Error fetching demande')).toBeVisible()

    await membres.signInPage(page, author)
    await page.goto(`/demande/${id}`)
    await expect(page.getByText('En cours de vérification')).toBeVisible()
    await page.getByRole('button', { name: 'Modifier la date' }).click()
    const date = page.getByLabel('Date de la demande').and(page.locator('input'))
    await expect(date).toHaveAttribute('type', 'date')
    await expectAccessible(page)
    await date.fill('2026-03-03')
    const sent = page.waitForRequest((request) => request.method() === 'PUT')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    expect((await sent).postDataJSON()).toEqual({ dateDemande: '2026-03-03' })
    await expect(date).toBeHidden()
    await expect(page.getByText('3 mars 2026')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Modifier la date' })).toBeVisible()
  })
})

const demoDemandes = async (request: APIRequestContext): Promise<Demande[]> => {
  const answer = await request.get('/api/test/demande/search?page=0&size=12&verified=true')
  return ((await answer.json()) as { content: Demande[] }).content
}
