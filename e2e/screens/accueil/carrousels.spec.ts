import type { Locator, Page } from '@playwright/test'
import { freezeClock } from '../../support/clock.ts'
import { expect, test } from '../../support/test.ts'

const startOf = (track: Locator) => track.evaluate((element) => Math.round(element.scrollLeft))

test('[CITY-02, CITY-03, REVIEW-06, REVIEW-08] above 768 px cities have arrows, which wrap around, and reviews stand two by two with as many stars as the note', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 769, height: 900 })
  await page.goto('/', { waitUntil: 'load' })
  const villes = page.getByRole('region', { name: 'Villes' })
  await expect(villes.getByRole('button')).toHaveCount(2)
  await villes.getByRole('button', { name: 'Précédent' }).click()
  await expect.poll(() => startOf(villes.getByRole('list'))).toBeGreaterThan(500)
  await villes.getByRole('button', { name: 'Suivant' }).click()
  await expect.poll(() => startOf(villes.getByRole('list'))).toBe(0)

  const carousel = page.getByRole('region', { name: 'Avis des membres' })
  const cards = carousel.getByRole('listitem')
  await expect(cards).not.toHaveCount(0)
  // At one moment: what is above may still change its height.
  const layout = () =>
    carousel.getByRole('list').evaluate((track) => {
      const [first, second] = [...track.children].map((card) => card.getBoundingClientRect())
      const half = track.getBoundingClientRect().width / 2
      return first && second && { fitsTwice: first.width < half, inOneRow: first.y === second.y }
    })
  await expect.poll(layout).toEqual({ fitsTwice: true, inOneRow: true })
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
  // Sections out of sight keep their old layout.
  await cards.nth(0).scrollIntoViewIfNeeded()
  await expect.poll(async () => (await cards.nth(0).boundingBox())?.width).toBeGreaterThan(600)
})

test('[CITY-01, CITY-03, REVIEW-07] on a phone, and only there, cities move by themselves every 3 s, without arrows; reviews every 5 s, and wrap around', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 768, height: 900 })
  await freezeClock(page)
  await page.goto('/')
  const carousel = (name: string) => page.getByRole('region', { name })
  const [villes, avis] = [carousel('Villes'), carousel('Avis des membres')]
  for (const each of [villes, avis])
    await expect(each.getByRole('button', { name: 'Arrêter le défilement' })).toBeVisible()
  await expect(villes.getByRole('button')).toHaveCount(1)
  await page.clock.runFor(2_900)
  expect(await startOf(villes.getByRole('list'))).toBe(0)
  await page.clock.runFor(200)
  await expect.poll(() => startOf(villes.getByRole('list'))).toBeGreaterThan(100)

  const track = avis.getByRole('list')
  await page.clock.runFor(1_800)
  expect(await startOf(track)).toBe(0)
  await page.clock.runFor(200)
  await expect.poll(() => startOf(track)).toBeGreaterThan(100)
  await track.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }))
  await page.clock.runFor(5_100)
  await expect.poll(() => startOf(track)).toBe(0)

  await page.setViewportSize({ width: 769, height: 900 })
  await villes.getByRole('list').evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }))
  await page.clock.runFor(3_100)
  expect(await startOf(villes.getByRole('list')), 'above 768 px').toBe(0)
})

test('[CITY-03] cities stand where they stood before the scripts, also where the heading breaks at the first arrow', async ({
  page,
  browser,
}) => {
  const openAt320 = async (opened: Page) => {
    await opened.setViewportSize({ width: 320, height: 800 })
    await opened.goto('/ar', { waitUntil: 'load' })
    const villes = opened.getByRole('region', { name: 'المدن' })
    await expect(villes.getByRole('button')).toHaveCount(1)
    return villes.getByRole('list').evaluate(async (list) => {
      await document.fonts.ready
      return list.getBoundingClientRect().top
    })
  }
  const bare = await browser.newPage()
  await bare.route('**/*.js', (route) => route.abort())
  expect(await openAt320(page)).toBe(await openAt320(bare))
  await bare.close()
})
