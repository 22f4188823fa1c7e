import { catalogueOf, type PublicOffre } from '../../support/catalogue.ts'
import { movedBy } from '../../support/moved-by.ts'
import { signInByForm } from '../../support/sign-in.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'

test.describe('favoris', () => {
  test('[FAV-10] a visitor keeps offers in the browser, and signing in takes them along', async ({
    page,
    membres,
    request,
  }) => {
    const membre = await membres.create()
    // Where no other test publishes: theirs may be gone by then.
    await page.goto(`/coloc/ville/${(await catalogueOf(request).ville('Casablanca')).id}/offres`)
    const third = page.getByRole('article').nth(2).getByRole('link').first()
    const [titre, href] = [await third.getAttribute('title'), await third.getAttribute('href')]
    const card = page.getByRole('article').filter({ has: page.locator(`a[href="${href}"]`) })
    const heart = card.getByRole('button', { name: `Favori : ${titre}` })
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await heart.press('Enter')
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    const toast = page.getByRole('listitem').filter({ hasText: 'Gardée dans ce navigateur' })
    await expect(toast.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/auth/login')
    await toast.getByRole('link', { name: 'Se connecter' }).click()
    await expect(page.getByText('Connectez-vous pour retrouver vos favoris partout.')).toBeVisible()
    await expect(toast).toBeHidden()
    await page.goBack()
    await page.reload()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')

    await page.getByRole('banner').getByRole('link', { name: 'Mes favoris' }).click()
    await expect(page.getByRole('heading', { name: '1 annonce gardée' })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(1)

    await page.getByRole('link', { name: 'Connectez-vous' }).click()
    await expect(page.getByText('Connectez-vous pour retrouver vos favoris partout.')).toBeVisible()
    const merged = page.waitForResponse((answer) => answer.request().method() === 'PUT')
    await signInByForm(page, membre)
    expect((await merged).status()).toBe(200)
    await expect(page).toHaveURL('/favoris')
    const kept = await (await request.get('/api/favoris', { headers: membre.headers })).json()
    expect(kept.map(({ offre }: { offre: { titre: string } }) => offre.titre)).toEqual([titre])
  })

  test('[FAV-10] nothing jumps when it turns out that a visitor keeps none', async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 })
    await page.goto('/favoris')
    await expect(page.getByRole('link', { name: 'Voir les offres' })).toBeVisible()
    expect(await movedBy(page)).toBeLessThan(0.02)
  })

  test('nothing jumps when /favoris, /alertes and /messages turn out to be a member’s', async ({ page, membres }) => {
    // Not the shared one, who may have kept something in another test.
    await membres.signInPage(page, await membres.create())
    await page.setViewportSize({ width: 1280, height: 900 })
    for (const path of ['/favoris', '/alertes', '/messages']) {
      await page.goto(path, { waitUntil: 'load' })
      await expect(page.getByText(/^Aucun/)).toBeVisible()
      expect(await movedBy(page), path).toBeLessThan(0.02)
    }
  })

  test('[FAV-11] a member compares them, and sees what changed; what is gone can be removed', async ({
    page,
    membres,
    request,
  }) => {
    const membre = await membres.create()
    const { content } = await (await request.get('/api/test/coloc/search?size=100&verified=true')).json()
    // The demo's: those of other tests have one photo, and may be withdrawn meanwhile.
    const [cheaper, same] = content.filter(({ photos }: PublicOffre) => photos.length > 2)
    const put = await request.put('/api/favoris', {
      headers: membre.headers,
      data: {
        favoris: [
          { offreId: cheaper.id, prix: cheaper.prix + 200, ajouteLe: '2026-11-01T10:00:00.000Z' },
          { offreId: same.id },
        ],
      },
    })
    expect((await put.json()).offreIds).toHaveLength(2)
    await membres.signInPage(page, membre)
    // An offer that its owner deleted since, until the member removes it.
    let kept = [987]
    await page.route('**/api/favoris/987', (route) => {
      kept = []
      return route.fulfill({ status: 204 })
    })
    await page.route('**/api/favoris', async (route) => {
      if (route.request().method() !== 'GET') return route.continue()
      const gone = { offreId: 987, prix: 1900, ajouteLe: '2026-10-01T10:00:00.000Z', villeNom: 'Tanger', offre: null }
      const answer = await route.fetch()
      return route.fulfill({ response: answer, json: [...(await answer.json()), gone] })
    })
    await page.route('**/api/favoris/ids', (route) =>
      route.fulfill({ json: { offreIds: [cheaper.id, same.id, ...kept] } }),
    )
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/favoris')
    const table = page.getByRole('region', { name: 'Comparaison des annonces' }).getByRole('table')
    await expect(table.getByRole('columnheader', { name: cheaper.titre })).toContainText(/Prix baissé de 200\sdh/)
    await expect(table.getByRole('rowheader', { name: 'Loyer' })).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 360, height: 780 })
    await expect(table).toBeHidden()
    await expect(page.getByRole('article')).toHaveCount(3)
    await expectAccessible(page)
    await page.getByRole('button', { name: /Retirer de mes favoris.*Tanger/ }).click()
    await expect(page.getByText('N’est plus en ligne')).toBeHidden()
    await expect(page.getByRole('article')).toHaveCount(2)
  })

  test('[FAV-12] a call that fails puts the heart back and says so; the list can be tried again', async ({
    page,
    membres,
    request,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_FAILED|favoris/)
    const membre = await membres.create()
    const offre = await catalogueOf(request).offre()
    await membres.signInPage(page, membre)
    await page.goto(`/coloc/${offre.id}`)
    await page.route('**/api/favoris**', (route) => route.abort())
    const heart = page.getByRole('main').getByRole('button', { name: `Favori : ${offre.titre}` })
    await heart.click()
    await expect(page.getByText('Vos favoris restent comme ils étaient')).toBeVisible()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await page.unroute('**/api/favoris**')
    await heart.click()
    await expect(page.getByText('Ajoutée à vos favoris')).toBeVisible()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await page.route('**/api/favoris**', (route) => route.abort())
    await page.goto('/favoris')
    await expect(page.getByText('Vos favoris n’ont pas pu être chargés.')).toBeVisible()
    await page.unroute('**/api/favoris**')
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByRole('article')).toHaveCount(1)
  })
})
