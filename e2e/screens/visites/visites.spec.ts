import { annoncesOf } from '../../support/annonces.ts'
import { opensHydrated } from '../../support/hydration.ts'
import { signInByForm } from '../../support/sign-in.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'

test('an owner proposes moments, the visitor takes one, and both see it at once', async ({
  page,
  browser,
  membres,
  request,
}) => {
  const [owner, seeker] = [await membres.create(), await membres.create()]
  const { id: annonceId } = await annoncesOf(request, membres).offre(owner)
  const begun = await request.post('/api/conversations', {
    headers: seeker.headers,
    data: { annonce: 'offre', annonceId, texte: 'Bonjour' },
  })
  const { id } = await begun.json()
  const visitor = opensHydrated(await browser.newPage())
  await membres.signInPage(visitor, seeker)
  await visitor.goto(`/messages/${id}`)
  await expect(visitor.getByRole('button', { name: 'Demander une visite' })).toBeVisible()

  await membres.signInPage(page, owner)
  await page.goto(`/messages/${id}`)
  await page.getByRole('button', { name: 'Proposer une visite' }).click()
  const dialog = page.getByRole('dialog', { name: 'Proposer une visite' })
  await dialog.getByLabel('Heure').fill('11:30')
  await dialog.getByRole('button', { name: 'Ajouter un moment' }).click()
  await dialog.getByLabel('Jour').nth(1).selectOption({ index: 3 })
  await dialog.getByLabel('Heure').nth(1).fill('18:15')
  await dialog.getByRole('button', { name: 'Ajouter un moment' }).click()
  await dialog.getByLabel('Jour').nth(2).selectOption({ index: 4 })
  await dialog.getByLabel('Heure').nth(2).fill('10:00')
  await dialog.getByLabel('Lieu de rendez-vous').fill('Porte bleue, 3e étage')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Proposer', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Visite du logement' })).toContainText('à 18:15')

  const visite = visitor.getByRole('region', { name: 'Visite du logement' })
  await expect(visite).toContainText('vous propose')
  await expect(visite).not.toContainText('Porte bleue')
  // On a phone the moments stand beside each other, and leave the messages their place.
  await visitor.setViewportSize({ width: 360, height: 740 })
  const boxes = await visite
    .getByRole('button', { name: /^Choisir / })
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().toJSON() as DOMRect))
  expect(boxes.length).toBe(3)
  expect(new Set(boxes.map(({ y }) => y)).size).toBe(1)
  for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  const others = visite.getByRole('button', { name: /^(Demander d’autres moments|Décliner)$/ })
  const rows = await others.evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().y))
  expect([rows.length, new Set(rows).size]).toEqual([2, 1])
  expect((await visite.boundingBox())?.height).toBeLessThan(250)
  const readAgain = visitor.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/visites')
  await visite.getByRole('button', { name: /^Choisir .* à 18:15$/ }).click()
  await expect(visite).toContainText('Confirmée')
  await expect(visite).toContainText('Rendez-vous : Porte bleue, 3e étage')
  await expectAccessible(visitor)
  await expect(page.getByRole('region', { name: 'Visite du logement' })).toContainText('Confirmée')

  await readAgain
  const readings: string[] = []
  visitor.on('request', (sent) => readings.push(new URL(sent.url()).pathname))
  await page.getByRole('textbox', { name: /^Message à / }).fill('À demain !')
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await expect(visitor.getByRole('log')).toContainText('À demain !')
  expect(readings, 'a message does not read the visit again').not.toContain('/api/visites')

  await visitor.goto('/visites')
  await expect(visitor.getByRole('article')).toContainText('Confirmée')
  await expectAccessible(visitor)
  await visitor.getByRole('button', { name: 'Annuler la visite' }).click()
  const cancelling = visitor.getByRole('dialog', { name: /^Annuler la visite/ })
  await cancelling.getByLabel(/^Un mot/).fill('Je suis malade.')
  await cancelling.getByRole('button', { name: 'Annuler la visite' }).click()
  await expect(visitor.getByRole('article')).toContainText('Annulée')
  await expect(page.getByRole('region', { name: 'Visite du logement' })).toContainText(
    'Samira A. écrit : Je suis malade.',
  )
  await visitor.close()
})

test('[SEC-43] a report that is begun from a visit is there again after signing in, and not on the page of its offer', async ({
  page,
  membres,
  request,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 401/)
  const [owner, seeker] = [await membres.create(), await membres.create()]
  const offre = await annoncesOf(request, membres).offre(owner)
  await membres.signInPage(page, seeker)
  const yesterday = new Date(Date.now() - 24 * 3_600_000).toISOString()
  // As the server says once the visit was yesterday.
  const visite = {
    ...{ id: 1, conversationId: 1, offreId: offre.id, titre: offre.titre, autre: { id: null, nom: 'Karim B.' } },
    ...{ cote: 'visiteur', etat: 'passee', creneaux: [], debut: yesterday, rendezVous: null, reponse: 'differente' },
    ...{ mot: null, motDeMoi: false, attend: false },
  }
  await page.route('**/api/visites?*', async (route) => {
    const response = await route.fetch()
    await route.fulfill(response.ok() ? { response, json: { content: [visite], suite: false } } : { response })
  })
  await page.goto('/visites')
  const report = page.getByRole('dialog', { name: 'Signaler cette offre' })
  await page.getByRole('button', { name: 'Signaler' }).click()
  await report.getByLabel('Précisions').fill('La chambre est une cave.')
  await membres.endSession(page)
  await report.getByRole('button', { name: 'Envoyer' }).click()
  await expect(page).toHaveURL('/auth/login')
  await signInByForm(page, seeker)
  await expect(page).toHaveURL('/visites')
  await expect(report.getByLabel('Précisions')).toHaveValue('La chambre est une cave.')
  await report.getByRole('button', { name: 'Envoyer' }).click()
  await expect(page.getByText('Merci. Notre équipe regarde')).toBeVisible()
  await page.goto(`/coloc/${offre.id}`)
  await expect(page.getByRole('button', { name: 'Signaler cette offre' })).toBeVisible()
  await expect(report).toHaveCount(0)
})
