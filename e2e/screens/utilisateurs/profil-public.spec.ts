import { expect, expectAccessible, requestTest, test } from '../../support/test.ts'

test.describe('profil public', () => {
  test('[ROUTE-26, PUBPROFILE-01, ERR-15] is whole before any script runs, and says so when it cannot be loaded', async ({
    page,
    membres,
    request,
    expectedErrors,
  }) => {
    expectedErrors.push(/net::ERR_FAILED/)
    const { id } = await membres.demo('chercheur')
    const profil = await (await request.get(`/api/test/utilisateur/${id}`)).json()
    const html = await (await request.get(`/utilisateur/${id}`)).text()
    for (const text of [profil.username, profil.demande.ville.nom, ...profil.langues]) expect(html).toContain(text)

    await page.goto(`/utilisateur/${id}`)
    const header = page.getByRole('complementary', { name: 'Membre' })
    await expect(header.getByRole('heading', { level: 1 })).toHaveText('Salma E.')
    await expectAccessible(page)

    await page.getByRole('contentinfo').getByRole('link', { name: 'À propos' }).click()
    await expect(page).toHaveURL('/about')
    await page.route('**/*.data*', (route) => route.abort())
    await page.goBack()
    await expect(page.getByText('Failed to load user data. Please try again later.')).toBeVisible()
    await expectAccessible(page)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(header).toBeVisible()
  })

  requestTest('[ERR-15] answers 404 for a member who does not exist', async ({ request }) => {
    for (const id of ['999999', 'abc']) {
      const answer = await request.get(`/utilisateur/${id}`)
      expect(answer.status()).toBe(404)
      expect(await answer.text()).toContain('Failed to load user data. Please try again later.')
    }
  })
})
