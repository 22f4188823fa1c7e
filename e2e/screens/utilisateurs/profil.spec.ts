import { annoncesOf } from '../../support/annonces.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'

test.describe('mon profil', () => {
  test('[ROUTE-10, PROFILE-01, PROFILE-02, PROFILE-03, ROUTE-15, ROUTE-18] shows who I am and the way to what is mine', async ({
    page,
    membres,
  }) => {
    const membre = await membres.shared()
    await membres.signInPage(page, membre)
    await page.goto('/profile')
    const panel = page.getByRole('complementary', { name: 'Mon compte' })
    await expect(panel.getByText('S', { exact: true })).toBeVisible()
    await expect(panel).toContainText('Samira Alaoui')
    await expect(panel).toContainText(membre.email)
    await expect(panel).toContainText('E-mail vérifié')
    await expect(panel.getByRole('button', { name: 'Vérifier email' })).toBeHidden()
    await expect(panel.getByRole('navigation').getByRole('link', { name: 'Modifier mon profil' })).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Mes annonces' })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Modifier ma demande' })).toBeHidden()

    const card = page.getByRole('article').filter({ hasText: 'Informations publiques' })
    const facts = ['Samira', 'Alaoui', '27 ans', membre.email, '06 61 23 45 67', 'Calme et organisée.', 'Français']
    for (const fact of [...facts, 'Sport', 'Cuisine', 'Lecture']) await expect(card).toContainText(fact)
    await expectAccessible(page)
  })

  test('[PROFILE-04, PROFILE-05, ROUTE-15, ROUTE-18] shows my request, that it waits for verification, and how many offers I have', async ({
    page,
    membres,
    request,
  }) => {
    const membre = await membres.create()
    const annonces = annoncesOf(request, membres)
    const demande = await annonces.demande(membre, { titre: 'Étudiante cherche chambre', verified: false })
    for (const titre of ['Chambre', 'Studio']) await annonces.offre(membre, { titre, verified: false })
    await membres.signInPage(page, membre)
    await page.goto('/profile')
    const card = page.getByRole('article').filter({ hasText: 'Ma demande' })
    const facts = ['Étudiante cherche chambre', 'Imediatement disponible', 'Centre', 'Settat', 'une chambre calme.']
    for (const fact of facts) await expect(card).toContainText(fact)
    await expect(card).toContainText(/1\s800\sdh/)
    await expect(card).toContainText('En cours de vérification')
    const link = page.getByRole('complementary').getByRole('link', { name: 'Modifier ma demande' })
    await expect(link).toHaveAttribute('href', `/edit-demande/${demande.id}`)
    const offres = page.getByRole('complementary').getByRole('link', { name: /Mes annonces/ })
    await expect(offres).toHaveAttribute('href', '/offres')
    await expect(offres).toContainText('2 offres')

    await annonces.verify('demande', demande.id)
    await page.reload()
    await expect(card).toContainText('Vérifié')
  })

  test('[ERR-14, PROFILE-02, PROFILE-07, PROFILE-08, ERR-32, ERR-33, STATE-33] says why it could not be loaded, sends the verification mail again, and opens « Complete votre Profile » when it turns out incomplete', async ({
    page,
    membres,
    expectedErrors,
  }) => {
    expectedErrors.push(/net::ERR_FAILED/)
    await membres.signInPage(page, await membres.shared({ emailVerified: false }))
    const profileUrl = '**/api/test/utilisateur/profile/*'
    const resendUrl = '**/api/test/utilisateur/resend?*'
    await page.route(profileUrl, (route) => route.abort())
    await page.route(resendUrl, (route) => route.abort())
    await page.goto('/profile')
    await expect(
      page.getByText(
        'Erreur lors de la récupération des données de profil : Erreur de réseau. Veuillez vérifier votre connexion Internet.',
      ),
    ).toBeVisible()
    await page.unroute(profileUrl)
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByRole('heading', { name: 'Informations publiques' })).toBeVisible()

    const verify = page.getByRole('button', { name: 'Vérifier email' })
    await verify.click()
    await expect(page.getByRole('alertdialog', { name: "Échec de l'envoi de l'email." })).toBeVisible()
    await page.getByRole('button', { name: 'OK' }).click()
    await page.unroute(resendUrl)
    await verify.click()
    await expect(page.getByText('Verification email sent!')).toBeVisible()

    await page.route(profileUrl, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), telephone: '' } })
    })
    await page.reload()
    await expect(page.getByRole('dialog', { name: 'Complete votre Profile' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('link', { name: 'Compléter mon profil' }).click()
    await expect(page).toHaveURL('/edit-profile')
  })

  test('[ROUTE-16, PROFILE-06, ROUTE-21] simulates a verification by code, says so, and has a page for subscriptions', async ({
    page,
    membres,
  }) => {
    await membres.signInPage(page, await membres.shared())
    await page.goto('/profile/telephone-verification')
    await expect(page.getByText('Ceci est une simulation')).toBeVisible()
    await expect(page.getByRole('radio', { name: /Téléphone/ })).toBeChecked()
    await page.getByRole('radio', { name: /E-mail/ }).check()
    await page.getByRole('button', { name: 'Recevoir un code' }).click()
    await page.getByRole('button', { name: 'Vérifier' }).click()
    await expect(page.getByLabel('Code à six chiffres')).toHaveAccessibleDescription(/six chiffres du code/)
    await expectAccessible(page)
    await page.getByLabel('Code à six chiffres').fill('123456')
    await page.getByRole('button', { name: 'Vérifier' }).click()
    await expect(page.getByText('Vérification simulée avec succès')).toBeVisible()

    await page.goto('/mes-abonnements')
    await expect(page.getByRole('heading', { name: 'Mes abonnements' })).toBeVisible()
    await expect(page.getByText('Aucun abonnement pour le moment')).toBeVisible()
    await expectAccessible(page)
  })
})
