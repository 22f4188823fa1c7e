import { test } from '../../support/administration.ts'
import { signInByForm } from '../../support/sign-in.ts'
import { test as asVisitor, expect, expectAccessible } from '../../support/test.ts'

asVisitor(
  'asks a visitor to sign in, comes back, and leads there from the menu',
  async ({ page, membres, expectedErrors }) => {
    expectedErrors.push(/status of 401/)
    const admin = await membres.demoApart('admin')
    const signIn = async () => {
      await expect(page).toHaveURL('/auth/login')
      await signInByForm(page, admin)
      await expect(page).toHaveURL('/admin/messages?etat=sansReponse')
      await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
    }
    await page.goto('/admin/messages?etat=sansReponse')
    await signIn()
    // The browser still has the session that the server has ended.
    await membres.endSession(page)
    await page.reload()
    await signIn()
    await page.goto('/about')
    await page.getByRole('banner').getByRole('button', { name: 'admin' }).click()
    await expect(page.getByRole('link', { name: 'Administration' })).toHaveAttribute('href', '/admin')
  },
)

asVisitor('does not exist for members', async ({ page, membres }) => {
  await membres.signInPage(page, await membres.demo('chercheur'))
  await page.goto('/admin/utilisateurs')
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Administration' })).toHaveCount(0)
})

for (const half of ['first', 'second'])
  test(`every screen is accessible, in light or dark, and fits every width: ${half} half`, async ({
    page,
    admin,
    expectedErrors,
  }) => {
    // Those of other tests may be withdrawn while their photos load.
    expectedErrors.push(/status of 404 .*\/uploads\//)
    const open = (path: string) => () => page.goto(path, { waitUntil: 'load' })
    // By a link where there is one: a new document takes longer.
    const follow = (label: string, title = label) => {
      const link = page.getByRole('link', { name: label }).first()
      return async () => {
        await link.click()
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      }
    }
    const screens = {
      '/admin': open('/admin'),
      '/admin/annonces': open('/admin/annonces?q=studio'),
      '/admin/utilisateurs': follow('Membres'),
      '/admin/utilisateurs/:id': open(`/admin/utilisateurs/${admin.id}`),
      '/admin/messages': follow('Messages'),
      '/admin/villes': follow('Villes'),
      '/admin/blog': open('/admin/blog'),
      '/admin/blog/nouveau': follow('Écrire un article', 'Nouvel article'),
      '/admin/avis': follow('Avis'),
      '/admin/chiffres': follow('Chiffres'),
      '/admin/journal': follow('Journal'),
    }
    const widths = [1280, 768, 360]
    const all = Object.entries(screens)
    const mine = half === 'first' ? all.slice(0, 6) : all.slice(6)
    for (const [place, [path, show]] of mine.entries()) {
      await page.emulateMedia({ colorScheme: place % 2 ? 'dark' : 'light' })
      await show()
      expect(new URL(page.url()).pathname).toBe(path.replace(':id', String(admin.id)))
      await expect(page.getByText(`Connecté : ${admin.username}`)).toBeVisible()
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
      await expectAccessible(page)
      // Back and forth: laying out a long list anew takes as long as opening it.
      for (const width of widths.reverse()) {
        await page.setViewportSize({ width, height: 800 })
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0)
      }
    }
  })
