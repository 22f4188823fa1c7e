import type { Page } from '@playwright/test'
import { catalogueOf } from '../../support/catalogue.ts'
import { keyboardOf } from '../../support/keyboard.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'

test('photos fill the screen: by keyboard, whole, enlarged, and back to where they were opened', async ({
  page,
  request,
}) => {
  const { id, photos } = await catalogueOf(request).offre()
  await page.goto(`/coloc/${id}`)
  const opener = page.getByRole('link', { name: 'Voir les photos en plein écran' })
  const gallery = page.getByRole('dialog', { name: 'Photos en plein écran' })
  const photo = (place: number) => gallery.getByRole('img', { name: `Photo ${place} sur` })
  await keyboardOf(page).activate(opener)
  await expect(photo(1)).toBeInViewport()
  await expect(photo(1)).toHaveCSS('object-fit', 'contain')
  await expectAccessible(page)

  await page.keyboard.press('ArrowRight')
  await expect(photo(2)).toBeInViewport({ ratio: 0.9 })
  await expect(gallery).toContainText(`2 / ${photos.length}`)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(photo(photos.length)).toBeInViewport({ ratio: 0.9 })

  // Enlarged, arrows move the photo and turn no page.
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await expect(gallery.getByRole('button', { name: 'Voir la photo entière' })).toBeVisible()
  const before = await photo(photos.length).boundingBox()
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await photo(photos.length).boundingBox())?.x).toBeLessThan(before?.x ?? 0)
  await expect(gallery).toContainText(`${photos.length} / ${photos.length}`)

  await page.keyboard.press('Escape')
  await expect(gallery).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(page.getByRole('region', { name: 'Photos' })).toContainText(`${photos.length} / ${photos.length}`)
})

test.describe('avec les doigts', () => {
  // The photos follow the finger as they do for most people, not a moment later.
  test.use({
    hasTouch: true,
    viewport: { width: 360, height: 740 },
    contextOptions: { reducedMotion: 'no-preference' },
  })

  test('photos are swiped, pinched and double-tapped', async ({ page, request }) => {
    const { id } = await catalogueOf(request).offre()
    await page.goto(`/coloc/${id}`)
    await page.getByRole('img', { name: 'Photo 1 sur' }).tap()
    const gallery = page.getByRole('dialog', { name: 'Photos en plein écran' })
    const photo = (place: number) => gallery.getByRole('img', { name: `Photo ${place} sur` })
    // Rounded: the row may still move by less than a pixel.
    const widthOf = async (place: number) => Math.round((await photo(place).boundingBox())?.width ?? 0)
    await expect(photo(1)).toBeInViewport()
    const touch = await touchesOf(page)

    await touch([[300, 400]], [[200, 400]], [[120, 400]])
    await expect(photo(2)).toBeInViewport({ ratio: 0.9 })
    // As a busy phone tells it: one step for the whole way.
    await touch([[60, 400]], [[300, 400]])
    await expect(photo(1)).toBeInViewport({ ratio: 0.9 })
    // The row ends: nothing comes before the first.
    await touch([[60, 400]], [[300, 400]])
    await expect(photo(1)).toBeInViewport({ ratio: 0.9 })
    // A pinch is taken for a swipe while the row moves.
    const leftOf = async (place: number) => (await photo(place).boundingBox())?.x
    await expect.poll(async () => [await leftOf(1), await leftOf(1)]).toEqual([0, 0])

    const whole = await widthOf(1)
    await touch(
      [
        [170, 400],
        [190, 400],
      ],
      [
        [120, 400],
        [240, 400],
      ],
      [
        [80, 400],
        [280, 400],
      ],
    )
    await expect.poll(() => widthOf(1)).toBeGreaterThan(whole * 1.5)
    await touch([[180, 400]])
    await touch([[180, 400]])
    await expect.poll(() => widthOf(1)).toBe(whole)
    await touch([[180, 400]])
    await touch([[180, 400]])
    await expect.poll(() => widthOf(1)).toBe(whole * 2.5)
    await gallery.getByRole('button', { name: 'Fermer' }).tap()
    await expect(gallery).toBeHidden()
  })
})

