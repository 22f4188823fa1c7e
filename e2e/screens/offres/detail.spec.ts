import { paths } from '@colocdar/contracts/paths'
import { catalogueOf } from '../../support/catalogue.ts'
import { expectLoaded } from '../../support/pictures.ts'
import { expect, expectAccessible, requestTest, test } from '../../support/test.ts'

test.describe('détail d’une offre', () => {
  requestTest(
    '[ROUTE-27, ROUTE-32, API-17, ROLE-01, DATA-08, DATA-13] is whole before any script runs',
    async ({ request }) => {
      const offre = await catalogueOf(request).offre()
      const answer = await request.get(`/coloc/${offre.id}`)
      const html = await answer.text()
      expect(answer.status()).toBe(200)
      for (const text of [offre.titre, offre.quartier, offre.ville.nom, offre.proprietaire.prenom, 'Fil d’Ariane'])
        expect(html).toContain(text)
      expect(html).toContain(`<title>${offre.titre} à ${offre.ville.nom} · Colocdar</title>`)
      expect(html).toMatch(/<meta name="description" content="[^"]{50,}"/)
      expect(html).toMatch(/<meta property="og:image" content="http[^"]+\/uploads\/[^"]+\?w=1200"/)

      const alias = await request.get(`/offre/${offre.id}`)
      expect(alias.status()).toBe(200)
      expect(await alias.text()).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/coloc/${offre.id}"`))
    },
  )

  test('[DETAIL-02, DETAIL-06, API-34] turns its photos by arrows, thumbnails, keys and scrolling, keeps price and number at the bottom of a phone, and leads to more', async ({
    page,
    request,
  }) => {
    const { id, titre, photos } = await catalogueOf(request).offre()
    await page.goto(`/coloc/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titre)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)

    await test.step('photos', async () => {
      const gallery = page.getByRole('region', { name: 'Photos' })
      const shows = (place: number) =>
        Promise.all([
          expect(gallery).toContainText(`${place} / ${photos.length}`),
          expect(gallery.getByRole('img', { name: `Photo ${place} sur` })).toBeInViewport({ ratio: 0.6 }),
          expect(gallery.getByRole('button', { name: `Voir la photo ${place}` })).toHaveAttribute(
            'aria-current',
            'true',
          ),
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

    await test.step('on a phone', async () => {
      await page.setViewportSize({ width: 360, height: 740 })
      const number = page.getByRole('button', { name: 'Afficher le numéro' })
      await expect(number).toBeInViewport()
      await page.getByRole('heading', { name: 'Autres offres similaires' }).scrollIntoViewIfNeeded()
      await expect(number).toBeInViewport()
      await page.emulateMedia({ colorScheme: 'light' })
      await expectAccessible(page)
    })

    const similar = page.getByRole('region', { name: 'Autres offres similaires' })
    await expect(similar.getByRole('article')).toHaveCount(3)
    await expect(similar.locator(`a[href="/coloc/${id}"]`)).toHaveCount(0)
    await similar.getByRole('link', { name: 'Voir plus' }).click()
    await expect(page).toHaveURL('/coloc/offres')
  })

  test('[DETAIL-03] puts the placeholder where a photo does not load', async ({ page, request, expectedErrors }) => {
    expectedErrors.push(/404|ERR_FAILED/)
    const { id, photos } = await catalogueOf(request).offre()
    await page.route(`**/uploads/${photos[0]?.src}*`, (route) => route.fulfill({ status: 404 }))
    await page.goto(`/coloc/${id}`)
    const first = page.getByRole('img', { name: 'Photo 1 sur' })
    await expect(first).toHaveAttribute('src', /placeholder/)
    await expectLoaded(first)
  })

  test('[DETAIL-09, DETAIL-08] logs an offer that does not exist and shows the 404 page; without an answer its address stays, with another try', async ({
    page,
    request,
    expectedErrors,
  }) => {
    expectedErrors.push(/404/, /offre \d+/, /ERR_FAILED/)
    for (const path of ['/coloc/999999', '/coloc/abc']) {
      const answer = await request.get(path)
      expect(answer.status()).toBe(404)
      // Without scripts, too.
      expect(await answer.text()).toContain('La page n&#x27;existe pas')
    }
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('offre 999999'))
    await page.goto('/coloc/999999')
    await logged
    await expect(page).toHaveURL('/404')
    await expect(page.getByText("La page n'existe pas")).toBeVisible()
    await page.reload()
    await expect(page.getByText("La page n'existe pas")).toBeVisible()
    // In the frame of the site, with its styles.
    await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky')

    // Where no other test publishes: theirs may be gone by then.
    await page.goto(paths.villeOffres((await catalogueOf(request).ville('Casablanca')).id))
    await page.route(/\/coloc\/\d+\.data/, (route) => route.abort())
    await page.getByRole('article').first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/coloc\/\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pas de réponse')
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByRole('region', { name: 'Photos' })).toBeVisible()
  })
})
