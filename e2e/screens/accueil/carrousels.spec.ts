import type { Locator } from '@playwright/test'
import { freezeClock } from '../../support/clock.ts'
import { expect, test } from '../../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const startOf = (track: Locator) => track.evaluate((element) => Math.round(element.scrollLeft))

test.describe('villes', () => {
  test('[CITY-03, CITY-02] has arrows on a large screen, which wrap around', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    const carousel = page.getByRole('region', { name: 'Villes' })
    const track = carousel.getByRole('list')
    await carousel.getByRole('button', { name: 'Précédent' }).click()
    await expect.poll(() => startOf(track)).toBeGreaterThan(500)
    await carousel.getByRole('button', { name: 'Suivant' }).click()
    await expect.poll(() => startOf(track)).toBe(0)
  })

  test('[CITY-01, CITY-03] scrolls by itself every 3 s on mobile, without arrows', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 })
    await freezeClock(page)
    await page.goto('/')
    const carousel = page.getByRole('region', { name: 'Villes' })
    await expect(carousel.getByRole('button', { name: 'Arrêter le défilement' })).toBeVisible()
    await expect(carousel.getByRole('button', { name: 'Suivant' })).toHaveCount(0)
    const track = carousel.getByRole('list')
    await page.clock.runFor(2_900)
    expect(await startOf(track)).toBe(0)
    await page.clock.runFor(200)
    await expect.poll(() => startOf(track)).toBeGreaterThan(100)
  })
})

test.describe('avis', () => {
  test('[REVIEW-06, REVIEW-08] shows two cards side by side above 768 px, with as many stars as the note', async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 769, height: 900 })
    await page.goto('/', { waitUntil: 'load' })
    const carousel = page.getByRole('region', { name: 'Avis des membres' })
    const cards = carousel.getByRole('listitem')
    await expect(cards).not.toHaveCount(0)
    const [track, first, second] = await Promise.all(
      [carousel.getByRole('list'), cards.nth(0), cards.nth(1)].map((part) => part.boundingBox()),
    )
    expect(first && track && first.width).toBeLessThan((track?.width ?? 0) / 2)
    expect(second?.y).toBe(first?.y)
    // By their words: other tests publish reviews meanwhile.
    const { content } = await (await request.get('/api/test/avis/search?size=100&valide=true')).json()
    let compared = 0
    for (const card of await cards.all()) {
      const text = await card.textContent()
      const avis = content.find(({ commentaire }: { commentaire: string }) => text?.includes(commentaire))
      if (!avis) continue
      await expect(card.getByRole('img', { name: `${avis.note} sur 5` })).toBeAttached()
      compared += 1
    }
    expect(compared).toBeGreaterThan(1)

    await page.setViewportSize({ width: 768, height: 900 })
    const single = await cards.nth(0).boundingBox()
    expect(single?.width).toBeGreaterThan(600)
  })

  test('[REVIEW-07] advances every 5 s, waits under the pointer, and wraps around', async ({ page }) => {
    await freezeClock(page)
    await page.goto('/')
    const carousel = page.getByRole('region', { name: 'Avis des membres' })
    await expect(carousel.getByRole('button', { name: 'Arrêter le défilement' })).toBeVisible()
    const track = carousel.getByRole('list')
    await page.clock.runFor(4_900)
    expect(await startOf(track)).toBe(0)
    await page.clock.runFor(200)
    await expect.poll(() => startOf(track)).toBeGreaterThan(100)

    await track.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }))
    await page.clock.runFor(5_100)
    await expect.poll(() => startOf(track)).toBe(0)
  })
})
