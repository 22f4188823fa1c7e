import { rounds } from '../../api/src/testing/endurance.ts'
import { annoncesOf } from '../support/annonces.ts'
import { expect, test } from '../support/test.ts'

const count = rounds({ short: 6, long: 50 })
const titreOf = (place: number) => `Chambre ${String(place).padStart(2, '0')}`
// Every fifth is refused.
const isRefused = (place: number) => place % 5 === 0

test('many offers by keyboard: each decision opens the next, and the public list shows them at once', async ({
  page,
  request,
  membres,
}) => {
  test.setTimeout(120_000)
  const annonces = annoncesOf(request, membres)
  const [ville, auteur] = await Promise.all([annonces.ville(), membres.create()])
  for (let place = 1; place <= count; place += 1)
    await annonces.offre(auteur, { titre: titreOf(place), villeId: ville.id, verified: false })
  await membres.signInPage(page, await membres.demo('admin'))
  await page.goto(`/admin?villeId=${ville.id}`)
  await expect(page.getByRole('heading', { level: 2, name: titreOf(1) })).toBeFocused()
  await page.keyboard.press('j')
  await expect(page.getByRole('heading', { level: 2, name: titreOf(2) })).toBeVisible()
  await page.keyboard.press('k')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Raccourcis clavier' })).toBeVisible()
  // Not heard by the screen behind.
  await page.keyboard.press('v')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: `Offres ${count}` })).toBeVisible()

  for (let place = 1; place <= count; place += 1) {
    await expect(page.getByRole('heading', { level: 2, name: titreOf(place) })).toBeFocused()
    if (isRefused(place)) {
      await page.keyboard.press('r')
      await expect(page.getByRole('dialog').getByRole('radio').first()).toBeFocused()
      await page.keyboard.press('Space')
      await page.keyboard.press('Enter')
    } else {
      await page.keyboard.press('v')
      await expect(page.getByText(`Vérifié : ${titreOf(place)}`)).toBeVisible()
    }
  }
  await expect(page.getByText('Rien n’attend')).toBeVisible()

  const places = Array.from({ length: count }, (_, index) => index + 1)
  // The screen is ahead of the server by the decisions under way.
  await expect
    .poll(async () => {
      const answer = await request.get(`/api/test/coloc/search?villeId=${ville.id}&verified=true&size=200`)
      const { content } = (await answer.json()) as { content: { titre: string }[] }
      return content.map(({ titre }) => titre).sort()
    })
    .toEqual(places.filter((place) => !isRefused(place)).map(titreOf))
  await page.goto(`/coloc/ville/${ville.id}/offres`)
  await expect(page.getByRole('link', { name: titreOf(1) })).toBeVisible()
  await expect(page.getByRole('link', { name: titreOf(5) })).toHaveCount(0)
})
