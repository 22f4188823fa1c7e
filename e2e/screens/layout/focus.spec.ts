import { untilHydrated } from '../../support/hydration.ts'
import { expect, test } from '../../support/test.ts'

test('a page reached by a link begins at its title, for the keyboard and for the ear', async ({ page }) => {
  await page.goto('/about')
  await untilHydrated(page)
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Conditions d’utilisation' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Conditions d’utilisation' })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'À propos de Colocdar' })).toBeFocused()
})

test('a form that opens in a page takes the focus, and gives it back', async ({ page, membres }) => {
  await membres.signInPage(page, await membres.demo('chercheur'))
  await page.goto('/demande/31')
  const open = page.getByRole('button', { name: 'Modifier la date' })
  await open.click()
  await expect(page.getByRole('textbox', { name: 'Date de la demande' })).toBeFocused()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(open).toBeFocused()
})
