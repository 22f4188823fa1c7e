import { readFile } from 'node:fs/promises'
import { annoncesOf } from '../../support/annonces.ts'
import { readMail } from '../../support/mailbox.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'

test.describe('vos données', () => {
  test('[PRIV-01, PRIV-05, PRIV-07, PRIV-08] downloads what is stored about me, and deletes my account once I confirm with my password; says why when the server refuses', async ({
    page,
    membres,
    request,
    expectedErrors,
  }) => {
    expectedErrors.push(/40[049]/)
    const membre = await membres.create()
    const offre = await annoncesOf(request, membres).offre(membre)
    expect((await request.get(`/coloc/${offre.id}`)).status()).toBe(200)
    await page.setViewportSize({ width: 360, height: 740 })
    await membres.signInPage(page, membre)
    await page.goto('/profile')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Télécharger mes données' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('colocdar-mes-donnees.json')
    expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
      compte: { id: membre.id, email: membre.email },
      profil: { prenom: 'Samira', telephone: '06 61 23 45 67' },
    })

    await page.getByRole('button', { name: 'Supprimer mon compte' }).click()
    const dialog = page.getByRole('dialog', { name: 'Supprimer votre compte\u00a0?' })
    await expect(dialog).toContainText(
      'Vos visites à venir sont annulées. Les autres membres gardent les messages reçus, de la part d’un « ancien membre ». Cela ne se défait pas.',
    )
    await expectAccessible(page)

    const password = dialog.getByRole('textbox', { name: 'Mot de passe' })
    const confirm = dialog.getByRole('button', { name: 'Supprimer définitivement' })
    await confirm.click()
    await expect(password).toHaveAccessibleDescription(/Le mot de passe est requis/)
    await password.fill('autre-chose')
    await confirm.click()
    await expect(password).toHaveAccessibleDescription(/Ce mot de passe n’est pas le bon\./)
    await password.fill(membre.password)
    const lastAdministrator = 'Il doit rester au moins un administrateur.'
    await page.route('**/api/test/utilisateur', (route) =>
      route.fulfill({ status: 409, json: { code: 'CONFLICT', message: lastAdministrator, requestId: 'x' } }),
    )
    await confirm.click()
    await expect(dialog.getByRole('alert')).toContainText(lastAdministrator)
    await page.unrouteAll()
    await confirm.click()

    await expect(page).toHaveURL('/')
    await expect(page.getByText('Votre compte est supprimé')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    expect((await readMail(request, membre.email, /dernier que nous vous envoyons/)).subject).toBe(
      'Votre compte est supprimé',
    )
    expect((await request.get(`/coloc/${offre.id}`)).status()).toBe(404)
    const signin = await request.post('/api/auth/signin', {
      data: { username: membre.username, password: membre.password },
    })
    expect(signin.status()).toBe(401)
  })
})
