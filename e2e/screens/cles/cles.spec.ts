import type { Page } from '@playwright/test'
import { answerFirst } from '../../support/first-answer.ts'
import { readMail } from '../../support/mailbox.ts'
import { forgetSession } from '../../support/sign-in.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'

/** A device with a fingerprint reader, in Chromium itself. */
const addAuthenticator = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('[SEC-66] a passkey is added with the password, signs in without typing, and opens nothing once removed', async ({
  page,
  request,
  membres,
  baseURL,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 40[01]/)
  const membre = await membres.create()
  await addAuthenticator(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await membres.signInPage(page, membre)
  await page.goto('/profile#cles')
  const opener = page.getByRole('button', { name: 'Ajouter une clé d’accès' })
  await expect(opener).toBeInViewport()
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Ajouter une clé d’accès' })
  await dialog.getByLabel('Nom de la clé').fill('Mon téléphone')
  const password = dialog.getByRole('textbox', { name: 'Mot de passe' })
  await password.fill('autre-chose')
  await dialog.getByRole('button', { name: 'Continuer' }).click()
  await expect(password).toHaveAccessibleDescription(/n’est pas le bon/)
  await expectAccessible(page)
  await password.fill(membre.password)
  await dialog.getByRole('button', { name: 'Continuer' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
  await expect(page.getByText('Mon téléphone')).toBeVisible()
  await expectAccessible(page, { within: '#cles' })
  await readMail(request, membre.email, /Une clé d’accès vient d’être ajoutée/)

  // The same device again: it says that it has one.
  await opener.click()
  await password.fill(membre.password)
  await dialog.getByRole('button', { name: 'Continuer' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Cet appareil a déjà une clé d’accès')
  await dialog.getByRole('button', { name: 'Annuler' }).click()

  await forgetSession(page, baseURL as string)
  await page.goto('/auth/login')
  const signin = page.getByRole('button', { name: 'Se connecter avec une clé d’accès' })
  await signin.click()
  await expect(page).toHaveURL('/profile')
  await expect(page.getByText(/Ajoutée le .*, utilisée /)).toBeVisible()
  expect(await page.evaluate(() => JSON.parse(localStorage.user).username)).toBe(membre.username)

  await page.getByRole('button', { name: 'Supprimer la clé d’accès Mon téléphone' }).click()
  await expect(page.getByRole('dialog')).not.toContainText('second facteur')
  await page.getByRole('button', { name: 'Oui, supprimer' }).click()
  await expect(page.getByText('Mon téléphone', { exact: true })).toHaveCount(0)
  await readMail(request, membre.email, /Une clé d’accès vient d’être supprimée/)
  await forgetSession(page, baseURL as string)
  await page.goto('/auth/login')
  await signin.click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Cette clé d’accès n’ouvre aucun compte.')
})

test('[SEC-60] the passkey of an administrator is the second factor until it is removed, and the question says so', async ({
  page,
  membres,
}) => {
  const admin = await membres.demoApart('admin')
  await addAuthenticator(page)
  await membres.signInPage(page, admin)
  await page.goto('/profile')
  await expect(page.getByText('La démonstration n’en demande pas.')).toBeVisible()
  await page.getByRole('button', { name: 'Ajouter une clé d’accès' }).click()
  const adding = page.getByRole('dialog')
  await adding.getByLabel('Nom de la clé').fill('Bureau')
  await adding.getByRole('textbox', { name: 'Mot de passe' }).fill(admin.password)
  await adding.getByRole('button', { name: 'Continuer' }).click()
  const isFactor = page.getByText('Votre clé d’accès est votre second facteur.')
  await expect(isFactor).toBeVisible()

  const remove = page.getByRole('button', { name: 'Supprimer la clé d’accès Bureau' })
  const question = page.getByRole('dialog', { name: 'Supprimer cette clé d’accès ?' })
  const facteur = { requis: true, installe: true, cle: true, codes: 10, secret: 'A'.repeat(32) }
  await answerFirst(page, '**/api/admin/facteur', (route) => route.fulfill({ json: facteur }))
  await page.reload()
  await expect(page.getByText('Il vous reste 10 codes de secours.')).toBeVisible()
  await remove.click()
  await expect(question).not.toContainText('second facteur')
  await page.reload()
  await expect(isFactor).toBeVisible()
  await remove.click()
  await expect(question).toContainText('C’est votre seul second facteur')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Oui, supprimer' }).click()
  await expect(page.getByText('La démonstration n’en demande pas.')).toBeVisible()
  await expect(isFactor).toHaveCount(0)
})

test('[SEC-66] a device without a key, and a browser that knows none', async ({ page }) => {
  await addAuthenticator(page)
  await page.goto('/auth/login')
  const signin = page.getByRole('button', { name: 'Se connecter avec une clé d’accès' })
  await signin.click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('La clé d’accès n’a pas répondu.')
  await expect(signin).toBeEnabled()

  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'))
  await page.goto('/auth/login')
  await expect(page.getByLabel('Nom d’utilisateur ou e-mail')).toBeEditable()
  await expect(signin).toHaveCount(0)
})
