import { randomBytes } from 'node:crypto'
import { test } from '../../support/administration.ts'
import { validatedAvis } from '../../support/avis.ts'
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
  await page.getByLabel('Image', { exact: true }).setInputFiles(png('ville'))
  await expect(page.getByRole('img', { name: 'Image choisie' })).toBeVisible()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
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
  await page.getByRole('button', { name: 'Enregistrer et voir l’aperçu' }).click()
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
