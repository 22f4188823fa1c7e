import { annoncesOf } from '../../support/annonces.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'

interface Profil {
  id: number
  username: string
  age: number
  genre: string
  apropos: string
  langues: string[]
  tags: string[]
  demande: { quartier: string; description: string; ville: { nom: string } }
}

test.describe('profil public', () => {
  test('[ROUTE-26, PUBPROFILE-01, PUBPROFILE-04, PUBPROFILE-05] is whole before any script runs', async ({
    page,
    membres,
    request,
  }) => {
    const { id } = await membres.demo('chercheur')
    const profil = (await (await request.get(`/api/test/utilisateur/${id}`)).json()) as Profil
    const html = await (await request.get(`/utilisateur/${id}`)).text()
    for (const text of [profil.username, profil.demande.ville.nom, ...profil.langues]) expect(html).toContain(text)

    await page.goto(`/utilisateur/${id}`)
    const header = page.getByRole('complementary', { name: 'Membre' })
    await expect(header.getByRole('heading', { level: 1 })).toHaveText('Salma E.')
    await expect(header.getByText(profil.username, { exact: true })).toBeVisible()
    await expect(header.getByText('S', { exact: true })).toBeVisible()
    await expect(header).toContainText(`${profil.age} ans`)
    await expect(header).toContainText({ FEMME: 'Femme', HOMME: 'Homme' }[profil.genre] as string)
    const main = page.getByRole('main')
    const { ville, quartier, description } = profil.demande
    const facts = [profil.apropos, ...profil.langues, ...profil.tags, ville.nom, quartier, description]
    for (const fact of facts) await expect(main).toContainText(fact)
    await expect(main).toContainText(/\d\sdh/)
    await expectAccessible(page)
  })

  test('[PUBPROFILE-02, PUBPROFILE-03, PUBPROFILE-06] tells genre, verification and availability as they are', async ({
    page,
    request,
    membres,
  }) => {
    const membre = await membres.create()
    await annoncesOf(request, membres).demande(membre)
    const header = page.getByRole('complementary', { name: 'Membre' })
    const badge = header.getByText('vérifié', { exact: true })
    await page.goto(`/utilisateur/${membre.id}`)
    await expect(header).toContainText('27 ans')
    await expect(header).not.toContainText(/Homme|Femme|NON_SPECIFIE|ne pas le dire/)
    await expect(page.getByRole('main')).toContainText('Imediatement disponible')
    await expect(badge).toBeHidden()

    const { headers } = await membres.demo('admin')
    const data = { identityVerified: true }
    expect((await request.put(`/api/admin/utilisateurs/${membre.id}/identite`, { headers, data })).status()).toBe(200)
    await page.reload()
    await expect(badge).toBeVisible()
  })

  test('[ERR-15] says so when it cannot be loaded', async ({ page, membres, expectedErrors }) => {
    expectedErrors.push(/net::ERR_FAILED/)
    const { id } = await membres.demo('chercheur')
    await page.goto(`/utilisateur/${id}`)
    await page.getByRole('link', { name: 'Colocdar, accueil' }).click()
    await expect(page).toHaveURL('/')
    await page.route('**/*.data*', (route) => route.abort())
    await page.goBack()
    await expect(page.getByText('Failed to load user data. Please try again later.')).toBeVisible()
    await expectAccessible(page)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByRole('complementary', { name: 'Membre' })).toBeVisible()
  })

  test('[ERR-15] answers 404 for a member who does not exist', async ({ request }) => {
    for (const id of ['999999', 'abc']) {
      const answer = await request.get(`/utilisateur/${id}`)
      expect(answer.status()).toBe(404)
      expect(await answer.text()).toContain('Failed to load user data. Please try again later.')
    }
  })
})
