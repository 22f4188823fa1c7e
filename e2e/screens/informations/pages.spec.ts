import { holdRoute } from '../../support/held-route.ts'
import { expectLoaded } from '../../support/pictures.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'

const readable = [
  { path: '/blogs', heading: 'Blog' },
  { path: '/abonnements', heading: 'Abonnements' },
  { path: '/conditions', heading: 'Conditions d’utilisation' },
  { path: '/policies', heading: 'Politique de confidentialité', label: 'Politique de confidentialité' },
  { path: '/about', heading: 'À propos de Colocdar', label: 'À propos' },
]

test('[ROUTE-33, ROUTE-34, ROUTE-35, ROUTE-36, ROUTE-38, BLOG-01] pages to read are public, accessible and described', async ({
  page,
}) => {
  for (const { path, heading, label } of readable) {
    // By a link where there is one: a new document takes longer.
    if (label) await page.getByRole('contentinfo').getByRole('link', { name: label }).click()
    else await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page).toHaveTitle(/· Colocdar$/)
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{50,}/)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`))
    await expectAccessible(page)
  }
})

test('[ROUTE-39, ROUTE-40] /404, and any path that is not in the table, says that the page does not exist and leads home', async ({
  page,
  request,
  expectedErrors,
}) => {
  expectedErrors.push(/404/)
  const unknown = ['/404', '/nulle-part', '/coloc/abc', '/coloc/999999', '/utilisateur/0', '/coloc/ville/999999/offres']
  for (const path of unknown) expect((await request.get(path)).status(), path).toBe(404)
  // As opened, both: visiteur-et-membre.spec.ts.
  expect(await (await request.get('/404')).text()).toContain('La page n&#x27;existe pas')
  await page.goto('/nulle-part')
  await expect(page).toHaveURL('/nulle-part')
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
  await expect(page.getByText("La page n'existe pas")).toBeVisible()
  await page.getByRole('link', { name: 'Retour à l’accueil' }).click()
  await expect(page).toHaveURL('/')
})

test('[SUB-01, SUB-02, SUB-03] shows three plans, each with its details, and sells nothing', async ({ page }) => {
  await page.clock.install()
  await page.goto('/abonnements')
  const plans = page.getByRole('main').getByRole('article')
  await expect(plans.getByRole('heading', { level: 2 })).toHaveText(['Gratuit', 'Standard', 'Premium'])
  const descriptions = {
    Gratuit: 'Pour chercher et publier à son rythme.',
    Standard: 'Pour louer plus vite, avec une annonce mieux placée.',
    Premium: 'Pour les propriétaires qui gèrent plusieurs logements.',
  }
  for (const [plan, description] of Object.entries(descriptions)) {
    const card = plans.filter({ has: page.getByRole('heading', { level: 2, name: plan }) })
    await expect(card).toContainText(description)
    await card.getByRole('button', { name: 'Choisir' }).click()
    const dialog = page.getByRole('dialog', { name: `Abonnement ${plan}` })
    await expect(dialog).toContainText(description)
    await expect(dialog).toContainText('rien n’est encore vendu')
    if (plan === 'Premium') await expectAccessible(page)
    const before = await page.content()
    await dialog.getByRole('button', { name: 'Acheter' }).click()
    await page.clock.fastForward(10_000)
    expect(await page.content()).toBe(before)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  await expect(page).toHaveURL('/abonnements')
})

test('[ROUTE-37, BLOG-01, BLOG-02, BLOG-03, UI-01, ERR-40] the blog leads from the grid to a post, says that it loads, and why it cannot be read', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404/, /ERR_FAILED|Failed to fetch/)
  await page.goto('/blogs')
  // The oldest: posts that other tests publish come and go at the top.
  const card = page.getByRole('main').getByRole('article').last()
  await card.scrollIntoViewIfNeeded()
  const title = (await card.getByRole('heading').textContent()) ?? ''
  const held = await holdRoute(page, '**/blogs/*.data*')
  await card.getByRole('link').click({ noWaitAfter: true })
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Chargement...' })).toBeVisible()
  held.pass()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.locator('article time')).toHaveText(/^\d{1,2}(er)? \S+ \d{4}$/)
  await expectLoaded(page.locator('article img').first())
  await expect(page.locator('.texte-riche h2').first()).toBeVisible()
  await expectAccessible(page)

  await page.goto('/blogs/999999')
  await expect(page.getByText(/^Erreur: \S+/)).toBeVisible()
  await page.route('**/blogs.data*', (route) => route.abort())
  await page.getByRole('link', { name: 'Retour au blog' }).click()
  await expect(page.getByText('Erreur: Les articles n’ont pas pu être chargés.')).toBeVisible()
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('the demo mailbox shows mails with their links', async ({ page, membres }) => {
  const { email } = await membres.create({ profileFilled: false })
  await page.goto('/dev/mails')
  const mail = page.getByRole('article').filter({ hasText: email }).first()
  await expect(mail.getByRole('link').first()).toHaveAttribute('href', /\/auth\/verifier\//)
  await expectAccessible(page, { within: 'main article' })
})
