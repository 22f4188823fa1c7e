import type { APIRequestContext } from '@playwright/test'
import { type Annonce, annoncesOf } from '../../support/annonces.ts'
import { answerFirst } from '../../support/first-answer.ts'
import type { Membre, Membres } from '../../support/membres.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'

const inHours = (hours: number) =>
  new Date(Math.floor((Date.now() + hours * 3_600_000) / 60_000) * 60_000).toISOString()

interface Scene {
  owner: Membre
  seeker: Membre
  offre: Annonce
  id: number
}

/** Somebody has written about an offer. */
const createScene = async (request: APIRequestContext, membres: Membres): Promise<Scene> => {
  const [owner, seeker] = [await membres.create(), await membres.create()]
  const offre = await annoncesOf(request, membres).offre(owner)
  const data = { annonce: 'offre', annonceId: offre.id, texte: 'Bonjour' }
  const begun = await request.post('/api/conversations', { headers: seeker.headers, data })
  return { owner, seeker, offre, id: (await begun.json()).id }
}

const propose = async (request: APIRequestContext, { owner, id }: Scene, hours = [30, 31]) => {
  const data = { conversationId: id, creneaux: hours.map(inHours) }
  const answer = await request.post('/api/visites', { headers: owner.headers, data })
  return (await answer.json()) as { id: number; creneaux: string[] }
}

const take = (request: APIRequestContext, { seeker }: Scene, { id, creneaux }: { id: number; creneaux: string[] }) =>
  request.post(`/api/visites/${id}/prise`, { headers: seeker.headers, data: { debut: creneaux[0] } })

