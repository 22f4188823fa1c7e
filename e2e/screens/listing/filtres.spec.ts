import type { Locator } from '@playwright/test'
import { catalogueOf } from '../../support/catalogue.ts'
import { keyboardOf } from '../../support/keyboard.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'

test('a list is filtered by keyboard on a phone, in a sheet that says how many will show', async ({
  page,
  request,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/)
  // A city where no test publishes: the count is compared with the list.
  const { id } = await catalogueOf(request).ville('Casablanca')
  const list = `/coloc/ville/${id}/offres`
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(list)
  const keyboard = keyboardOf(page)
  const opener = page.getByRole('button', { name: 'Filtres' })
  const sheet = page.getByRole('complementary', { name: 'Affiner' })
  await keyboard.activate(opener)
  await keyboard.type(sheet.getByLabel('Loyer maximum'), '2000')
  await keyboard.check(sheet.getByLabel('Chambre'))
  const submit = sheet.getByRole('button', { name: /^Voir \d+ annonces?$/ })
  await expect(submit).toBeVisible()
  await expectAccessible(page, { within: ':popover-open' })

  // A wrong bound is said at once, and the typed text stays.
  const refused = page.waitForResponse(
    (answer) => answer.status() === 400 && /prixMin=9000&prixMax=2000/.test(answer.url()),
  )
  await keyboard.type(sheet.getByLabel('Loyer minimum'), '9000')
  await refused
  await expect(sheet.getByText('Le loyer minimum dépasse le loyer maximum.')).toBeVisible()
  await sheet.getByLabel('Loyer minimum').fill('')
  await expect(sheet.getByText('Le loyer minimum dépasse le loyer maximum.')).toBeHidden()
  const announced = (await submit.textContent())?.match(/\d+/)?.[0]
  await keyboard.activate(submit)

  await expect(page).toHaveURL(`${list}?prixMax=2000&logementType=CHAMBRE`)
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('heading', { level: 2, name: `${announced} colocations` })).toBeVisible()
  for (const price of await page
    .getByRole('article')
    .getByText(/\d\s?dh$/)
    .allTextContents())
    expect(Number(price.replace(/[^\d,]/g, '').replace(',', '.'))).toBeLessThanOrEqual(2000)

  const chips = page.getByRole('list', { name: 'Filtres choisis' })
  await keyboard.activate(chips.getByRole('link', { name: 'Retirer le filtre Chambre' }))
  await expect(page).toHaveURL(`${list}?prixMax=2000`)
  await page.getByLabel('Trier par').selectOption('Loyer croissant')
  await expect(page).toHaveURL(`${list}?prixMax=2000&tri=prix`)
  await page.goBack()
  await expect(page.getByLabel('Trier par')).toHaveValue('')
  await page.getByRole('link', { name: /Retirer le filtre Jusqu’à/ }).click()
  await expect(page).toHaveURL(list)
  const heading = page.getByRole('heading', { level: 2, name: /colocations$/ })
  await expect(heading).not.toHaveText(`${announced} colocations`)
  const total = (await heading.textContent())?.match(/\d+/)?.[0]
  await expect(page.locator('#filtres [type="submit"]')).toHaveText(`Voir ${total} annonces`)
})

test('an order joins the filters that were chosen last, in the language of the list, and filters are removed one after the other', async ({
  page,
}) => {
  await page.goto('/ar/coloc/offres?prixMax=2000&meuble=true')
  let answer = () => {}
  let released = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/ar/coloc/offres.data?*', async (route) => {
    await released
    await route.continue().catch(() => {})
  })
  await page.locator(`a[href="/ar/coloc/offres?prixMax=2000"]`).first().click()
  await page.locator('[name="tri"]').selectOption('prix')
  answer()
  await expect(page).toHaveURL('/ar/coloc/offres?prixMax=2000&tri=prix')
  await expect(page.getByRole('heading', { level: 2 }).and(page.locator('#resultats'))).toHaveText(/\d/)

  released = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.locator(`a[href="/ar/coloc/offres?tri=prix"]`).click()
  await page.locator(`a[href="/ar/coloc/offres?prixMax=2000"]`).click()
  answer()
  await expect(page).toHaveURL('/ar/coloc/offres')
})

