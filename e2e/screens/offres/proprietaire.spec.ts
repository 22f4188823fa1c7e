import { annoncesOf } from '../../support/annonces.ts'
import { catalogueOf } from '../../support/catalogue.ts'
import { answerFirst } from '../../support/first-answer.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'

// The server renders a 404 for everybody; the owner's browser then loads the offer as the owner.
const notForVisitors = /status of 404/

test.describe('une offre vue par son propriétaire', () => {
  test('[DETAIL-07, DETAIL-08, DETAIL-10, DETAIL-17, API-16, API-19, DATA-15] while it is not verified is for them alone, who change it on its own page', async ({
    page,
    request,
    membres,
    expectedErrors,
  }) => {
    expectedErrors.push(notForVisitors, /offre \d+/)
    const owner = await membres.create()
    const { id, titre } = await annoncesOf(request, membres).offre(owner, { verified: false })
    const agadir = await catalogueOf(request).ville('Agadir')

    const mine = `/api/test/coloc/search?page=0&size=10&userId=${owner.id}`
    expect((await (await request.get(mine, { headers: owner.headers })).json()).content).toHaveLength(1)
    expect((await (await request.get(mine)).json()).content).toHaveLength(0)

    await page.goto(`/coloc/${id}`)
    await expect(page).toHaveURL('/404')
    const { headers } = await membres.demo('chercheur')
    expect((await request.get(`/api/test/coloc/${id}`, { headers })).status()).toBe(404)

    await membres.signInPage(page, owner)
    await page.goto(`/coloc/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titre)
    await expect(page).toHaveURL(`/coloc/${id}`)
    await expect(page.getByText('En cours de vérification')).toBeVisible()
    await page.getByRole('link', { name: 'Voir le profil' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Samira A.' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Modifier' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Supprimer' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Afficher le numéro' })).toBeHidden()

    const form = page.getByRole('form', { name: 'Modifier l’annonce' })
    const edit = page.getByRole('button', { name: 'Modifier' })

    await edit.click()
    await expect(form).toBeVisible()
    await edit.click()
    await expect(form).toBeHidden()
    await edit.click()
    await expectAccessible(page, { within: 'form[aria-label="Modifier l’annonce"]' })

    await form.getByLabel('Adresse').fill('12, rue des Orangers')
    await form.getByLabel('Prix').fill('1 650')
    await form.getByLabel('Superficie').fill('18,5')
    await form.getByLabel('Nombre de colocataires').fill('3')
    await form.getByLabel('Description').fill('Refaite à neuf.')
    await form.getByLabel('Type de logement').selectOption('STUDIO')
    await form.getByLabel('Ville').selectOption(agadir.nom)
    const sent = page.waitForRequest((request) => request.method() === 'PUT')
    await form.getByRole('button', { name: 'Enregistrer' }).click()

    expect((await sent).postDataJSON()).toEqual({
      adresse: '12, rue des Orangers',
      prix: 1650,
      superficie: 18.5,
      nbrColoc: 3,
      description: 'Refaite à neuf.',
      type: 'STUDIO',
      ville: agadir.id,
    })
    await expect(form).toBeHidden()
    for (const text of [
      '12, rue des Orangers',
      /1\s650\sdh/,
      /18,5\sm²/,
      '3 colocataires',
      'Refaite',
      'Studio',
      'Agadir',
    ])
      await expect(page.getByRole('main')).toContainText(text)
  })

  test('loses nothing of the page when what only they use cannot be loaded', async ({
    page,
    request,
    membres,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_FAILED/)
    const owner = await membres.create()
    const annonces = annoncesOf(request, membres)
    const [offre, demande] = await Promise.all([annonces.offre(owner), annonces.demande(owner)])
    await membres.signInPage(page, owner)
    for (const [path, titre] of [
      [`/coloc/${offre.id}`, offre.titre],
      [`/demande/${demande.id}`, demande.titre],
    ] as const) {
      const everybodys = await (await request.get(path)).text()
      await page.route('**/assets/*.js', (route) =>
        everybodys.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
      )
      await page.goto(path)
      await expect(page.getByText('Erreur de réseau. Veuillez vérifier votre connexion Internet.')).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titre)
      await page.unrouteAll()
    }
  })

  test('[ROLE-07, DETAIL-11, API-21, ERR-20] only logs an edit or a deletion that fails, and once deleted leads to /mes-offres', async ({
    page,
    request,
    membres,
    expectedErrors,
  }) => {
    expectedErrors.push(notForVisitors, /400|ERR_FAILED/, /^(modification|suppression) (de )?offre/)
    const owner = await membres.create()
    const { id } = await annoncesOf(request, membres).offre(owner)
    await membres.signInPage(page, owner)
    await page.goto(`/coloc/${id}`)
    await page.getByRole('button', { name: 'Modifier' }).click()
    const form = page.getByRole('form', { name: 'Modifier l’annonce' })
    await form.getByLabel('Prix').fill('-5')
    await form.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(form.getByLabel('Prix')).toHaveAccessibleDescription('Le prix doit être positif')
    await expect(form.getByLabel('Prix')).toBeFocused()

    await form.getByLabel('Prix').fill('1900')
    await answerFirst(page, '**/api/test/coloc/*', (route) => route.abort())
    const edit = page.waitForEvent('console', (message) => message.text().startsWith('modification offre'))
    await form.getByRole('button', { name: 'Enregistrer' }).click()
    await edit
    await expect(form).toContainText('Erreur de réseau. Veuillez vérifier votre connexion Internet.')
    await expect(form.getByLabel('Prix')).toHaveValue('1900')
    await form.getByRole('button', { name: 'Annuler' }).click()

    const remove = page.getByRole('button', { name: 'Supprimer' })
    const question = page.getByRole('dialog', { name: 'Supprimer cette annonce ?' })
    await remove.click()
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Annuler' }).click()
    await expect(question).toBeHidden()

    await page.route('**/api/test/coloc/*', (route) => route.abort())
    const removal = page.waitForEvent('console', (message) => message.text().startsWith('suppression de offre'))
    await remove.click()
    await question.getByRole('button', { name: 'Oui, supprimer' }).click()
    await removal
    await expect(page.getByText('La suppression n’a pas abouti.')).toBeVisible()
    await expect(page).toHaveURL(`/coloc/${id}`)

    await page.unrouteAll()
    await remove.click()
    await question.getByRole('button', { name: 'Oui, supprimer' }).click()
    await expect(page).toHaveURL('/mes-offres')
    expect((await request.get(`/api/test/coloc/${id}`, { headers: owner.headers })).status()).toBe(404)
  })
})
