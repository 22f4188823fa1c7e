import type { APIRequestContext, Route } from '@playwright/test'
import { annoncesOf } from '../../support/annonces.ts'
import { answerFirst } from '../../support/first-answer.ts'
import type { Membres } from '../../support/membres.ts'
import { signInByForm } from '../../support/sign-in.ts'
import { expect, test } from '../../support/test.ts'

test('writing to an author goes on by itself after signing in and filling the profile, and is done once', async ({
  page,
  membres,
  request,
}) => {
  const [owner, seeker] = [await membres.create(), await membres.create({ profileFilled: false })]
  const { id } = await annoncesOf(request, membres).offre(owner)
  await page.goto(`/coloc/${id}`)
  await page.getByRole('button', { name: /^Écrire à / }).click()
  await expect(page.getByText(/^Connectez-vous pour écrire à /)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Créer un compte' }).click()
  await expect(page.getByText(/^Créez un compte pour écrire à /)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click()
  await signInByForm(page, seeker)

  await expect(page).toHaveURL(`/coloc/${id}`)
  await page.getByRole('dialog').getByRole('link', { name: 'Compléter mon profil' }).click()
  await expect(page.getByText(/^Complétez votre profil pour écrire à /)).toBeVisible()
  // Given up, it leads back to the ad, which does not ask again by itself.
  await page.getByRole('link', { name: 'Annuler' }).click()
  await expect(page).toHaveURL(`/coloc/${id}`)
  const asked = page.getByRole('dialog', { name: 'Complétez votre profil' })
  await expect(page.getByRole('button', { name: /^Écrire à / })).toBeVisible()
  await expect(asked).toBeHidden()
  await page.getByRole('button', { name: /^Écrire à / }).click()
  await asked.getByRole('link', { name: 'Compléter mon profil' }).click()
  await page.locator('[name=nom]').fill('Idrissi')
  await page.getByLabel('Prénom').fill('Nadia')
  await page.getByLabel('Téléphone').fill('06 61 23 45 67')
  await page.getByLabel('Âge').fill('24')
  await page.getByRole('group', { name: 'Langues' }).getByText('Français').click()
  const tags = page.getByRole('group', { name: 'Centres d’intérêt' })
  for (const tag of ['Sport', 'Cuisine', 'Lecture']) await tags.getByText(tag, { exact: true }).click()
  await page.getByRole('button', { name: 'Enregistrer' }).click()

  await expect(page).toHaveURL(`/coloc/${id}`)
  const writing = page.getByRole('dialog', { name: /^Écrire à / })
  await expect(writing.getByLabel('Votre message')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Écrire à / })).toBeVisible()
  await expect(writing).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('intention'))).toBeNull()
})

/** An offer, and who would write about it. */
const createScene = async (request: APIRequestContext, membres: Membres) => {
  const [owner, seeker] = [await membres.create(), await membres.create()]
  const { id } = await annoncesOf(request, membres).offre(owner)
  return { seeker, id }
}

const begin = async (request: APIRequestContext, { seeker, id }: Awaited<ReturnType<typeof createScene>>) => {
  const data = { annonce: 'offre', annonceId: id, texte: 'Bonjour' }
  const begun = await request.post('/api/conversations', { headers: seeker.headers, data })
  return ((await begun.json()) as { id: number }).id
}

