import { annoncesOf } from '../../support/annonces.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'

test('an owner names landmarks of the city by keyboard, with minutes and a way to get there', async ({
  page,
  membres,
  request,
}) => {
  const owner = await membres.create()
  const { id } = await annoncesOf(request, membres).offre(owner, { verified: false })
  await membres.signInPage(page, owner)
  await page.goto(`/offres/${id}`)
  const form = page.getByRole('form', { name: 'Modifier l’offre' })
  const field = form.getByRole('combobox', { name: 'Ajouter un repère' })
  await field.fill('encg')
  const suggested = form.getByRole('listbox').getByRole('option')
  await expect(suggested).toHaveText(['ENCG Settat'])
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(field).toHaveValue('')
  await expect(suggested).toHaveCount(0)

  const minutes = form.getByRole('textbox', { name: 'Minutes jusqu’à « ENCG Settat »' })
  await minutes.fill('61')
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(form.getByRole('group', { name: 'À proximité' })).toContainText('Indiquez de 1 à 60 minutes.')
  await expect(minutes).toBeFocused()
  await expectAccessible(page)

  await minutes.fill('12')
  await form.getByRole('combobox', { name: 'Moyen pour rejoindre « ENCG Settat »' }).selectOption('en bus')
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await page.waitForURL('/offres')
  await page.goto(`/offres/${id}`)
  await expect(minutes).toHaveValue('12')

  await page.goto('/coloc/pres-de/encg-settat')
  await page.getByRole('link', { name: 'Chambre à 200 mètres' }).click()
  const near = page.getByRole('link', { name: /^ENCG Settat : 3 min à pied$/ })
  await expect(near).toHaveAttribute('href', '/coloc/pres-de/encg-settat')

  // Arabic names are those of the statutes: where there is room they show as a whole.
  await page.goto('/ar/coloc/pres-de/encg-casablanca')
  const name = page
    .getByRole('main')
    .getByText('المدرسة الوطنية للتجارة والتسيير بالدار البيضاء', { exact: true })
    .last()
  await expect.poll(() => name.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0)
})
