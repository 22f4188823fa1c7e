import type { Page } from '@playwright/test'
import { untilHydrated } from '../../support/hydration.ts'
import { expect, test } from '../../support/test.ts'

// The page's policy knows the hash of its script, which is changed below.
test.use({ bypassCSP: true, viewport: { width: 360, height: 740 } })

test('without what Safari 16.4, Firefox 115 and Chrome 111 lack, the menu is closed, opens, and its links lead on', async ({
  page,
}) => {
  await makeOlder(page)
  await page.goto('/about')
  await untilHydrated(page)
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect(menu).toBeHidden()
  const opener = page.getByRole('button', { name: 'Menu', exact: true })
  await opener.click()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await opener.click()
  await menu.getByRole('link', { name: 'Offres' }).click()
  await expect(page).toHaveURL('/coloc/offres')
  await expect(menu).toBeHidden()

  // Notifications and filters are popovers too; on a wide screen filters and menu stand in the page.
  const heart = page.getByRole('button', { name: /^Favori/ }).first()
  await heart.click()
  await expect(page.getByText('Gardée dans ce navigateur')).toBeVisible()
  const filters = page.getByRole('main').getByRole('complementary').first()
  await expect(filters).toBeHidden()
  await page.getByRole('main').locator('button[popovertarget]').first().click()
  await expect(filters).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 720 })
  await expect(menu.getByRole('link', { name: 'Guide' })).toBeVisible()
  // What is still fetched would fail with the page.
  await page.unrouteAll({ behavior: 'wait' })
})

/** Takes away what these versions do not have: popovers by another name in everything that is sent. */
const makeOlder = async (page: Page): Promise<void> => {
  await page.route(/^[^?]*\/(assets\/[^?]*\.(js|css)|[^.]*)(\?|$)/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text())
      .replaceAll('@supports not selector(:popover-open)', '@supports (color:red)')
      .replaceAll(' popover="', ' data-pop="')
      .replace(/\[popover(?=[\]=])/g, '[data-pop')
    await route.fulfill({ response, body })
  })
  await page.addInitScript(() => {
    const missing: [object, string[]][] = [
      [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
      [Promise, ['withResolvers', 'try']],
      [URL, ['canParse', 'parse']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Array, ['fromAsync']],
      [Intl, ['Segmenter', 'DurationFormat']],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf']],
      [AbortSignal, ['any']],
      [globalThis, ['Iterator']],
    ]
    for (const [owner, names] of missing) for (const name of names) Reflect.deleteProperty(owner, name)
  })
}
