import type { Page } from '@playwright/test'
import { openFirstHome } from '../../support/first-home.ts'
import { expect, test } from '../../support/test.ts'

const widths = [360, 768, 1280]
// Of the true height. The scroll bar and anchors are off by as much until a section was seen once.
const tolerance = 0.1

/** Sections that are laid out late, with the height they are given until then and the true one. */
const heightsOf = (page: Page) =>
  page.evaluate(async () => {
    const sections = [...document.querySelectorAll<HTMLElement>('.plus-bas')]
    for (const { style } of sections) style.contentVisibility = 'visible'
    // After a resize, what was not laid out has the styles of the other width for one more frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    return sections.map((section) => {
      const given = Number.parseFloat(getComputedStyle(section).getPropertyValue('--hauteur'))
      const { height } = section.getBoundingClientRect()
      section.style.contentVisibility = ''
      return { name: section.id || section.localName, given, height }
    })
  })

test('on a phone the first offer begins within two screens and requests are a row to swipe; sections below have their height before they are laid out', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openFirstHome(page)
  const first = await page.locator('#explore article:has(a[href^="/coloc/"])').first().boundingBox()
  expect(first?.y).toBeLessThan(2 * 740)
  const demandes = page.locator('#explore > div').filter({ hasText: 'Ils cherchent une colocation' })
  const tops = await demandes
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top))
  expect([tops.length, new Set(tops).size]).toEqual([6, 1])
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate(() => document.fonts.ready)
    const heights = await heightsOf(page)
    expect(heights.map(({ name }) => name)).toEqual(['works', 'reviews', 'blogs', 'contact', 'footer'])
    for (const { name, given, height } of heights) {
      expect(Math.abs(given / height - 1), `${name} at ${width}: ${given} for ${height}`).toBeLessThan(tolerance)
    }
  }
})

const day = 24 * 60 * 60 * 1_000

/**
 * Leaves the home page as high as it is: « il y a 59 secondes » wraps differently a moment later, other tests publish ads
 * meanwhile, and a font that arrives late changes a line. It is a day later on every page, the home page comes from one
 * document, which holds its data too, and there are no fonts but those of the machine.
 */
const holdStill = async (page: Page): Promise<void> => {
  await page.clock.setFixedTime(Date.now() + day)
  const response = await page.request.get('/')
  const [, state] = /id="donnees">(.*?)<\/script>/s.exec(await response.text()) ?? []
  const loaded = Object.values(JSON.parse(state ?? '').loaderData).at(-1)
  await page.route(
    ({ pathname }) => pathname === '/',
    (route) => route.fulfill({ response }),
  )
  await page.route('**/_root.data', (route) => route.fulfill({ json: { loaded } }))
  await page.route('**/*.css', async (route) => {
    const style = await route.fetch()
    await route.fulfill({ response: style, body: (await style.text()).replace(/@font-face\s*{[^}]*}/g, '') })
  })
}

// As `scroll-padding-block-start` says: below the navbar.
const belowNavbar = 88
const topOf = (page: Page, id: string) =>
  page.evaluate((each) => Math.round(document.getElementById(each)?.getBoundingClientRect().top ?? Number.NaN), id)

/** Where the page stands: Playwright's click scrolls to what it clicks first. */
const openFirstPost = async (page: Page): Promise<void> => {
  await page.locator('#blogs article a').first().dispatchEvent('click')
  await expect(page).toHaveURL(/\/blogs\/./)
}

test('[LAYOUT-07] links to sections that are not laid out yet arrive, and so does going back', async ({ page }) => {
  await holdStill(page)
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/#blogs')
  await expect.poll(() => topOf(page, 'blogs'), { message: 'first load' }).toBe(belowNavbar)

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/about')
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click()
  await expect.poll(() => topOf(page, 'contact'), { message: 'from another page' }).toBe(belowNavbar)
  await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click()
  await expect.poll(() => topOf(page, 'blogs'), { message: 'on the page' }).toBe(belowNavbar)

  const before = await page.evaluate(() => scrollY)
  await openFirstPost(page)
  await page.goBack()
  await expect.poll(() => topOf(page, 'blogs'), { message: 'back' }).toBe(belowNavbar)
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('on a phone, going back leads to where the page was left, and so does a reload', async ({ page }) => {
  await holdStill(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await readDownTo(page, 'blogs')
  const before = await topOf(page, 'blogs')
  await openFirstPost(page)
  await page.goBack()
  await expect.poll(() => topOf(page, 'blogs'), { message: 'back' }).toBe(before)
  await page.reload()
  await expect.poll(() => topOf(page, 'blogs'), { message: 'reload' }).toBe(before)
})

/** As people do: what they scroll past is laid out. */
const readDownTo = (page: Page, id: string) =>
  page.evaluate(async (section) => {
    const ahead = () => (document.getElementById(section)?.getBoundingClientRect().top ?? 0) - 200
    while (ahead() > 0) {
      scrollBy(0, Math.min(300, ahead()))
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    }
  }, id)
