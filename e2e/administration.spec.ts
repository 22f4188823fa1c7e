import type { Page } from '@playwright/test'
import { annoncesOf } from './support/annonces.ts'
import { freezeClock } from './support/clock.ts'
import type { Membre } from './support/membres.ts'
import { test as base, expect, expectAccessible } from './support/test.ts'

interface Administration {
  annonces: ReturnType<typeof annoncesOf>
  admin: Membre
  /** A city of this test alone, with offers that wait: the queue filtered by it is nobody else's. */
  waiting: (titres: string[]) => Promise<{ ville: { id: number; nom: string }; auteur: Membre; ids: number[] }>
}

const test = base.extend<Administration>({
  annonces: async ({ request, membres }, use) => use(annoncesOf(request, membres)),
  admin: async ({ membres, page }, use) => {
    const admin = await membres.demo('admin')
    await membres.signInPage(page, admin)
    await use(admin)
  },
  waiting: async ({ annonces, membres }, use) =>
    use(async (titres) => {
      const [ville, auteur] = await Promise.all([annonces.ville(), membres.create()])
      const ids: number[] = []
      for (const titre of titres)
        ids.push((await annonces.offre(auteur, { titre, villeId: ville.id, verified: false })).id)
      return { ville, auteur, ids }
    }),
})

const queueOf = (ville: { id: number }) => `/admin?villeId=${ville.id}`
const opened = (page: Page, titre: string) => page.getByRole('heading', { level: 2, name: titre })

test('does not exist for visitors and members', async ({ page, membres }) => {
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
  await membres.signInPage(page, await membres.demo('chercheur'))
  for (const path of ['/admin', '/admin/utilisateurs']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Administration' })).toHaveCount(0)
  }
})

test('decides by keyboard alone, and the public list shows it at once', async ({ page, admin, waiting }) => {
  expect(admin.username).toBe('admin')
  const { ville } = await waiting(['Chambre une', 'Chambre deux', 'Chambre trois'])
  await page.goto(queueOf(ville))
  await expect(opened(page, 'Chambre une')).toBeFocused()
  await page.keyboard.press('j')
  await expect(opened(page, 'Chambre deux')).toBeVisible()
  await page.keyboard.press('k')
  await expect(opened(page, 'Chambre une')).toBeVisible()
  await page.keyboard.press('v')
  await expect(opened(page, 'Chambre deux')).toBeFocused()
  await page.keyboard.press('v')
  await expect(opened(page, 'Chambre trois')).toBeVisible()
  await expect(page.getByText('Vérifié : Chambre deux')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Offres 1' })).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Raccourcis clavier' })).toBeVisible()
  await page.keyboard.press('v')
  await page.keyboard.press('Escape')
  await expect(opened(page, 'Chambre trois')).toBeVisible()
  await page.goto(`/coloc/ville/${ville.id}/offres`)
  await expect(page.getByRole('link', { name: 'Chambre une' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Chambre deux' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Chambre trois' })).toHaveCount(0)
})

test('refuses with a reason that the author reads, corrects and gets verified', async ({
  page,
  request,
  admin,
  membres,
  waiting,
}) => {
  const { ville, auteur, ids } = await waiting(['Chambre avec vue'])
  const url = `/api/test/coloc/${ids[0]}`
  const isVerified = async () => (await (await request.get(url, { headers: admin.headers })).json()).verified
  const edit = async (data: object) =>
    expect((await request.put(url, { headers: auteur.headers, data })).ok()).toBe(true)

  await page.goto(queueOf(ville))
  await expect(opened(page, 'Chambre avec vue')).toBeFocused()
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', { name: 'Refuser : Chambre avec vue' })
  await expect(dialog.getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Indiquez le motif : il est envoyé à l’auteur.')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Motif' })).toBeFocused()
  await dialog.getByLabel('Le prix semble erroné.').press('Space')
  await dialog.getByRole('textbox', { name: 'Motif' }).press('End')
  await page.keyboard.type(' Vraiment ?')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Refuser' }).press('Enter')
  await expect(page.getByText('Rien n’attend')).toBeVisible()
  await expect(page.getByText('Refusé : Chambre avec vue')).toBeVisible()

  await membres.signInPage(page, auteur)
  await page.goto('/offres')
  await expect(page.getByText('Le prix semble erroné. Vraiment ?')).toBeVisible()

  await edit({ description: 'Une chambre calme.' })
  await membres.signInPage(page, admin)
  await page.goto(queueOf(ville))
  await expect(page.getByText('Décisions précédentes')).toBeVisible()
  await page.keyboard.press('v')
  await expect.poll(isVerified).toBe(true)

  await edit({ description: 'Une chambre bruyante.' })
  await page.reload()
  await expect(page.locator('del')).toHaveText('calme.')
  await expect(page.locator('ins')).toHaveText('bruyante.')
  await expectAccessible(page)
})

