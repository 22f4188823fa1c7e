import type { Page } from '@playwright/test'
import { catalogueOf } from '../../support/catalogue.ts'
import { freezeClock } from '../../support/clock.ts'
import { answerFirst } from '../../support/first-answer.ts'
import { readMail } from '../../support/mailbox.ts'
import { signInByForm } from '../../support/sign-in.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'

const unverified =
  "Votre adresse e-mail n'est pas vérifiée. Souhaitez-vous que nous renvoyions l'e-mail de vérification ?"

/** Counts the calls for the number. */
const countCalls = (page: Page) => {
  const calls = { asked: 0 }
  page.on('request', (request) => {
    if (request.url().includes('/utilisateur/tele')) calls.asked += 1
  })
  return calls
}

test.describe('afficher le numéro', () => {
  test('[TEL-01, TEL-05, TEL-06, TEL-07, PUBPROFILE-07] sends a visitor to sign in and back, warns, and only then asks for the number and shows it', async ({
    page,
    membres,
  }) => {
    const proprietaire = await membres.demo('proprietaire')
    const membre = await membres.shared()
    const calls = countCalls(page)
    await page.goto(`/utilisateur/${proprietaire.id}`)
    await page.getByRole('button', { name: 'Afficher le numéro' }).click()
    await expect(page).toHaveURL('/auth/login')
    await expect(page.getByText(/^Connectez-vous pour voir le numéro /)).toBeVisible()
    await signInByForm(page, membre)
    await expect(page).toHaveURL(`/utilisateur/${proprietaire.id}`)
    expect(await page.evaluate(() => localStorage.getItem('storedRoute'))).toBeNull()

    // One press is enough: what was asked for goes on by itself.
    const dialog = page.getByRole('dialog', { name: 'Important !' })
    await expect(dialog).toContainText('Vérifiez soigneusement votre colocataire potentiel avant de partager')
    await expect(dialog).toContainText('ou de payer')
    await expect(dialog).toContainText('Rencontrez-vous d’abord en personne')
    await expect(dialog).toContainText('Appelez pour convenir d’un rendez-vous')
    await expectAccessible(page)
    expect(calls.asked).toBe(0)
    // Selecting its text and letting go outside does not close it; a press outside does.
    const advice = await dialog.getByText('Rencontrez-vous d’abord en personne').boundingBox()
    await page.mouse.move((advice?.x ?? 0) + 5, (advice?.y ?? 0) + 5)
    await page.mouse.down()
    await page.mouse.move(5, 5)
    await page.mouse.up()
    await expect(dialog).toBeVisible()
    await page.mouse.click(5, 5)
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Afficher le numéro' }).click()
    await dialog.getByRole('button', { name: 'J’ai compris, afficher' }).click()
    const callLink = page.getByRole('link', { name: /^Appeler le/ })
    await expect(callLink).toHaveAttribute('href', /^tel:\+212\d{9}$/)
    await expect(callLink).toBeFocused()
    await expect(page.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute('href', /^https:\/\/wa\.me\/212\d{9}$/)
    expect(calls.asked).toBe(1)
    await page.reload()
    await expect(callLink).toBeVisible()
    expect(calls.asked).toBe(1)
  })

  test('[TEL-03, TEL-04, TEL-06, ERR-32, AUTH-16] asks for a verified e-mail, sends the mail, and comes back from it', async ({
    page,
    membres,
    request,
  }) => {
    const proprietaire = await membres.demo('proprietaire')
    const membre = await membres.create({ emailVerified: false })
    await membres.signInPage(page, membre)
    await page.goto(`/utilisateur/${proprietaire.id}`)
    const ask = page.getByRole('button', { name: 'Afficher le numéro' })
    await ask.click()
    const dialog = page.getByRole('dialog', { name: 'Vérifiez votre adresse e-mail' })
    await expect(dialog).toContainText(unverified)
    await expectAccessible(page)
    expect(await page.evaluate(() => localStorage.storedRoute)).toBe(`/utilisateur/${proprietaire.id}`)
    await dialog.getByRole('button', { name: 'Annuler' }).click()
    await expect(dialog).toBeHidden()
    await expect(ask).toBeFocused()

    const first = await readMail(request, membre.email, /verifier/)
    await ask.click()
    await dialog.getByRole('button', { name: 'Renvoyer' }).click()
    const popup = page.getByRole('alertdialog', { name: 'E-mail de vérification envoyé avec succès !' })
    await expect(popup).toBeVisible()
    const newest = async () => (await readMail(request, membre.email, /verifier/)).text
    await expect.poll(newest).not.toBe(first.text)
    const link = /\/auth\/verifier\/[\w-]+/.exec(await newest())?.[0] as string
    await page.goto(link)
    await expect(page).toHaveURL(`/utilisateur/${proprietaire.id}`)
    await expect(page.getByRole('dialog', { name: 'Important !' })).toBeVisible()
    // As if it had been verified on another device: the flag of this browser is behind.
    await page.evaluate(() => localStorage.setItem('emailVerified', 'false'))
    await page.reload()
    await ask.click()
    await expect(page.getByRole('dialog', { name: 'Important !' })).toBeVisible()
  })

  test('[TEL-02, TEL-07] says why there is no number: too many asked for, none to be had, or a session that ended meanwhile', async ({
    page,
    membres,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of (404|429)/)
    const proprietaire = await membres.demo('proprietaire')
    await membres.signInPage(page, await membres.shared())
    const calls = countCalls(page)
    const answers = [
      { status: 429, json: { code: 'TOO_MANY_REQUESTS', message: 'Réessayez plus tard.', requestId: 'r' } },
      { status: 404, json: { code: 'NOT_FOUND', message: 'Rien.', requestId: 'r' } },
    ]
    await page.route('**/api/test/utilisateur/tele?*', (route) => route.fulfill(answers.shift()))
    const ask = page.getByRole('button', { name: 'Afficher le numéro' })
    const accept = page.getByRole('button', { name: 'J’ai compris, afficher' })
    await page.goto(`/utilisateur/${proprietaire.id}`)
    for (const text of ['Réessayez plus tard.', 'Numéro non disponible']) {
      await ask.click()
      await accept.click()
      await expect(page.getByText(text)).toBeVisible()
    }

    await page.reload()
    await ask.click()
    await expect(accept).toBeVisible()
    // As another tab does when it signs out.
    await page.evaluate(() => {
      localStorage.removeItem('token')
      dispatchEvent(new StorageEvent('storage', { key: 'token' }))
    })
    await accept.click()
    await expect(page.getByText('Numéro non disponible')).toBeVisible()
    expect(calls.asked).toBe(2)
  })

  test('[TEL-01, ERR-33, STATE-33] believes the server that the e-mail is not verified or the session over, and says that the mail could not be sent', async ({
    page,
    membres,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 40[134]/, /net::ERR_FAILED/)
    const proprietaire = await membres.demo('proprietaire')
    const membre = await membres.signedIn(await membres.shared({ emailVerified: false }))
    await membres.signInPage(page, membre, { emailVerified: 'true' })
    await page.goto(`/utilisateur/${proprietaire.id}`)
    const ask = page.getByRole('button', { name: 'Afficher le numéro' })
    const accept = page.getByRole('button', { name: 'J’ai compris, afficher' })
    await ask.click()
    await accept.click()
    await expect(page.getByRole('dialog', { name: 'Vérifiez votre adresse e-mail' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.emailVerified)).toBe('false')

    await page.route('**/api/test/utilisateur/resend?*', (route) => route.abort())
    await page.getByRole('button', { name: 'Renvoyer' }).click()
    await expect(page.getByRole('alertdialog', { name: "Échec de l'envoi de l'email." })).toBeVisible()

    await page.unrouteAll()
    await page.evaluate(() => localStorage.setItem('emailVerified', 'true'))
    // What was asked for goes on by itself.
    await page.reload()
    await expect(accept).toBeVisible()
    await membres.endSession(page)
    await accept.click()
    await expect(page).toHaveURL('/auth/login')
    await expect(page.getByText('Votre session a pris fin.')).toBeVisible()
    expect(await page.evaluate(() => localStorage.storedRoute)).toBe(`/utilisateur/${proprietaire.id}`)

    // Also when the browser asks first whether the e-mail was verified meanwhile.
    await membres.signInPage(page, await membres.signedIn(membre))
    const refused = { code: 'UNAUTHENTICATED', message: 'Connectez-vous pour continuer.', requestId: 'r' }
    await answerFirst(page, `**/utilisateur/profile/${membre.id}`, (route) =>
      route.fulfill({ status: 401, json: refused }),
    )
    await page.goto(`/utilisateur/${proprietaire.id}`)
    await expect(page).toHaveURL('/auth/login')
    await expect(page.getByText('Votre session a pris fin.')).toBeVisible()
  })
})

test('a number stays on the page of its owner when the history leads from there to another member', async ({
  page,
  request,
  membres,
}) => {
  const { ville } = await catalogueOf(request).demande()
  await membres.signInPage(page, await membres.shared())
  await page.route('**/api/test/utilisateur/tele?*', (route) => route.fulfill({ json: '0661904512' }))
  await page.goto(`/coloc/ville/${ville.id}/demandes`)
  const card = (index: number) => page.getByRole('article').nth(index).locator('h3 a')
  const name = page.getByRole('complementary', { name: 'Membre' }).getByRole('heading', { level: 1 })
  await card(0).click()
  const first = await name.textContent()
  await page.getByRole('link', { name: 'Voir la demande' }).click()
  await page.getByRole('main').getByRole('link', { name: ville.nom, exact: true }).click()
  await card(1).click()
  await page.getByRole('button', { name: 'Afficher le numéro' }).click()
  await page.getByRole('button', { name: 'J’ai compris, afficher' }).click()
  await expect(page.getByRole('link', { name: /^Appeler le/ })).toBeVisible()
  await page.evaluate(() => history.go(-3))
  await expect(name).toHaveText(first as string)
  await expect(page.getByRole('button', { name: 'Afficher le numéro' })).toBeVisible()
})

test.describe('rappel sur l’accueil', () => {
  test('[HOME-08, HOME-09, ERR-32] asks an unverified member for 6 s to verify, and sends the mail; not a verified one', async ({
    page,
    membres,
  }) => {
    const membre = await membres.shared({ emailVerified: false, profileFilled: false })
    await membres.signInPage(page, membre)
    await freezeClock(page)
    await page.goto('/')
    const action = page.getByRole('button', { name: 'Renvoyer la vérification' })
    await expect(action).toBeVisible()
    // At the top: above the middle of the first heading.
    const [snackbar, heading] = await Promise.all([
      action.boundingBox(),
      page.getByRole('heading').first().boundingBox(),
    ])
    expect(snackbar?.y).toBeLessThan(heading?.y ?? 0)
    await page.clock.runFor(5_800)
    await expect(action).toBeVisible()
    await page.clock.runFor(400)
    await expect(action).toBeHidden()

    await page.reload()
    await action.click()
    await expect(page.getByRole('alertdialog')).toContainText('Email de vérification envoyé avec succès!')
    await expect(action).toBeHidden()
    await page.evaluate(() => localStorage.setItem('emailVerified', 'true'))
    await page.reload()
    await expect(page.getByRole('banner').getByRole('button', { name: membre.username })).toBeVisible()
    await expect(action).toBeHidden()
  })
})
