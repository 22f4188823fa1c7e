import { writeFile } from 'node:fs/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { untilHydrated } from '../support/hydration.ts'
import { type Scheme, type Screen, type Shoot, schemes, type Width, widths } from './screen.ts'

interface Destination {
  /** Ends with a slash. */
  folder: string
  /** Only what is published, small, and as much as one screen shows. */
  forDocs: boolean
}

const heights: Record<Width, number> = { 360: 780, 768: 1024, 1280: 900 }

/** Loads a screen once and takes it in every size and scheme: the page follows both while it is open. */
export const takeScreen = async (
  context: BrowserContext,
  { name, path, walk, published = [] }: Screen,
  { folder, forDocs }: Destination,
): Promise<number> => {
  const page = await context.newPage()
  await page.setViewportSize({ width: 1280, height: heights[1280] })
  await page.goto(path)
  await untilHydrated(page)
  await settle(page)

  let taken = 0
  const shoot: Shoot = async (part = '', { overlay = false, only = widths } = {}) => {
    const looks = forDocs
      ? published.filter((look) => (look.part ?? '') === part)
      : only.flatMap((width) => schemes.map((scheme) => ({ width, scheme })))
    for (const { width, scheme } of looks) {
      await adapt(page, width, scheme)
      // What sticks to the screen would stand in the middle of a long page.
      if (!overlay) await page.evaluate(() => scrollTo(0, 0))
      const file = `${folder}${[name, part, width, scheme].filter(Boolean).join('-')}`
      if (forDocs) await takeSmall(page, `${file}.webp`)
      else await page.screenshot({ path: `${file}.png`, fullPage: !overlay, animations: 'disabled' })
      taken += 1
    }
  }
  await (walk ? walk(page, shoot) : shoot())
  return taken
}

/** As WebP, a third of the size of a PNG, which Playwright itself does not write. */
const takeSmall = async (page: Page, path: string): Promise<void> => {
  // Playwright waits until all is painted; native controls follow a change of scheme late.
  await page.screenshot({ animations: 'disabled' })
  const browser = await page.context().newCDPSession(page)
  const { data } = await browser.send('Page.captureScreenshot', { format: 'webp', quality: 85 })
  await writeFile(path, data, 'base64')
}

const adapt = async (page: Page, width: Width, colorScheme: Scheme): Promise<void> => {
  await page.setViewportSize({ width, height: heights[width] })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await settle(page)
}

/** Nothing is on its way any more: neither what the page loads itself, nor pictures, nor fonts. */
const settle = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => !document.body.textContent.includes('Chargement...'))
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    // One that cannot be read shows its placeholder.
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})))
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}