test('takes a decision back within five seconds', async ({ page, request, admin, waiting }) => {
  const { ville, ids } = await waiting(['Chambre à reprendre', 'Chambre suivante'])
  const isVerified = async () =>
    (await (await request.get(`/api/test/coloc/${ids[0]}`, { headers: admin.headers })).json()).verified
  await page.goto(queueOf(ville))
  await expect(opened(page, 'Chambre à reprendre')).toBeFocused()
  await page.keyboard.press('v')
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(opened(page, 'Chambre à reprendre')).toBeVisible()
  expect(await isVerified()).toBe(false)
  await page.keyboard.press('v')
  await expect(page.getByText('Vérifié : Chambre à reprendre')).toBeVisible()
  await page.keyboard.press('u')
  await expect(opened(page, 'Chambre à reprendre')).toBeVisible()
  expect(await isVerified()).toBe(false)
})

test('offers to take a decision back for exactly five seconds, even with the focus on it', async ({
  page,
  admin,
  waiting,
}) => {
  expect(admin.username).toBe('admin')
  const { ville } = await waiting(['Chambre décidée pour de bon', 'Chambre d’après'])
  await freezeClock(page)
  await page.goto(queueOf(ville))
  await expect(opened(page, 'Chambre décidée pour de bon')).toBeFocused()
  await page.keyboard.press('v')
  const undo = page.getByRole('button', { name: 'Annuler' })
  await undo.focus()
  await page.clock.runFor(4_900)
  await expect(undo).toBeVisible()
  await page.clock.runFor(200)
  await expect(undo).toHaveCount(0)
  // Neither by key.
  await page.keyboard.press('u')
  await expect(opened(page, 'Chambre d’après')).toBeVisible()
  await expect(page.getByText('Décision annulée.')).toHaveCount(0)
})

test('says who decided before, and shows again what changed meanwhile', async ({
  page,
  request,
  admin,
  waiting,
  expectedErrors,
}) => {
  expectedErrors.push(/409/, /412/)
  const { ville, auteur, ids } = await waiting(['Chambre décidée', 'Chambre modifiée'])
  await page.goto(queueOf(ville))
  await expect(opened(page, 'Chambre décidée')).toBeFocused()
  const decided = await request.post(`/api/admin/moderation/offre/${ids[0]}/verify`, {
    headers: admin.headers,
    data: { version: 1 },
  })
  expect(decided.ok(), await decided.text()).toBe(true)
  await page.keyboard.press('v')
  await expect(page.getByText(/Décision déjà prise par admin le .+\s: vérification\./)).toBeVisible()
  await expect(opened(page, 'Chambre modifiée')).toBeVisible()
  await request.put(`/api/test/coloc/${ids[1]}`, {
    headers: auteur.headers,
    data: { description: 'Tout autre chose.' },
  })
  await page.keyboard.press('v')
  await expect(page.getByText('Cette fiche a changé entre-temps : la voici à jour.')).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'Tout autre chose.' })).toBeVisible()
})