test('an offer is shared by the system, else by a dialog of our own', async ({ page, request, context }) => {
  const { id, titre } = await catalogueOf(request).offre()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/coloc/${id}`)
  const share = page.getByRole('link', { name: 'Partager' })
  await keyboardOf(page).activate(share)
  const dialog = page.getByRole('dialog', { name: 'Partager cette annonce' })
  await expect(dialog.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/\\?text=.+${encodeURIComponent(`/coloc/${id}`)}$`),
  )
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Copier le lien' }).click()
  await expect(dialog.getByRole('status')).toHaveText('Lien copié')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(`/coloc/${id}`, page.url()).href)
  await page.keyboard.press('Escape')
  await expect(share).toBeFocused()

  await page.evaluate(() => {
    const asked: ShareData[] = []
    Object.assign(window, { asked })
    navigator.canShare = () => true
    navigator.share = async (message) => {
      asked.push(message as ShareData)
      // Closed without a choice.
      throw new DOMException('', 'AbortError')
    }
  })
  await share.click()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'asked'))).toMatchObject([{ title: titre }])
  await expect(dialog).toBeHidden()
})

test('an offer is printed with its rent, and without what can only be pressed', async ({ page, request }) => {
  const { id, titre } = await catalogueOf(request).offre()
  // An A4 sheet is as narrow as a tablet.
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.goto(`/coloc/${id}`)
  await expect(page.getByRole('heading', { name: 'Autres offres similaires' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: titre })).toBeVisible()
  await expect(main.getByRole('complementary', { name: 'Contact' })).toContainText(/dh.*mois/)
  await expect(main.getByText(/dh\s*\/ mois/).first()).toBeVisible()
  await expect(main.getByRole('img').first()).toBeVisible()
  await expect(main.getByRole('button')).toHaveCount(0)
  await expect(main.getByRole('navigation')).toHaveCount(0)
  await expect(main.getByRole('link', { name: /Partager|plein écran/ })).toHaveCount(0)
  await expect(main.getByRole('heading', { name: 'Autres offres similaires' })).toBeHidden()
})

test.describe('sans JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('« Partager » leads to a poster of one A4 page, kept out of search engines', async ({ page, request }) => {
    const { id, titre } = await catalogueOf(request).offre()
    await page.goto(`/coloc/${id}`)
    // No dead button.
    await expect(page.getByRole('link', { name: 'Partager' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    await page.getByRole('link', { name: 'Partager' }).click()
    await expect(page).toHaveURL(`/coloc/${id}/affiche`)
    const poster = page.getByRole('region', { name: 'Affiche' })
    await expect(poster.getByRole('heading', { name: titre })).toBeVisible()
    await expect(poster.getByRole('img', { name: `/coloc/${id}` })).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1)
    expect(pdf).toMatch(/\/MediaBox \[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/)
    // On a high screen, too: Firefox printed a second, blank page.
    await page.setViewportSize({ width: 794, height: 2000 })
    await page.emulateMedia({ media: 'print' })
    expect((await page.locator('body').boundingBox())?.height).toBeLessThan(1124)
    expect((await request.get('/coloc/999999/affiche')).status()).toBe(404)
  })
})

type Fingers = readonly (readonly [number, number])[]

/**
 * Moves fingers over the screen: each step holds where they are, and they are lifted after the last. Steps are a frame
 * apart by the browser's own clock of input, however long the machine takes, and each is drawn before the next.
 */
const touchesOf = async (page: Page) => {
  const browser = await page.context().newCDPSession(page)
  let timestamp = Date.now() / 1_000
  const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: Fingers) => {
    timestamp += 0.016
    const touchPoints = fingers.map(([x, y], id) => ({ x, y, id }))
    await browser.send('Input.dispatchTouchEvent', { type, timestamp, touchPoints })
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  }
  return async (...steps: readonly Fingers[]): Promise<void> => {
    for (const [place, fingers] of steps.entries()) await send(place === 0 ? 'touchStart' : 'touchMove', fingers)
    await send('touchEnd', [])
  }
}
