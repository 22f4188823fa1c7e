import { randomBytes } from 'node:crypto'
import { annoncesOf } from '../support/annonces.ts'
import { opensHydrated } from '../support/hydration.ts'
import { keyboardOf } from '../support/keyboard.ts'
import { becomeMember, publish, revealNumber, verifyInQueue } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'

test('a request by keyboard: from a new account to a number revealed', async ({
  page,
  request,
  membres,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const suffix = randomBytes(4).toString('hex')
  const username = `younes-${suffix}`
  const titre = `Étudiant calme ${suffix}`
  const keyboard = keyboardOf(page)
  // Where nobody else is: nothing but this waits there.
  const ville = await annoncesOf(request, membres).ville()

  await becomeMember(page, request, { username, telephone: '0661 98 76 55' })

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
  await expect(page).toHaveURL('/')
  expect((await request.get(`/demande/${id}`)).status()).toBe(404)

  const others = await browser.newContext({ ...(baseURL && { baseURL }) })
  const other = opensHydrated(await others.newPage())
  await membres.signInPage(other, await membres.demo('admin'))
  await verifyInQueue(other, ville.id, titre)
  await other.evaluate(() => localStorage.clear())

  await other.goto(`/coloc/ville/${ville.id}/demandes`)
  // The card of a request leads to the person who asks.
  await keyboardOf(other).activate(other.getByRole('link', { name: titre }).first())
  await expect(other).toHaveURL(/\/utilisateur\/\d+$/)
  await revealNumber(other, (await membres.create()).username, '+212661987655')
  await others.close()
})
