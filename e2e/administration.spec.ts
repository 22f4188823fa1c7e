import { test } from './support/administration.ts'
import { test as asVisitor, expect, expectAccessible } from './support/test.ts'

asVisitor('does not exist for visitors and members', async ({ page, membres }) => {
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
  await membres.signInPage(page, await membres.demo('chercheur'))
  for (const path of ['/admin', '/admin/utilisateurs']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Administration' })).toHaveCount(0)
  }
})

const screens = [
  ['/admin', '/admin/utilisateurs', '/admin/utilisateurs/2', '/admin/messages', '/admin/villes'],
  ['/admin/blog', '/admin/blog/nouveau', '/admin/avis', '/admin/chiffres', '/admin/journal'],
]

for (const [index, paths] of screens.entries()) {
  test(`every screen is accessible, in light and dark, and fits every width (${index + 1})`, async ({
    page,
    admin,
  }) => {
    test.slow()
    for (const [place, path] of paths.entries()) {
      await page.emulateMedia({ colorScheme: place % 2 ? 'dark' : 'light' })
      await page.goto(path, { waitUntil: 'load' })
      await expect(page.getByText(`Connecté : ${admin.username}`)).toBeVisible()
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
      await expectAccessible(page)
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0)
      }
    }
  })
}
