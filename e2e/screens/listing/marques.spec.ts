import { catalogueOf } from '../../support/catalogue.ts'
import { expect, test } from '../../support/test.ts'

test('a card says that its ad was seen, then that its author was contacted, and stays as large', async ({
  page,
  request,
  membres,
}) => {
  const { id, titre, ville } = await catalogueOf(request).offre()
  await membres.signInPage(page, await membres.shared())
  await page.goto(`/coloc/ville/${ville.id}/offres?${new URLSearchParams({ q: titre })}`)
  const card = page.getByRole('article').filter({ has: page.locator(`h3 a[href="/coloc/${id}"]`) })
  const size = async () => {
    const { width, height } = (await card.boundingBox()) ?? {}
    return [width, height]
  }
  await page.evaluate(() => document.fonts.ready)
  const before = await size()
  const counted = page.waitForRequest('**/api/vues')
  await card.getByRole('link', { name: titre.slice(0, 10) }).click()
  await counted
  await page.goBack()
  await expect(card.getByText('Annonce déjà : Vue')).toBeVisible()
  await expect.poll(size).toEqual(before)

  await page.route('**/api/test/utilisateur/tele?*', (route) => route.fulfill({ json: '0661904512' }))
  await page.goto(`/coloc/${id}`)
  await page.getByRole('button', { name: 'Afficher le numéro' }).click()
  await page.getByRole('button', { name: 'J’ai compris, afficher' }).click()
  await expect(page.getByRole('link', { name: /^Appeler le/ })).toBeVisible()
  await page.goto(`/coloc/ville/${ville.id}/offres?${new URLSearchParams({ q: titre })}`)
  await expect(card.getByText('Annonce déjà : Contactée')).toBeVisible()
})

test('a request counts as seen on the page of its author, where its card leads, and on its own', async ({
  page,
  request,
}) => {
  const { id, titre, ville, demandeur } = await catalogueOf(request).demande()
  const counted = async () => (await page.waitForRequest('**/api/vues')).postDataJSON()
  await page.goto(`/coloc/ville/${ville.id}/demandes?${new URLSearchParams({ q: titre })}`)
  const link = page.locator(`h3 a[href="/utilisateur/${demandeur.id}"]`)
  const card = page.getByRole('article').filter({ has: link })
  const [onProfile] = await Promise.all([counted(), link.click()])
  expect(onProfile).toEqual({ type: 'demande', id })
  await page.goBack()
  await expect(card.getByText('Annonce déjà : Vue')).toBeVisible()
  const [onOwnPage] = await Promise.all([counted(), page.goto(`/demande/${id}`)])
  expect(onOwnPage).toEqual({ type: 'demande', id })
})