test('rent is asked for on the first screen, in the only scroller; a phone shows two prices early, and the cities in a sheet', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/coloc/offres')
  const topOf = async (shown: Locator) => (await shown.boundingBox())?.y
  expect(await topOf(page.getByLabel('Loyer minimum'))).toBeLessThan(400)
  await page.getByText('Plus de filtres').click()
  const scrollers = await page
    .getByRole('complementary')
    .evaluateAll((asides) =>
      asides
        .flatMap((aside) => [aside, ...aside.querySelectorAll('*')])
        .filter((part) => getComputedStyle(part).overflowY === 'auto' && part.scrollHeight > part.clientHeight),
    )
  expect(scrollers).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await topOf(page.getByRole('article').first())).toBeLessThan(260)
  const secondPrice = page
    .getByRole('article')
    .nth(1)
    .getByText(/\d\s?dh$/)
  await expect(secondPrice).toBeInViewport({ ratio: 1 })
  const filter = page.getByRole('complementary', { name: 'Filtrer par ville' })
  await expect(filter).toBeHidden()
  await page.getByRole('button', { name: 'Filtrer par ville' }).click()
  await expect(filter).toBeVisible()
  await expectAccessible(page, { within: ':popover-open' })
  await filter.getByRole('link', { name: /^Tanger/ }).click()
  await expect(filter).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Colocations à Tanger')
})

test('a search that finds nothing says which filter to drop', async ({ page, request }) => {
  const { id } = await catalogueOf(request).ville('Casablanca')
  await page.goto(`/coloc/ville/${id}/offres?prixMax=5`)
  await expect(page.getByText('Aucun logement trouvé')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Sans « Jusqu’à 5/ }).click()
  await expect(page).toHaveURL(`/coloc/ville/${id}/offres`)
  await expect(page.getByRole('article').first()).toBeVisible()
  for (const wrong of ['prixMin=9&prixMax=2', 'dispoLe=2026-02-30', 'q=%28%27%26%7C%21%3A%2A', 'quartier=Nullepart'])
    expect((await request.get(`/coloc/offres?${wrong}`)).status(), wrong).toBe(200)
})

