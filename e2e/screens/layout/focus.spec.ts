import { expect, test } from '../../support/test.ts'

test('a page reached by a link puts the focus on its title', async ({ page }) => {
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Conditions d’utilisation' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Conditions d’utilisation' })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'À propos de Colocdar' })).toBeFocused()
})