test('[SEC-43] who writes when the session has ended signs in first, and finds the text again', async ({
  page,
  membres,
  request,
  expectedErrors,
}) => {
  // The profile is a visitor's then.
  expectedErrors.push(/status of 40[14]/)
  const { seeker, id } = await createScene(request, membres)
  await membres.signInPage(page, seeker, { emailVerified: 'false' })
  await page.goto(`/coloc/${id}`)
  const write = page.getByRole('button', { name: /^Écrire à / })
  const signInAgain = async () => {
    await expect(page.getByText('Votre session a pris fin.')).toBeVisible()
    await signInByForm(page, seeker)
    await expect(page).toHaveURL(`/coloc/${id}`)
  }
  // As the server answers by then: when the flags are asked for anew, the list is, and the message is sent. No other call of
  // the page is to find it out first.
  const refused = { code: 'UNAUTHENTICATED', message: 'Connectez-vous pour continuer.', requestId: 'r' }
  const refuse = (route: Route) => route.fulfill({ status: 401, json: refused })
  await answerFirst(page, `**/utilisateur/profile/${seeker.id}`, refuse)
  await write.click()
  await signInAgain()
  const writing = page.getByRole('dialog', { name: /^Écrire à / })
  const field = writing.getByLabel('Votre message')
  await expect(field).toBeVisible()
  await writing.getByRole('button', { name: 'Fermer' }).click()
  await answerFirst(page, '**/api/conversations?annonce=*', refuse)
  await write.click()
  await signInAgain()
  await field.fill('Bonjour, est-elle libre ?')
  await answerFirst(page, '**/api/conversations', refuse)
  await writing.getByRole('button', { name: /^Envoyer à / }).click()
  await signInAgain()
  await expect(field).toHaveValue('Bonjour, est-elle libre ?')
  await writing.getByRole('button', { name: /^Envoyer à / }).click()
  await expect(page).toHaveURL(/\/messages\/\d+$/)
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('brouillon')
})

test('[MSG-21] half a message waits in its thread until it is sent; a whole one leaves from any page', async ({
  page,
  membres,
  request,
}) => {
  const scene = await createScene(request, membres)
  const thread = await begin(request, scene)
  await membres.signInPage(page, scene.seeker)
  await page.goto(`/messages/${thread}`)
  const field = page.getByRole('textbox', { name: /^Message à / })
  await field.fill('À demain')
  await page.getByRole('main').getByRole('link', { name: 'Chambre au calme' }).last().click()
  await expect(page).toHaveURL(`/coloc/${scene.id}`)
  await page.goBack()
  await expect(field).toHaveValue('À demain')
  await page.reload()
  await expect(field).toHaveValue('À demain')
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await expect(field).toHaveValue('')
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).not.toContain('brouillon')

  // What a tunnel held back before the thread was closed.
  const left = [{ key: 'tunnel-1', conversationId: thread, texte: 'Par un tunnel', reason: null }]
  const key = `brouillon-messages-${scene.seeker.id}`
  await page.goto('/about')
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [key, JSON.stringify(left)] as const)
  await page.reload()
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), key)).toBeNull()
  const of = { headers: scene.seeker.headers }
  const { content } = await (await request.get(`/api/conversations/${thread}/messages`, of)).json()
  expect(content.map(({ texte }: { texte: string }) => texte)).toEqual(['Bonjour', 'À demain', 'Par un tunnel'])
})

test('[MSG-24] a thread that the list has not come to shows that the other one is blocked; the list says why it stays so', async ({
  page,
  membres,
  request,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503/)
  const scene = await createScene(request, membres)
  const thread = await begin(request, scene)
  await membres.signInPage(page, scene.seeker)
  // As if twenty others were newer.
  await page.route('**/api/conversations', async (route) => {
    const response = await route.fetch()
    const { content, ...list } = await response.json()
    const newer = content.map((one: object) => ({ ...one, id: 2 ** 31 - 1 }))
    await route.fulfill({ response, json: { ...list, content: newer, suivant: 2 ** 31 - 1 } })
  })
  await page.goto(`/messages/${thread}`)
  const menu = page.getByRole('button', { name: 'Actions de la conversation' })
  await menu.click()
  await page.getByRole('button', { name: /^Bloquer/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Bloquer' }).click()
  await expect(page.getByText(/^Vous avez bloqué/)).toBeVisible()
  await menu.click()
  await page.getByRole('button', { name: /^Débloquer/ }).click()
  await expect(page.getByRole('textbox', { name: /^Message à / })).toBeVisible()

  const busy = { code: 'UNAVAILABLE', message: 'Revenez dans une minute.', requestId: 'r' }
  await page.route('**/api/conversations?avant=*', (route) => route.fulfill({ status: 503, json: busy }))
  await page.getByRole('button', { name: 'Conversations plus anciennes' }).click()
  await expect(page.getByText(busy.message)).toBeVisible()
})
