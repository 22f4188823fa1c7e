import { randomBytes } from 'node:crypto'
import { annoncesOf } from '../support/annonces.ts'
import { opensHydrated } from '../support/hydration.ts'
import { keyboardOf } from '../support/keyboard.ts'
import { largePhoto, png, storeUpload } from '../support/pictures.ts'
import { forgetSession } from '../support/sign-in.ts'
import { becomeMember, publish, revealNumber, verifyInQueue } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'
import { wizardOf } from '../support/wizard.ts'
import { photoTiles } from '../support/wizard-offre.ts'

test('an offer by keyboard: from a new account to a number revealed', async ({
  page,
  request,
  membres,
  browser,
  baseURL,
  expectedErrors,
}) => {
  // The document of an offer that is not public yet answers 404; its owner gets it in the browser.
  expectedErrors.push(/404/)
  const suffix = randomBytes(4).toString('hex')
  const username = `leila-${suffix}`
  const titre = `Studio clair ${suffix}`
  const keyboard = keyboardOf(page)
  // A city of this test alone: nothing else waits there.
  const ville = await annoncesOf(request, membres).ville()

  await becomeMember(page, request, { username, telephone: '06 61 98 76 54' })

  await publish(page, 'Ajouter une offre')
  const wizard = wizardOf(page)
  await keyboard.activate(wizard.next)
  await keyboard.type(page.getByLabel('Titre'), titre)
  await keyboard.select(page.getByLabel('Ville'), ville.nom)
  await keyboard.type(page.getByLabel('Quartier'), 'Centre')
  await keyboard.type(page.getByLabel('Description'), 'Au calme, sur cour. zéro six 61 98 76 54')
  await keyboard.type(page.getByLabel('Prix'), '1 950')
  await keyboard.type(page.getByLabel('Superficie'), '22,5')
  await keyboard.type(page.getByLabel('Nombre de colocataires'), '1')
  await keyboard.select(page.getByLabel('Type de logement'), 'Studio')
  await keyboard.check(page.getByRole('radio', { name: 'Immédiatement' }))
  await keyboard.type(page.getByLabel('Durée'), '12')
  await keyboard.select(page.getByLabel('Qui publie'), 'Propri')
  // Said, and not refused.
  await expect(page.getByText(/Nous y voyons un numéro de téléphone \(«\széro six 61 98 76 54\s»\)/)).toBeVisible()
  await keyboard.activate(wizard.next)

  const photos = photoTiles(page)
  const chooser = page.waitForEvent('filechooser')
  await keyboard.activate(page.getByLabel('Ajouter des photos'))
  // The first is above what the server takes, and made smaller before it is sent.
  await (await chooser).setFiles([storeUpload(largePhoto('salon')), storeUpload(png('chambre', [31, 122, 99]))])
  await expect(photos.tile(1)).toContainText('Prêt')
  await expect(photos.tile(2)).toContainText('Prêt')
  await keyboard.activate(wizard.next)
  const created = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && /\/test\/coloc$/.test(answer.url()),
  )
  await keyboard.activate(page.getByRole('button', { name: 'Soumettre' }))
  const { id } = await (await created).json()

  // Not public yet: its owner sees it, a visitor does not.
  expect((await request.get(`/coloc/${id}`)).status()).toBe(404)
  await page.goto(`/coloc/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(titre)

  const others = await browser.newContext({ ...(baseURL && { baseURL }) })
  const other = opensHydrated(await others.newPage())
  await membres.signInPage(other, await membres.demo('admin'))
  await verifyInQueue(other, ville.id, titre)
  await forgetSession(other, baseURL as string)
  await other.goto(`/coloc/ville/${ville.id}/offres`)
  await keyboardOf(other).activate(other.getByRole('link', { name: titre }).first())
  await expect(other).toHaveURL(`/coloc/${id}`)
  await revealNumber(other, await membres.shared(), '+212661987654')
  await others.close()
})
