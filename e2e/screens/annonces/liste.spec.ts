import type { Page } from '@playwright/test'
import { annoncesOf } from '../../support/annonces.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'

const cardsIn = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') })

test.describe('mes annonces', () => {
  test('[MYADS-03, MYADS-04, MYADS-05, STATE-24, STATE-25, STATE-26, API-22, API-23, ROLE-04] are marked rented and available again, or say why not', async ({
    page,
    membres,
    request,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 409/)
    const owner = await membres.create()
    const { id, titre } = await annoncesOf(request, membres).offre(owner)
    const { headers } = await membres.shared()
    await request.put('/api/favoris', { headers, data: { favoris: [{ offreId: id }] } })
    await membres.signInPage(page, owner)
    await page.goto('/offres')
    const card = page.getByRole('listitem').filter({ hasText: titre.slice(0, 25).trim() })
    await expect(card.getByText('Disponible', { exact: true })).toBeVisible()
    await expect(card.getByRole('link', { name: 'Modifier' })).toHaveAttribute('href', `/offres/${id}`)
    await expect(card.getByRole('region', { name: 'Les 30 derniers jours' })).toContainText('Favoris1')

    const changes: { method: string; path: string; body: string | null }[] = []
    let loads = 0
    page.on('request', (sent) => {
      const { pathname } = new URL(sent.url())
      if (sent.method() === 'PATCH') changes.push({ method: sent.method(), path: pathname, body: sent.postData() })
      if (pathname === '/api/test/coloc/search') loads += 1
    })
    await card.getByRole('button', { name: 'Marquer comme déjà louée' }).click()
    await expect(card.getByText('Louée', { exact: true })).toBeVisible()
    expect(loads).toBe(1)
    await expect(card.getByRole('button', { name: 'Marquer comme déjà louée' })).toBeHidden()
    await card.getByRole('button', { name: 'Rendre disponible' }).click()
    await expect(card.getByRole('button', { name: 'Marquer comme déjà louée' })).toBeEnabled()
    await expect(card.getByText('Disponible', { exact: true })).toBeVisible()
    expect(loads).toBe(2)
    expect(changes).toEqual([
      { method: 'PATCH', path: `/api/test/coloc/statut/loue/${id}`, body: null },
      { method: 'PATCH', path: `/api/test/coloc/statut/disponible/${id}`, body: null },
    ])

    // In another window, meanwhile.
    await request.patch(`/api/test/coloc/statut/loue/${id}`, { headers: owner.headers })
    await card.getByRole('button', { name: 'Marquer comme déjà louée' }).click()
    await expect(page.getByText('Cette annonce est déjà marquée comme louée.')).toBeVisible()
    await expect(card.getByRole('button', { name: 'Rendre disponible' })).toBeVisible()
  })

  test('[MYADS-02, ROUTE-22, API-36, STATE-29] are shown six on a page, with what awaits verification or was refused; lead back from beyond the last page, and to an offer that waits', async ({
    page,
    membres,
    request,
  }) => {
    const owner = await membres.create()
    const { offre } = annoncesOf(request, membres)
    const refused = await offre(owner, { verified: false, titre: 'Refusée' })
    const others = ['Un', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six']
    await Promise.all(others.map((titre) => offre(owner, { verified: false, titre })))
    const { headers } = await membres.demo('admin')
    const item = await (await request.get(`/api/admin/moderation/offre/${refused.id}`, { headers })).json()
    const refusal = await request.post(`/api/admin/moderation/offre/${refused.id}/refuse`, {
      headers,
      data: { version: item.version, motif: 'Les photos sont trop sombres.' },
    })
    expect(refusal.ok(), await refusal.text()).toBe(true)

    await membres.signInPage(page, owner)
    const asked = page.waitForRequest((sent) => sent.url().includes('/coloc/search'))
    await page.goto('/offres')
    expect(new URL((await asked).url()).search).toBe(`?page=0&size=6&userId=${owner.id}`)
    const cards = cardsIn(page)
    await expect(cards).toHaveCount(6)
    await expect(page.getByText('7 annonces, dont 6 en attente de vérification')).toBeVisible()
    await expect(cards.first()).toContainText('En cours de vérification')
    await expect(cards.first().getByText('En attente', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Page Suivante' }).click()
    await expect(page).toHaveURL('/offres?page=1')
    await expect(cards).toHaveCount(1)
    await expect(cards).toContainText('Les photos sont trop sombres.')
    await expect(page.getByRole('link', { name: 'Page Suivante' })).toBeDisabled()
    await expect(page.getByRole('link', { name: 'Page Précédente' })).toBeEnabled()

    await page.goto('/mes-offres?page=9')
    await page.getByRole('link', { name: 'Revenir à la première page' }).click()
    await expect(cards).toHaveCount(6)
    await expectAccessible(page)
    // Its page asks as the owner at once: asked as a visitor first, it would leave a 404 in the console.
    await cards.getByRole('link', { name: 'Six' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Six' })).toBeVisible()
  })
})

test.describe('annonces', () => {
  test('[ROUTE-20, MYADS-07, API-36] shows both, or one type in its tab', async ({ page, membres, request }) => {
    const membre = await membres.create()
    const { offre, demande } = annoncesOf(request, membres)
    await offre(membre, { verified: false, titre: 'Chambre à Settat' })
    const { id } = await demande(membre, { verified: false })
    await membres.signInPage(page, membre)
    const asked: string[] = []
    page.on('request', (sent) => {
      const { pathname, search } = new URL(sent.url())
      if (pathname.endsWith('/search')) asked.push(`${pathname}${search}`)
    })
    await page.goto('/annonces')
    await expect(page.getByRole('tab', { name: 'Toutes' })).toHaveAttribute('aria-selected', 'true')
    const panel = page.getByRole('tabpanel')
    await expect(panel.getByRole('article')).toHaveCount(2)
    await page.getByRole('tab', { name: 'Offres' }).click()
    await expect(panel.getByRole('article')).toHaveCount(1)
    await expect(panel).toContainText('Chambre à Settat')
    await page.getByRole('tab', { name: 'Offres' }).press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Demandes' })).toBeFocused()
    await expect(panel.getByRole('article')).toHaveCount(1)
    await expect(panel).toContainText('Recherche colocataire')
    await expect(panel).toContainText('En cours de vérification')
    await expect(panel.getByRole('link', { name: 'Recherche colocataire' })).toHaveAttribute('href', `/demande/${id}`)
    await expect(panel.getByRole('link', { name: 'Modifier' })).toHaveAttribute('href', `/edit-demande/${id}`)
    await expectAccessible(page)
    const query = `?page=0&size=10&userId=${membre.id}`
    expect(asked.sort()).toEqual([`/api/test/coloc/search${query}`, `/api/test/demande/search${query}`])
    await page.reload()
    await expect(page.getByRole('tab', { name: 'Demandes' })).toHaveAttribute('aria-selected', 'true')
    await panel.getByRole('link', { name: 'Recherche colocataire' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Recherche colocataire' })).toBeVisible()
  })

  test('[MYADS-01, MYADS-06, ROUTE-17, ERR-12] say that there are none, or why they could not be read', async ({
    page,
    membres,
    expectedErrors,
  }) => {
    expectedErrors.push(/net::ERR_FAILED/, /annonces/)
    await membres.signInPage(page, await membres.shared())
    await page.goto('/offres')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes Annonces')
    await expect(page.getByText('Aucun logement trouvé')).toBeVisible()

    await page.route('**/api/test/coloc/search?*', (route) => route.abort())
    await page.goto('/annonces')
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'Erreur lors de la récupération des logements : Erreur de réseau. Veuillez vérifier votre connexion Internet.',
    )
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByText('Aucun logement trouvé')).toBeVisible()
    await page.getByRole('tab', { name: 'Demandes' }).click()
    await expect(page.getByRole('link', { name: 'Ajouter une demande' })).toBeVisible()
  })
})
