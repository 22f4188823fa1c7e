import { test } from '../../support/administration.ts'
import { test as asVisitor, expect, expectAccessible } from '../../support/test.ts'

asVisitor('asks who has no session to sign in, and comes back', async ({ page, membres, expectedErrors }) => {
  expectedErrors.push(/status of 401/)
  const admin = await membres.demoApart('admin')
  const signIn = async () => {
    await expect(page).toHaveURL('/auth/login')
    await page.getByLabel('Nom d’utilisateur ou e-mail').fill(admin.username)
    await page.getByRole('textbox', { name: 'Mot de passe' }).fill(admin.password)
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page).toHaveURL('/admin/messages?etat=sansReponse')
    await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
  }
  await page.goto('/admin/messages?etat=sansReponse')
  await signIn()
  // The browser believes in a session that the server has ended.
  await membres.endSession(page)
  await page.reload()
  await signIn()
})

asVisitor('does not exist for members', async ({ page, membres }) => {
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
