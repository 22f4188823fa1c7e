import type { APIRequestContext } from '@playwright/test'
import { annoncesOf } from '../../support/annonces.ts'
import { expectLoaded } from '../../support/pictures.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'

interface Offre {
  id: number
  titre: string
  description: string
  quartier: string
  superficie: number
  prix: number
  statut: string
  verified: boolean
  ville: { id: number; nom: string }
  photos: { src: string }[]
  proprietaire: { id: number; prenom: string }
}

test.describe('détail d’une offre', () => {
  test('[ROUTE-27, ROUTE-32, API-17, ROLE-01, DATA-08, DATA-13] is whole before any script runs', async ({
    request,
  }) => {
    const offre = await richOffre(request)
    const answer = await request.get(`/coloc/${offre.id}`)
    const html = await answer.text()
    expect(answer.status()).toBe(200)
    for (const text of [offre.titre, offre.quartier, offre.ville.nom, offre.proprietaire.prenom])
      expect(html).toContain(text)

    const alias = await request.get(`/offre/${offre.id}`)
    expect(alias.status()).toBe(200)
    expect(await alias.text()).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/coloc/${offre.id}"`))
  })

  test('[DETAIL-01, DETAIL-04, DETAIL-05, UI-06] shows title, place, owner, description and features', async ({
    page,
    request,
  }) => {
    const offre = await richOffre(request)
    await page.goto(`/coloc/${offre.id}`)
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(offre.titre)
    for (const text of [offre.ville.nom, offre.quartier, offre.description]) await expect(main).toContainText(text)
    await expect(main).toContainText(`${offre.superficie}\u00a0m²`)

    const contact = page.getByRole('complementary', { name: 'Contact' })
    await expect(contact).toContainText(offre.proprietaire.prenom)
    await expect(contact).toContainText(/\d\sdh/)
    await expect(contact.getByText(offre.proprietaire.prenom.charAt(0), { exact: true })).toBeVisible()
    await expect(contact.getByRole('button', { name: 'Afficher le numéro' })).toBeVisible()
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
  })

  test('[DETAIL-02] turns its photos by arrows, thumbnails, keys and finger', async ({ page, request }) => {
    const { id, photos } = await richOffre(request)
    await page.goto(`/coloc/${id}`)
    const gallery = page.getByRole('region', { name: 'Photos' })
    const shows = (place: number) =>
      Promise.all([
        expect(gallery).toContainText(`${place} / ${photos.length}`),
        expect(gallery.getByRole('img', { name: `Photo ${place} sur` })).toBeInViewport({ ratio: 0.6 }),
        expect(gallery.getByRole('button', { name: `Voir la photo ${place}` })).toHaveAttribute('aria-current', 'true'),
      ])
    await shows(1)
    await gallery.getByRole('button', { name: 'Photo suivante' }).click()
    await shows(2)
    await gallery.getByRole('button', { name: 'Photo précédente' }).click()
    await gallery.getByRole('button', { name: 'Photo précédente' }).click()
    await shows(photos.length)
    await gallery.getByRole('button', { name: 'Voir la photo 2' }).click()
    await shows(2)
    await page.keyboard.press('ArrowRight')
    await shows(3)
    await gallery.getByRole('list', { name: 'Photos du logement' }).focus()
    await page.keyboard.press('ArrowLeft')
    await shows(2)
    await gallery.getByRole('list', { name: 'Photos du logement' }).evaluate((row) => row.scrollTo({ left: 0 }))
    await shows(1)
  })

  test('[DETAIL-03] puts the placeholder where a photo does not load', async ({ page, request, expectedErrors }) => {
    expectedErrors.push(/404|ERR_FAILED/)
    const { id, photos } = await richOffre(request)
    await page.route(`**/uploads/${photos[0]?.src}*`, (route) => route.fulfill({ status: 404 }))
    await page.goto(`/coloc/${id}`)
    const first = page.getByRole('img', { name: 'Photo 1 sur' })
    await expect(first).toHaveAttribute('src', /placeholder/)
    await expectLoaded(first)
  })

  test('[DETAIL-06, API-34] shows offers like it and leads to all of them', async ({ page, request }) => {
    const { id } = await richOffre(request)
    await page.goto(`/coloc/${id}`)
    const similar = page.getByRole('region', { name: 'Autres offres similaires' })
    await expect(similar.getByRole('article')).toHaveCount(3)
    await expect(similar.locator(`a[href="/coloc/${id}"]`)).toHaveCount(0)
    await similar.getByRole('link', { name: 'Voir plus' }).click()
    await expect(page).toHaveURL('/coloc/offres')
  })

  test('[DETAIL-09, DETAIL-08] logs an offer that does not load and goes to /404', async ({
    page,
    request,
    expectedErrors,
  }) => {
    expectedErrors.push(/404/, /offre \d+/, /ERR_FAILED/)
    expect((await request.get('/coloc/999999')).status()).toBe(404)
    expect((await request.get('/coloc/abc')).status()).toBe(404)
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('offre 999999'))
    await page.goto('/coloc/999999')
    await logged
    await expect(page).toHaveURL('/404')
    await expect(page.getByText("La page n'existe pas")).toBeVisible()

    await page.goto('/coloc/offres')
    await page.route(/\/coloc\/\d+\.data/, (route) => route.abort())
    await page.getByRole('article').first().getByRole('link').first().click()
    await expect(page).toHaveURL('/404')
  })

  test('marks a rented offer and hides its number', async ({ page, request, membres }) => {
    const offre = find(await offresOfDemoOwner(request, membres), ({ statut }) => statut === 'LOUE')
    await page.goto(`/coloc/${offre.id}`)
    await expect(page.getByText('Déjà louée')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Afficher le numéro' })).toBeHidden()
    await expectAccessible(page)
  })

  test('keeps price and number at the bottom of a phone', async ({ page, request }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const { id } = await richOffre(request)
    await page.goto(`/coloc/${id}`)
    await expect(page.getByRole('button', { name: 'Afficher le numéro' })).toBeInViewport()
    await page.getByRole('heading', { name: 'Autres offres similaires' }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('button', { name: 'Afficher le numéro' })).toBeInViewport()
    await expectAccessible(page)
  })

  test('tells search engines and shared links about itself, whatever its text contains', async ({
    page,
    request,
    membres,
  }) => {
    const owner = await membres.create()
    const titre = 'Chambre </script><script>alert(1)</script>'
    const { id } = await annoncesOf(request, membres).offre(owner, { titre })
    await page.goto(`/coloc/${id}`)
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
    expect(data['@graph'][0]).toMatchObject({ '@type': 'Offer', name: titre, priceCurrency: 'MAD' })
    expect(data['@graph'][1]).toMatchObject({ '@type': 'BreadcrumbList' })
    await expect(page).toHaveTitle(`${titre} à Settat · Colocdar`)
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/uploads\/.+\?w=1200$/)
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^Chambre de 14/)
    await expect(page.getByRole('navigation', { name: 'Fil d’Ariane' })).toContainText('Settat')
  })
})

const richOffre = async (request: APIRequestContext): Promise<Offre> => {
  // The demo's own: what other tests publish meanwhile has one photo.
  const { content } = (await (await request.get('/api/test/coloc/search?size=100')).json()) as { content: Offre[] }
  return find(content, ({ photos }) => photos.length > 2)
}

const offresOfDemoOwner = async (
  request: APIRequestContext,
  membres: { demo: (name: 'proprietaire') => Promise<{ id: number; headers: Record<string, string> }> },
): Promise<Offre[]> => {
  const { id, headers } = await membres.demo('proprietaire')
  const answer = await request.get(`/api/test/coloc/search?userId=${id}`, { headers })
  return ((await answer.json()) as { content: Offre[] }).content
}

const find = <T>(list: T[], matches: (item: T) => boolean): T => {
  const found = list.find(matches)
  expect(found).toBeDefined()
  return found as T
}