test('an open dialog does not undo what the other one did meanwhile, and keeps what was typed', async ({
  page,
  membres,
  request,
  expectedErrors,
}) => {
  expectedErrors.push(/400/, /409/, /503/)
  const scene = await createScene(request, membres)
  const visite = await propose(request, scene)
  await membres.signInPage(page, scene.owner)
  await page.goto(`/messages/${scene.id}`)
  const section = page.getByRole('region', { name: 'Visite du logement' })
  await section.getByRole('button', { name: 'Lieu de rendez-vous' }).click()
  const place = page.getByRole('dialog', { name: 'Lieu de rendez-vous' })
  await place.getByRole('button', { name: 'Enregistrer' }).click()
  const field = place.getByLabel(/^Lieu de rendez-vous/)
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await place.getByRole('button', { name: 'Fermer' }).last().click()

  await section.getByRole('button', { name: 'Proposer des moments' }).click()
  const dialog = page.getByRole('dialog', { name: 'Proposer une visite' })
  await dialog.getByLabel('Heure').fill('')
  await dialog.getByRole('button', { name: 'Proposer', exact: true }).click()
  await expect(dialog.getByLabel('Heure')).toBeFocused()
  await expect(dialog.getByLabel('Heure')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Heure').fill('11:30')
  await dialog.getByLabel(/^Un mot/).fill('Plutôt le matin')
  expect((await take(request, scene, visite)).status()).toBe(200)
  // The page behind has learnt of it: it is not what the member decided on.
  await expect(section).toContainText('Confirmée')
  // Nor is it after a failure that says nothing of it.
  const busy = { code: 'UNAVAILABLE', message: 'Plus tard', requestId: 'x' }
  const isProposal = (url: URL) => url.pathname === '/api/visites' && url.search === ''
  await answerFirst(page, isProposal, (route) => route.fulfill({ status: 503, json: busy }))
  const readAgain = page.waitForResponse((answer) => answer.url().includes('/api/visites?') && answer.ok())
  await dialog.getByRole('button', { name: 'Proposer', exact: true }).click()
  await (await readAgain).finished()
  await expect(dialog.getByRole('alert')).toContainText('Plus tard')
  await dialog.getByRole('button', { name: 'Proposer', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText('La visite a changé entre-temps')
  await expect(dialog).toContainText('Confirmée')
  await expect(dialog).toContainText('n’aura plus lieu à ce moment')
  await expect(dialog.getByLabel('Heure')).toHaveValue('11:30')
  await expect(dialog.getByLabel(/^Un mot/)).toHaveValue('Plutôt le matin')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Proposer', exact: true }).click()
  await expect(section).toContainText('À déplacer')
})

test('a moment that somebody else took leaves the screen with the refusal', async ({
  page,
  membres,
  request,
  expectedErrors,
}) => {
  expectedErrors.push(/409/)
  const scene = await createScene(request, membres)
  const visite = await propose(request, scene)
  await membres.signInPage(page, scene.seeker)
  await page.goto(`/messages/${scene.id}`)
  const moments = page.getByRole('region', { name: 'Visite du logement' }).getByRole('button', { name: /^Choisir/ })
  await expect(moments).toHaveCount(2)
  const other = await membres.create()
  const data = { annonce: 'offre', annonceId: scene.offre.id, texte: 'Bonjour' }
  const begun = await request.post('/api/conversations', { headers: other.headers, data })
  const rival = { ...scene, seeker: other, id: (await begun.json()).id }
  const asked = { conversationId: rival.id, creneaux: visite.creneaux }
  const offered = await request.post('/api/visites', { headers: scene.owner.headers, data: asked })
  expect((await take(request, rival, await offered.json())).status()).toBe(200)
  await moments.first().click()
  await expect(page.getByText('Ce moment vient d’être pris')).toBeVisible()
  await expect(moments).toHaveCount(1)
})

test('questions that end a visit say so, and what waits has its line above the conversations', async ({
  page,
  membres,
  request,
  expectedErrors,
}) => {
  expectedErrors.push(/503/, /Plus tard/)
  const scene = await createScene(request, membres)
  const visite = await propose(request, scene)
  await membres.signInPage(page, scene.seeker)
  await page.goto('/messages')
  await page.getByRole('link', { name: '1 visite attend votre réponse' }).click()
  await expect(page).toHaveURL('/visites')
  await take(request, scene, visite)
  await membres.signInPage(page, scene.owner)
  // The page knows of no visit, and the first press cannot learn of one: nothing is rented without the question.
  const busy = { code: 'UNAVAILABLE', message: 'Plus tard', requestId: 'x' }
  const isRead = (url: URL) => url.pathname === '/api/visites'
  let answers = false
  await page.route(isRead, (route) => (answers ? route.continue() : route.fulfill({ status: 503, json: busy })))
  await page.goto('/offres')
  const rent = page.getByRole('button', { name: 'Marquer comme déjà louée' })
  await rent.click()
  await expect(page.getByText('Plus tard')).toBeVisible()
  answers = true
  await rent.click()
  const renting = page.getByRole('dialog', { name: /^C’est loué/ })
  await expect(renting).toContainText('1 visite à venir sera annulée.')
  await renting.getByRole('button', { name: 'Annuler' }).click()
  // In a live region: it arrives after the question.
  const ends = /^ ?La visite du .* sera annulée\.$/
  await page.goto(`/coloc/${scene.offre.id}`)
  await page.getByRole('button', { name: 'Supprimer' }).click()
  const removing = page.getByRole('dialog')
  await expect(removing.locator('[aria-live="polite"]')).toHaveText(ends)
  await removing.getByRole('button', { name: 'Annuler' }).click()
  await page.goto(`/messages/${scene.id}`)
  for (const [entry, question] of [
    [/^Bloquer/, /^Bloquer/],
    ['Quitter la conversation', /^Quitter la conversation/],
  ] as const) {
    await page.getByRole('button', { name: 'Actions de la conversation' }).click()
    await page.getByRole('button', { name: entry }).click()
    const asked = page.getByRole('dialog', { name: question })
    await expect(asked.locator('[aria-live="polite"]', { hasText: ends })).toBeVisible()
    await asked.getByRole('button', { name: 'Annuler' }).click()
  }
  await page.getByRole('button', { name: /^Décliner/ }).click()
  const declining = page.getByRole('dialog', { name: /^Décliner/ })
  await expect(declining.locator('[aria-live="polite"]', { hasText: ends })).toBeVisible()
  await declining.getByRole('button', { name: 'Décliner et envoyer' }).click()
  await expect(page.getByRole('region', { name: 'Visite du logement' })).toContainText('Annulée')
})

test('an offer that was rented and is available again asks nothing about the visits that ended then', async ({
  page,
  membres,
  request,
}) => {
  const scene = await createScene(request, membres)
  await propose(request, scene)
  await membres.signInPage(page, scene.owner)
  await page.goto('/offres')
  const next = page.getByRole('heading', { name: 'Prochaines visites' })
  await expect(next).toBeVisible()
  const rent = page.getByRole('button', { name: 'Marquer comme déjà louée' })
  await rent.click()
  const question = page.getByRole('dialog', { name: /^C’est loué/ })
  await question.getByRole('button', { name: 'Marquer comme déjà louée' }).click()
  await page.getByRole('button', { name: 'Rendre disponible' }).click()
  await expect(rent).toBeVisible()
  await expect(next).toBeHidden()
  await rent.click()
  await expect(page.getByRole('button', { name: 'Rendre disponible' })).toBeVisible()
  await expect(question).toBeHidden()
})

test('« Personne n’est venu » reports the conversation when the ad is gone, once the answer is stored', async ({
  page,
  membres,
  request,
  expectedErrors,
}) => {
  expectedErrors.push(/503/, /404/)
  const scene = await createScene(request, membres)
  const { id } = await propose(request, scene)
  const visite = {
    ...{
      id,
      conversationId: scene.id,
      offreId: scene.offre.id,
      titre: 'Chambre',
      autre: { id: scene.owner.id, nom: 'O' },
    },
    ...{ cote: 'visiteur', etat: 'passee', creneaux: [], debut: inHours(-3), rendezVous: null, mot: null },
    ...{ motDeMoi: false, attend: true, reponse: null },
  }
  await page.route('**/api/visites?*', (route) => route.fulfill({ json: { content: [visite], suite: false } }))
  let stored = false
  await page.route(`**/api/visites/${id}/reponse`, (route) =>
    stored
      ? route.fulfill({ json: { ...visite, attend: false, etat: 'absente', reponse: 'absente' } })
      : route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: 'Plus tard', requestId: 'x' } }),
  )
  const rented = await request.delete(`/api/test/coloc/${scene.offre.id}`, { headers: scene.owner.headers })
  expect(rented.ok()).toBe(true)
  await membres.signInPage(page, scene.seeker)
  await page.goto(`/messages/${scene.id}`)
  const nobody = page.getByRole('button', { name: 'Personne n’est venu' })
  await nobody.click()
  await expect(page.getByText('Rien n’a changé')).toBeVisible()
  const report = page.getByRole('dialog', { name: 'Signaler cette offre' })
  await expect(report).toBeHidden()
  stored = true
  await nobody.click()
  await report.getByRole('button', { name: 'Annuler' }).click()
  await page.getByRole('button', { name: 'Signaler', exact: true }).click()
  const sent = page.waitForResponse((answer) => answer.url().endsWith('/api/signalements') && answer.ok())
  await report.getByRole('button', { name: 'Envoyer' }).click()
  expect((await sent).request().postDataJSON()).toMatchObject({ kind: 'conversation', objetId: scene.id })
  await expect(report).toBeHidden()
})
