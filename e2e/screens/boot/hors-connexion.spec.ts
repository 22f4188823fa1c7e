import type { Page } from '@playwright/test'
import { catalogueOf } from '../../support/catalogue.ts'
import { hearsNoOnline } from '../../support/offline.ts'
import { expect, test } from '../../support/test.ts'

// The other tests replace answers of the server, which a service worker would ask for beside them.
test.use({ serviceWorkers: 'allow' })

/** What the worker keeps, beside what the visitor does. */
const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('pages-'))
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

const untilKept = async (page: Page, addresses: string[]) => {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect.poll(() => keptAddresses(page)).toEqual(expect.arrayContaining(addresses))
}

test('without a connection, visited pages can be read, others say so, and a form keeps what was typed', async ({
  page,
  context,
  request,
  membres,
  expectedErrors,
}) => {
  expectedErrors.push(
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503|NetworkError|Failed to fetch|Error loading route module/,
  )
  const offre = await catalogueOf(request).offre()
  await membres.signInPage(page, await membres.shared())
  await page.goto('/coloc/offres')
  await untilKept(page, ['/coloc/offres'])
  // One page as a document, one by a link, one that is personal.
  await page.goto(`/coloc/${offre.id}`)
  await page.getByRole('contentinfo').getByRole('link', { name: 'À propos' }).click()
  await untilKept(page, [`/coloc/${offre.id}`, '/about'])
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/')
  await untilKept(page, ['/'])
  expect((await keptAddresses(page)).sort()).toEqual(['/', '/about', '/coloc/offres', `/coloc/${offre.id}`].sort())

  const contact = page.locator('#contact')
  // What checks the form is loaded once somebody is in it.
  await contact.getByRole('button', { name: 'Envoyer' }).click()
  await expect(contact.getByText('Le sujet est requis')).toBeVisible()
  await contact.getByLabel('Message').fill('Bonjour, votre site est-il gratuit ?')
  await contact.getByLabel('Sujet').fill('Une question')
  await contact.getByLabel(/e-mail/i).fill('karim@exemple.ma')
  // Without waiting for a hydration that the page without a connection does not have.
  const open = (path: string) => page.evaluate((path) => location.assign(path), path)
  await context.setOffline(true)
  await contact.getByRole('button', { name: 'Envoyer' }).click()
  await expect(contact.getByText('Veuillez vérifier votre connexion Internet.')).toBeVisible()
  await expect(contact.getByLabel('Message')).toHaveValue('Bonjour, votre site est-il gratuit ?')

  await page.goto(`/coloc/${offre.id}`)
  await expect(page.getByRole('heading', { level: 1, name: offre.titre })).toBeVisible()
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1, name: 'À propos de Colocdar' })).toBeVisible()

  await open('/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Pas de connexion' })).toBeVisible()
  await page.getByRole('link', { name: 'À propos' }).click()
  await expect(page).toHaveURL('/about')
  // Where the router has no answer, the document that was kept is loaded.
  await page.getByRole('navigation').getByRole('link', { name: 'Offres' }).first().click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page).toHaveURL('/coloc/offres')

  await hearsNoOnline(page)
  await open('/conditions')
  await expect(page.getByRole('heading', { level: 1, name: 'Pas de connexion' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: /Conditions/ })).toBeVisible()
})

test('what was visited is not kept after « Se déconnecter »', async ({ page, membres }) => {
  const membre = await membres.signedIn(await membres.shared())
  await membres.signInPage(page, membre)
  await page.goto('/coloc/offres')
  await untilKept(page, ['/coloc/offres'])
  await page.getByRole('banner').getByRole('button', { name: membre.username }).click()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => keptAddresses(page)).not.toContain('/coloc/offres')
})
