import type { APIRequestContext, Page } from '@playwright/test'
import { catalogueOf } from '../../support/catalogue.ts'
import { holdRoute } from '../../support/held-route.ts'
import { untilHydrated } from '../../support/hydration.ts'
import { expect, test } from '../../support/test.ts'

const arrivalsOf = async (request: APIRequestContext) => [
  '/',
  '/coloc/offres',
  `/coloc/${(await catalogueOf(request).offre()).id}`,
]

test('hydrates a page without Intl', async ({ page, request }) => {
  await watchIntl(page)
  for (const path of await arrivalsOf(request)) {
    await page.goto(path)
    expect(await page.evaluate(() => Reflect.get(window, 'used')), path).toEqual([])
  }
})

/** The first use of Intl blocks a cheap phone for 100 ms. */
const watchIntl = (page: Page) =>
  page.addInitScript(() => {
    const used: string[] = []
    Object.assign(window, { used })
    const watch = (owner: object, name: string) => {
      const original = Reflect.get(owner, name)
      Reflect.set(owner, name, function (this: unknown, ...given: unknown[]) {
        used.push(name)
        return new.target ? new original(...given) : original.apply(this, given)
      })
    }
    for (const name of ['NumberFormat', 'DateTimeFormat', 'RelativeTimeFormat', 'Segmenter', 'Collator']) {
      watch(Intl, name)
    }
    watch(Number.prototype, 'toLocaleString')
    watch(Date.prototype, 'toLocaleDateString')
    watch(String.prototype, 'localeCompare')
  })

test('acts on a button that is pressed before the scripts are there', async ({ page, request }) => {
  const scripts = await holdRoute(page, /\/assets\/start\.client/)
  await page.goto(`/coloc/${(await catalogueOf(request).offre()).id}`, { waitUntil: 'commit' })
  const button = page.getByRole('button', { name: 'Afficher le numéro' }).first()
  // React will listen here too: a press that came this far would count twice.
  await page.evaluate(() => document.addEventListener('click', () => document.body.setAttribute('data-heard', '')))
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect(page.locator('body')).not.toHaveAttribute('data-heard')
  scripts.pass()
  await expect(page).toHaveURL('/auth/login')
})

test('[GATE-03] asks what to publish, however early', async ({ page, membres }) => {
  await membres.signInPage(page, await membres.shared())
  const scripts = await holdRoute(page, /\/assets\/start\.client/)
  await page.goto('/about', { waitUntil: 'commit' })
  const button = page.getByRole('banner').getByRole('link', { name: 'Publier une annonce' })
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  scripts.pass()
  await expect(page.getByRole('dialog', { name: 'Quel est votre besoin ?' })).toBeVisible()
  await expect(page).toHaveURL('/about')
})

test('opens the menu, and searches, before the scripts are there', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await holdRoute(page, /\/assets\/start\.client/)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Rechercher' }).click()
  await expect(page).toHaveURL(/\/coloc\/offres/)
})

test('keeps what was typed into a search before the scripts came, for a member too', async ({ page, membres }) => {
  const membre = await membres.shared()
  await membres.signInPage(page, membre)
  for (const { path, label, submit } of [
    { path: '/', label: 'Loyer maximum', submit: 'Rechercher' },
    { path: '/coloc/offres', label: 'Loyer maximum', submit: /^Voir/ },
    { path: '/coloc/demandes', label: 'Budget maximum', submit: /^Voir/ },
  ]) {
    const scripts = await holdRoute(page, /\/assets\/start\.client/)
    await page.goto(path, { waitUntil: 'commit' })
    await page.getByLabel(label).fill('2000')
    scripts.pass()
    await untilHydrated(page)
    await expect(page.getByRole('banner').getByRole('button', { name: membre.username })).toBeVisible()
    await expect(page.getByLabel(label), path).toHaveValue('2000')
    await page.getByRole('main').getByRole('button', { name: submit }).click()
    await expect(page).toHaveURL(/Max=2000/)
    await page.unrouteAll()
  }
})

test('leaves open the menu or the filter that was opened before the scripts came', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const { path, opener, opened } of [
    { path: '/', opener: 'Menu', opened: 'Guide' },
    { path: '/coloc/offres', opener: 'Filtrer par ville', opened: 'Casablanca' },
  ]) {
    const scripts = await holdRoute(page, /\/assets\/start\.client/)
    await page.goto(path, { waitUntil: 'commit' })
    await page.getByRole('button', { name: opener, exact: true }).click()
    const link = page.locator(':popover-open').getByRole('link', { name: opened })
    await expect(link).toBeVisible()
    scripts.pass()
    await untilHydrated(page)
    await expect(link).toBeVisible()
    await link.click()
    await expect(page).not.toHaveURL(path)
    // That of notifications opens by itself, a second after hydration.
    await expect(page.locator('[popover=auto]:popover-open')).toHaveCount(0)
    await page.unrouteAll()
  }
})
