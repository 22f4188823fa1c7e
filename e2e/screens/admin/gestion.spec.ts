import { randomBytes } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { test } from '../../support/administration.ts'
import { validatedAvis } from '../../support/avis.ts'
import { answerFirst } from '../../support/first-answer.ts'
import { holdRoute } from '../../support/held-route.ts'
import type { Membre } from '../../support/membres.ts'
import { png } from '../../support/pictures.ts'
import { expect } from '../../support/test.ts'

const suffix = () => randomBytes(3).toString('hex')

test('finds, blocks and unblocks a member, writes it in the journal, and never takes the last administrator’s role', async ({
  page,
  admin,
  membres,
  expectedErrors,
}) => {
  expectedErrors.push(/409/, /status of 400/)
  const membre = await membres.create()
  await page.goto('/admin/utilisateurs')
  await page.getByLabel('Nom, e-mail ou téléphone').fill(membre.username)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=membre-/)
  await page.getByRole('link', { name: membre.username }).click()

  await page.getByRole('button', { name: 'Bloquer', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('ses visites à venir sont annulées')
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
  const password = page.getByRole('textbox', { name: 'Votre mot de passe' })
  await expect(password).toBeFocused()
  await password.fill('pas-le-bon')
  await page.keyboard.press('Enter')
  await expect(password).toHaveAccessibleDescription('Ce mot de passe n’est pas le bon.')
  await password.fill(admin.password)
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

test('adds, renames and moves cities, and does not offer to delete one in use', async ({ page }) => {
  const nom = `Ksar ${suffix()}`
  await page.goto('/admin/villes')
  await page.getByRole('button', { name: 'Ajouter une ville' }).click()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Le nom de la ville est requis.')).toBeVisible()
  await page.getByLabel('Nom').fill(nom)
  await page.getByLabel('En arabe').fill('Ksar')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Le nom arabe s’écrit en lettres arabes.')).toBeVisible()
  await page.getByLabel('En arabe').fill('قصر')
  await sendsWithImage(page, { name: 'Enregistrer' })
  await expect(page.getByRole('heading', { name: `${nom} قصر` })).toBeVisible()
  await page.getByRole('button', { name: `Monter ${nom}` }).click()
  await expect(page.getByRole('button', { name: `Descendre ${nom}` })).toBeEnabled()
  await page.getByRole('button', { name: `Modifier ${nom}` }).click()
  await page.getByLabel('Nom').fill(`${nom} bis`)
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByRole('button', { name: `Supprimer ${nom} bis` }).click()
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click()
  await expect(page.getByRole('heading', { name: `${nom} bis`, level: 2 })).toHaveCount(0)
  await page.getByRole('button', { name: 'Supprimer Casablanca' }).click()
  const refusal = page.getByRole('dialog', { name: 'Casablanca ne peut pas être supprimée' })
  await expect(refusal).toContainText(/Il s’y trouve \d+ offres/)
  await expect(refusal.getByRole('button', { name: 'Supprimer' })).toHaveCount(0)
})

test('writes an article, previews it, publishes it and deletes it', async ({ page }) => {
  const titre = `Bien choisir ${suffix()}`
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
  await sendsWithImage(page, { name: 'Enregistrer et voir l’aperçu' })
  await expect(page).toHaveURL(/\/admin\/blog\/\d+$/)
  await expect(page.getByRole('tabpanel').getByText('Lisez tout.')).toBeVisible()
  await page.getByRole('button', { name: 'Publier' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Dépublier' })).toBeFocused()
  const article = page.url().split('/').at(-1)
  await page.goto(`/blogs/${article}`)
  await expect(page.getByRole('heading', { name: titre })).toBeVisible()
  await page.goto(`/admin/blog/${article}`)
  await page.getByRole('button', { name: 'Supprimer' }).click()
  await page.getByRole('button', { name: 'Supprimer l’article' }).click()
  await expect(page).toHaveURL(/\/admin\/blog$/)
  await expect(page.getByRole('link', { name: titre })).toHaveCount(0)
})

test('saves an article that was changed after the answer to its first save was lost', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/)
  await page.goto('/admin/blog/nouveau')
  await page.getByLabel('Titre').fill(`Réponse perdue ${suffix()}`)
  await page.getByLabel('Contenu').fill('<p>Une fois.</p>')
  await answerFirst(page, '**/api/admin/articles', async (route) => {
    await route.fetch()
    await route.abort()
  })
  const save = page.getByRole('button', { name: 'Enregistrer et voir l’aperçu' })
  await save.click()
  await expect(page.getByText('Impossible')).toBeVisible()
  await page.getByLabel('Contenu').fill('<p>Deux fois.</p>')
  await save.click()
  await expect(page).toHaveURL(/\/admin\/blog\/\d+$/)
})

test('publishes an article only once what was typed is saved', async ({ page, request, admin }) => {
  const { id, stored } = await draftOf(request, admin)
  await page.goto(`/admin/blog/${id}`)
  await page.getByLabel('Contenu').fill('<p>Relu.</p>')
  await page.getByRole('tab', { name: 'Aperçu' }).click()
  await page.getByRole('button', { name: 'Publier' }).click()
  await expect(page.getByText('Enregistrez d’abord vos changements')).toBeVisible()
  expect(await stored()).toMatchObject({ contenu: '<p>Brouillon.</p>', publishedAt: null })

  const save = async (contenu: string) => {
    await page.getByRole('tab', { name: 'Écrire' }).click()
    await page.getByLabel('Contenu').fill(contenu)
    await page.getByRole('button', { name: 'Enregistrer et voir l’aperçu' }).click()
    await expect(page.getByRole('tabpanel').getByText(/^Relu/)).toBeVisible()
  }
  await save('<p>Relu.</p>')
  await page.getByRole('button', { name: 'Publier' }).click()
  await expect(page.getByRole('button', { name: 'Dépublier' })).toBeVisible()
  expect(await stored()).toMatchObject({ contenu: '<p>Relu.</p>', publishedAt: expect.any(String) })
  // Publishing made another version, which this form has seen.
  await save('<p>Relu deux fois.</p>')
  await page.getByRole('button', { name: 'Dépublier' }).click()
  await save('<p>Relu trois fois.</p>')
  expect(await stored()).toMatchObject({ contenu: '<p>Relu trois fois.</p>', publishedAt: null })
})

test('neither publishes nor overwrites what another administrator saved in an article meanwhile', async ({
  page,
  request,
  admin,
  expectedErrors,
}) => {
  expectedErrors.push(/412/)
  const { id, url, stored } = await draftOf(request, admin)
  const others = { titre: 'Tout autre', contenu: '<p>D’une autre main.</p>' }
  await page.goto(`/admin/blog/${id}`)
  await expect(page.getByLabel('Contenu')).toHaveValue('<p>Brouillon.</p>')
  // Saved before the page reloads its data: the form must not take this version for its own.
  await page.route(`**${url}`, async (route) => {
    if (route.request().method() === 'GET') await request.put(url, { headers: admin.headers, data: others })
    await route.continue()
  })
  const save = async (contenu: string) => {
    await page.getByRole('tab', { name: 'Écrire' }).click()
    await page.getByLabel('Contenu').fill(contenu)
    await page.getByRole('button', { name: 'Enregistrer et voir l’aperçu' }).click()
  }
  await save('<p>D’ici.</p>')
  await expect(page.getByRole('heading', { level: 1, name: 'Tout autre' })).toBeVisible()
  const refused = () => page.waitForResponse((answer) => answer.url().includes(url) && answer.status() === 412)
  await Promise.all([refused(), page.getByRole('button', { name: 'Publier' }).click()])
  await Promise.all([refused(), save('<p>Encore d’ici.</p>')])
  expect(await stored()).toMatchObject({ ...others, publishedAt: null })

  // One goes on with what was typed, on top of what is stored.
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Recharger' }).click()
  await expect(page.getByText('Brouillon repris')).toBeVisible()
  await expect(page.getByLabel('Titre')).toHaveValue('Tout autre')
  await expect(page.getByLabel('Contenu')).toHaveValue('<p>Encore d’ici.</p>')
  await page.getByRole('button', { name: 'Enregistrer et voir l’aperçu' }).click()
  await expect(page.getByRole('tabpanel').getByText('Encore d’ici.', { exact: true })).toBeVisible()
  expect(await stored()).toMatchObject({ titre: 'Tout autre', contenu: '<p>Encore d’ici.</p>' })
})

test('reads and answers messages, and hides a review again', async ({ page, request, membres, admin }) => {
  const subject = `Question ${suffix()}`
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

  const commentaire = `Trouvé en ${suffix()} jours.`
  await validatedAvis(request, { auteur: await membres.shared(), admin, commentaire })
  await page.goto('/admin/avis')
  const avis = page.getByRole('article').filter({ hasText: commentaire })
  await avis.getByRole('button', { name: /Masquer/ }).click()
  await page.getByLabel('L’avis est une publicité.').check()
  await page.getByRole('button', { name: 'Masquer l’avis', exact: true }).click()
  await expect(avis).toHaveCount(0)
})

/** The form waits for the picture that was chosen for it. */
const sendsWithImage = async (page: Page, save: { name: string }) => {
  const held = await holdRoute(page, '**/api/test/images/upload')
  await page.getByLabel('Image', { exact: true }).setInputFiles(png('image'))
  await expect(page.getByRole('button', { name: 'Envoi de l’image…' })).toHaveAttribute('aria-disabled', 'true')
  held.pass()
  await expect(page.getByRole('img', { name: 'Image choisie' })).toBeVisible()
  await page.getByRole('button', save).click()
}

const draftOf = async (request: APIRequestContext, { headers }: Membre) => {
  const data = { titre: `Brouillon ${suffix()}`, contenu: '<p>Brouillon.</p>' }
  const { id } = await (await request.post('/api/admin/articles', { headers, data })).json()
  const url = `/api/admin/articles/${id}`
  return { id, url, stored: async () => (await request.get(url, { headers })).json() }
}