test('finds, blocks and unblocks a member, tells it in the journal, and never takes the last role', async ({
  page,
  admin,
  membres,
  expectedErrors,
}) => {
  expectedErrors.push(/409/)
  const membre = await membres.create()
  await page.goto('/admin/utilisateurs')
  await page.getByLabel('Nom, e-mail ou téléphone').fill(membre.username)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=membre-/)
  await page.getByRole('link', { name: membre.username }).click()

  await page.getByRole('button', { name: 'Bloquer', exact: true }).click()
  await page.getByRole('button', { name: 'Bloquer le compte' }).click()
  await expect(page.getByText('Indiquez le motif du blocage.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Motif' }).fill('Fraude répétée')
  await page.getByRole('button', { name: 'Bloquer le compte' }).click()
  await expect(page.getByText('Bloqué', { exact: true })).toBeVisible()
  await expect(page.getByText('Fraude répétée')).toBeVisible()
  await page.getByRole('button', { name: 'Débloquer' }).click()
  await expect(page.getByText('Bloqué', { exact: true })).toHaveCount(0)

  await page.getByRole('button', { name: 'Confirmer l’identité' }).click()
  await expect(page.getByText('Identité vérifiée')).toBeVisible()

  await page.getByRole('button', { name: 'Donner le rôle d’administrateur' }).click()
  await page.getByRole('button', { name: 'Donner le rôle', exact: true }).click()
  await page.getByRole('button', { name: 'Retirer le rôle d’administrateur' }).click()
  await page.getByRole('button', { name: 'Retirer le rôle', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Donner le rôle d’administrateur' })).toBeVisible()

  await page.goto(`/admin/journal?objet=utilisateur&objetId=${membre.id}`)
  await expect(page.getByRole('row', { name: /Blocage .*bloqué : non → oui Fraude répétée/ })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(1 + 5)
  await page.getByLabel('Action').selectOption('Rôle donné')
  await page.getByRole('button', { name: 'Filtrer' }).click()
  await expect(page.getByRole('row')).toHaveCount(1 + 1)

  await page.goto(`/admin/utilisateurs/${admin.id}`)
  await page.getByRole('button', { name: 'Retirer le rôle d’administrateur' }).click()
  await page.getByRole('button', { name: 'Retirer le rôle', exact: true }).click()
  await expect(page.getByText('Il doit rester au moins un administrateur.')).toBeVisible()
})

test('keeps the cities: adds, renames, moves, and refuses to delete one in use', async ({
  page,
  admin,
  expectedErrors,
}) => {
  expectedErrors.push(/409/)
  const nom = `Ksar ${admin.token.slice(-6)}`
  await page.goto('/admin/villes')
  await page.getByRole('button', { name: 'Ajouter une ville' }).click()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Le nom de la ville est requis.')).toBeVisible()
  await page.getByLabel('Nom').fill(nom)
  await page
    .getByLabel('Image', { exact: true })
    .setInputFiles({ name: 'v.png', mimeType: 'image/png', buffer: onePixel })
  await expect(page.getByRole('img', { name: 'Image choisie' })).toBeVisible()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByRole('button', { name: `Monter ${nom}` }).click()
  await expect(page.getByRole('button', { name: `Descendre ${nom}` })).toBeEnabled()
  await page.getByRole('button', { name: `Modifier ${nom}` }).click()
  await page.getByLabel('Nom').fill(`${nom} bis`)
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByRole('button', { name: `Supprimer ${nom} bis` }).click()
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click()
  await expect(page.getByRole('heading', { name: `${nom} bis`, level: 2, exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Supprimer Casablanca' }).click()
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click()
  await expect(page.getByText(/Casablanca ne peut pas être supprimée/)).toBeVisible()
})

test('writes an article, previews it, publishes it and deletes it', async ({ page, admin }) => {
  const titre = `Bien choisir ${admin.token.slice(-6)}`
  await page.goto('/admin/blog')
  await page.getByRole('link', { name: 'Écrire un article' }).click()
  await page.getByLabel('Titre').fill(titre)
  await page.getByLabel('Contenu').fill('<p>Lisez <em>ceci</em>.</p>')
  // Before anything is saved.
  await page.getByRole('tab', { name: 'Aperçu' }).click()
  await expect(page.getByRole('tabpanel').getByText('Lisez ceci.')).toBeVisible()
  await expect(page).toHaveURL(/\/nouveau$/)
  await page.getByRole('tab', { name: 'Écrire' }).click()
  await page.getByLabel('Contenu').fill('<p>Lisez <strong>tout</strong>.</p><script>alert(1)</script>')
  await page.getByRole('button', { name: 'Enregistrer et voir l’aperçu' }).click()
  await expect(page).toHaveURL(/\/admin\/blog\/\d+$/)
  await expect(page.getByRole('tabpanel').getByText('Lisez tout.')).toBeVisible()
  await page.getByRole('button', { name: 'Publier' }).click()
  await expect(page.getByRole('button', { name: 'Dépublier' })).toBeVisible()
  const article = page.url().split('/').at(-1)
  await page.goto(`/blogs/${article}`)
  await expect(page.getByRole('heading', { name: titre })).toBeVisible()
  await page.goto(`/admin/blog/${article}`)
  await page.getByRole('button', { name: 'Supprimer' }).click()
  await page.getByRole('button', { name: 'Supprimer l’article' }).click()
  await expect(page).toHaveURL(/\/admin\/blog$/)
  await expect(page.getByRole('link', { name: titre })).toHaveCount(0)
})

test('reads and answers messages, and hides a review again', async ({ page, admin, request }) => {
  const subject = `Question ${admin.token.slice(-6)}`
  const sent = await request.post('/api/test/contact', {
    data: { subject, email: 'lecteur@exemple.ma', message: 'Bonjour, une question.' },
  })
  expect(sent.ok(), await sent.text()).toBe(true)
  await page.goto('/admin/messages?etat=sansReponse')
  const message = page.getByRole('article').filter({ hasText: subject })
  await expect(message.getByRole('link', { name: 'Répondre par e-mail' })).toHaveAttribute('href', /^mailto:lecteur/)
  await message.getByRole('button', { name: 'Marquer comme lu' }).click()
  await expect(message.getByText('Non lu')).toHaveCount(0)
  await message.getByRole('button', { name: 'Marquer comme répondu' }).click()
  await expect(message).toHaveCount(0)

  await page.goto('/admin/avis')
  const comment = (await page.getByRole('article').last().locator('p').nth(1).textContent()) ?? ''
  await page
    .getByRole('article')
    .last()
    .getByRole('button', { name: /Masquer/ })
    .click()
  await page.getByLabel('L’avis est une publicité.').check()
  await page.getByRole('button', { name: 'Masquer l’avis', exact: true }).click()
  await expect(page.getByText(comment)).toHaveCount(0)
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
      await page.goto(path)
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

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
