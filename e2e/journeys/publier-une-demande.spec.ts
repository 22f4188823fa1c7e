import { randomBytes } from 'node:crypto'
import { annoncesOf } from '../support/annonces.ts'
import { keyboardOf } from '../support/keyboard.ts'
import { forgetSession } from '../support/sign-in.ts'
import { publish } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'

test('a request by keyboard: from the navbar to the public list', async ({ page, request, membres, baseURL }) => {
  const suffix = randomBytes(4).toString('hex')
  const titre = `Étudiant calme ${suffix}`
  const keyboard = keyboardOf(page)
  // A city of this test alone: nothing else waits there.
  const annonces = annoncesOf(request, membres)
  const ville = await annonces.ville()

  // From the registration on, and to a number revealed: publier-une-offre.spec.ts.
  await membres.signInPage(page, await membres.create())
  await page.goto('/about')
  await publish(page, 'Ajouter une demande')
  const next = page.getByRole('button', { name: 'Suivant' })
  await keyboard.activate(next)
  await keyboard.reach(page.getByLabel('Titre'))
  await page.keyboard.press('Control+A')
  await page.keyboard.insertText(titre)
  await keyboard.type(page.getByLabel('Description'), 'Calme et non-fumeur.')
  await keyboard.select(page.getByLabel('Ville'), ville.nom)
  await keyboard.type(page.getByLabel('Quartier'), 'Centre')
  await keyboard.type(page.getByLabel('Budget'), '2 000')
  await keyboard.check(page.getByRole('radio', { name: 'Immédiatement' }))
  await keyboard.type(page.getByLabel('Durée'), '6')
  await keyboard.activate(next)
  const created = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && /\/test\/demande$/.test(answer.url()),
  )
  await keyboard.activate(page.getByRole('button', { name: 'Soumettre' }))
  const { id } = await (await created).json()
  await keyboard.activate(page.getByRole('main').getByRole('link', { name: /^Retour à l.accueil$/ }))
  await expect(page).toHaveURL('/')
  expect((await request.get(`/demande/${id}`)).status()).toBe(404)

  // By the administrator's screen: publier-une-offre.spec.ts.
  await annonces.verify('demande', id)
  await forgetSession(page, baseURL as string)
  await page.goto(`/coloc/ville/${ville.id}/demandes`)
  // The card of a request leads to the person who asks.
  await keyboard.activate(page.getByRole('link', { name: titre }).first())
  await expect(page).toHaveURL(/\/utilisateur\/\d+$/)
})
