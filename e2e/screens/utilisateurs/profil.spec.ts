import { expect, expectAccessible, test } from '../../support/test.ts'

test.describe('mon profil', () => {
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

  test('[ROUTE-10, ROUTE-16, PROFILE-06, ROUTE-21] shows the member’s panel; the verification by code is simulated and says so; the subscriptions have their page', async ({
    page,
    membres,
  }) => {
    const membre = await membres.shared()
    await membres.signInPage(page, membre)
    await page.goto('/profile')
    const panel = page.getByRole('complementary', { name: 'Mon compte' })
    await expect(panel).toContainText(membre.email)
    await expect(page.getByRole('checkbox', { name: 'Rappels de vos annonces' })).toBeEnabled()
    await expect(page.getByText('Cet appareil')).toBeVisible()
    await expectAccessible(page)

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