test('the home page searches by place, rent and type', async ({ page, request }) => {
  const { id } = await catalogueOf(request).ville('Rabat')
  await page.goto('/')
  const search = page.getByRole('form', { name: 'Rechercher une colocation' })
  const place = search.getByRole('combobox', { name: 'Que cherchez-vous' })
  const keyboard = keyboardOf(page)
  await keyboard.reach(place)
  // The list of the largest cities, which the first letters replace: nothing of it may be chosen from now on.
  const suggestions = search.getByRole('listbox', { name: 'Suggestions' })
  await expect(suggestions.getByRole('option').first()).toHaveText(/^Casablanca/)
  await page.keyboard.type('rab')
  await page.keyboard.press('ArrowDown')
  await expect(suggestions.getByRole('option', { selected: true })).toHaveText(/^Rabat\s*\d+ annonces$/)
  await expectAccessible(page, { within: 'form[aria-label="Rechercher une colocation"]' })
  await page.keyboard.press('Enter')
  await expect(place).toHaveValue('Rabat')
  await expect(place).toHaveAttribute('aria-expanded', 'false')
  await keyboard.type(search.getByLabel('Loyer maximum'), '3000')
  await keyboard.select(search.getByLabel('Type de logement'), 'Cha')
  await keyboard.activate(search.getByRole('button', { name: 'Rechercher' }))
  await expect(page).toHaveURL(`/coloc/ville/${id}/offres?logementType=CHAMBRE&prixMax=3000`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chambres en colocation à Rabat')
})

test('Enter in the search of places takes the only suggestion, shown or not yet, and searches for the words among several', async ({
  page,
  request,
}) => {
  const { id } = await catalogueOf(request).ville('Casablanca')
  const place = page.getByRole('combobox', { name: 'Que cherchez-vous' })
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
  await page.goto('/')
  await place.fill('casa')
  await expect(options).toHaveText([/^Casablanca/])
  await place.press('Enter')
  await expect(page).toHaveURL(`/coloc/ville/${id}/offres`)

  await page.route('**/api/lieux?q=kaza', () => {})
  await page.goto('/')
  await place.fill('kaza')
  await place.press('Enter')
  await expect(page).toHaveURL(`/coloc/ville/${id}/offres`)

  await page.unrouteAll()
  await page.goto('/')
  await place.fill('hay')
  await expect(options.nth(1)).toHaveText(/^Hay /)
  await place.press('Enter')
  await expect(page).toHaveURL('/coloc/offres?q=hay')
})

test('a sentence becomes chips, and a removed one leaves its words in the field', async ({ page, request }) => {
  const { id } = await catalogueOf(request).ville('Rabat')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/coloc/offres')
  const field = page.getByRole('combobox', { name: 'Que cherchez-vous' })
  await field.fill('studio pas cher rabat')
  await field.press('Enter')
  await expect(page).toHaveURL(`/coloc/ville/${id}/offres?logementType=STUDIO&tri=prix`)
  const chips = page.getByRole('list', { name: 'Filtres choisis' }).getByRole('link')
  await expect(chips).toHaveText([/Rabat$/, /Studio$/, /Moins cher d’abord$/, 'Tout effacer'])
  await expect(field).toHaveValue('')
  await page.getByRole('link', { name: 'Retirer le filtre Rabat' }).click()
  await expect(page).toHaveURL('/coloc/offres?logementType=STUDIO&tri=prix')
  await expect(field).toHaveValue('Rabat')
  await field.press('Enter')
  await expect(page).toHaveURL(`/coloc/ville/${id}/offres?logementType=STUDIO&tri=prix`)
  await page.goBack()
  await expect(field).toHaveValue('Rabat')
})

test('a sentence is suggested as it was understood, with its count, and sent when it is chosen', async ({
  page,
  request,
}) => {
  const { id } = await catalogueOf(request).ville('Casablanca')
  await page.goto('/coloc/offres')
  const field = page.getByRole('combobox', { name: 'Que cherchez-vous' })
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
  await field.pressSequentially('chambre cas')
  await expect(options.first()).toHaveText(/^Chambre · Casablanca\d+ annonces?$/)
  await expectAccessible(page, { within: 'search' })
  await field.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await field.press('Enter')
  await expect(page).toHaveURL(`/coloc/ville/${id}/offres?logementType=CHAMBRE`)
})

test.describe('sans JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the searches are plain forms', async ({ page, request }) => {
    const { id } = await catalogueOf(request).ville('Fès')
    await page.goto('/')
    await page.getByLabel('Que cherchez-vous').fill('fas')
    await page.getByRole('button', { name: 'Rechercher' }).click()
    await expect(page).toHaveURL(`/coloc/ville/${id}/offres`)
    await page.getByLabel('Loyer maximum').fill('2500')
    await page.getByRole('checkbox', { name: 'Chambre' }).check()
    await page.getByRole('checkbox', { name: 'Studio' }).check()
    await page.getByRole('button', { name: /^Voir .* annonces?$/ }).click()
    await expect(page.getByRole('list', { name: 'Filtres choisis' }).getByRole('link')).toHaveText([
      /Fès/,
      /Jusqu’à 2.500/,
      /Chambre/,
      /Studio/,
      'Tout effacer',
    ])
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
    await page.getByRole('link', { name: 'Retirer le filtre Studio' }).click()
    await expect(page.getByRole('link', { name: /Retirer le filtre Chambre/ })).toBeVisible()
  })
})
