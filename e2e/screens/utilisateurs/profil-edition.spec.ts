import type { Page } from '@playwright/test'
import { staysFor } from '../../support/clock.ts'
import { holdRoute } from '../../support/held-route.ts'
import { expectLoaded, largePhoto, png, storeUpload } from '../../support/pictures.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'

const fieldsOf = (page: Page) => ({
  nom: page.getByLabel('Nom', { exact: false }).and(page.locator('[name=nom]')),
  prenom: page.getByLabel('Prénom'),
  telephone: page.getByLabel('Téléphone'),
  age: page.getByLabel('Âge'),
  apropos: page.getByLabel('À propos'),
  langues: page.getByRole('group', { name: 'Langues' }),
  tags: page.getByRole('group', { name: 'Centres d’intérêt' }),
  submit: page.getByRole('button', { name: 'Enregistrer' }),
})

test.describe('modifier mon profil', () => {
  test('[ROUTE-13, EDIT-05, EDIT-06, API-37, STATE-36, ERR-18] starts from what is stored, with username and e-mail read-only, loads the general data beside it, and says for 3 s that saving failed', async ({
    page,
    membres,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_FAILED/, /^references /)
    const membre = await membres.shared()
    await membres.signInPage(page, membre)
    const held = await holdRoute(page, '**/api/test/init')
    await page.clock.install()
    await page.goto('/edit-profile')
    const fields = fieldsOf(page)
    await expect(page.getByText('Chargement des langues et des centres d’intérêt...')).toBeVisible()
    held.fail()
    await expect(page.getByRole('alert').filter({ hasText: 'n’ont pas pu être chargés' })).toBeVisible()
    await page.unroute('**/api/test/init')
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByLabel('Nom d’utilisateur')).toHaveValue(membre.username)
    await expect(page.getByLabel('Nom d’utilisateur')).not.toBeEditable()
    await expect(page.getByLabel('E-mail')).toHaveValue(membre.email)
    await expect(page.getByLabel('E-mail')).not.toBeEditable()
    await expect(fields.nom).toHaveValue('Alaoui')
    await expect(fields.prenom).toHaveValue('Samira')
    await expect(fields.telephone).toHaveValue('06 61 23 45 67')
    await expect(fields.age).toHaveValue('27')
    await expect(fields.apropos).toHaveValue('Calme et organisée.')
    await expect(fields.apropos).toHaveJSProperty('tagName', 'TEXTAREA')
    await expect(fields.langues.getByRole('checkbox', { name: 'Français' })).toBeChecked()
    await expect(fields.tags.getByRole('checkbox', { name: 'Sport' })).toBeChecked()

    await page.route('**/api/test/utilisateur/*', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.fallback(),
    )
    await fields.prenom.fill('Salma')
    await page.clock.pauseAt(Date.now() + 60_000)
    await fields.submit.click()
    const notifications = page.getByRole('region', { name: 'Notifications' })
    const toast = notifications.getByText('Failed to update user information')
    await expect(toast).toBeVisible()
    await expect(notifications.getByText('Error', { exact: true })).toBeVisible()
    await page.clock.runFor(2_900)
    await expect(toast).toBeVisible()
    await page.clock.runFor(200)
    await expect(toast).toBeHidden()
    await expect(fields.prenom).toHaveValue('Salma')
    await expect(fields.submit).toBeEnabled()
  })

  test('[VALID-55, VALID-56, VALID-57, VALID-58, VALID-61, VALID-62, VALID-63, VALID-64, ROUTE-12, STATE-32, ERR-16, ERR-17] is where an empty profile leads; names what is missing or wrong; saves, with a photo, says so for 1 s and goes to /profile after 1.5 s', async ({
    page,
    membres,
  }) => {
    await membres.signInPage(page, await membres.create({ profileFilled: false, emailVerified: false }))
    await page.clock.install()
    await page.goto('/profile')
    await expect(page).toHaveURL('/edit-profile')
    const { nom, prenom, telephone, age, langues, tags, submit } = fieldsOf(page)
    await submit.click()
    await expect(nom).toHaveAccessibleDescription('Le nom est requis')
    await expect(prenom).toHaveAccessibleDescription('Le prénom est requis')
    await expect(telephone).toHaveAccessibleDescription(/^Le téléphone est requis/)
    await expect(age).toHaveAccessibleDescription("L'âge est requis")
    await expect(langues).toContainText('Sélectionnez au moins une langue')
    await expect(tags).toContainText("Sélectionnez au moins trois tags d'intérêt")
    await expect(nom).toBeFocused()
    for (const tag of ['Sport', 'Cuisine', 'Lecture']) await tags.getByText(tag, { exact: true }).click()
    await expect(tags).not.toContainText("Sélectionnez au moins trois tags d'intérêt")
    await telephone.fill('0661')
    await expect(telephone).toHaveAccessibleDescription(/^Le téléphone doit être un numéro valide\./)
    await telephone.fill('(+212) 661234567')
    await expect(telephone).not.toHaveAccessibleDescription(/numéro valide/)

    await page.getByLabel('Ajouter une photo').setInputFiles(png('visage'))
    await expect(page.getByRole('button', { name: 'Retirer la photo' })).toBeVisible()
    await page.getByRole('button', { name: 'Retirer la photo' }).press('Enter')
    await expect(page.getByLabel('Ajouter une photo')).toBeFocused()
    await page.getByLabel('Ajouter une photo').setInputFiles(png('visage'))
    await expect(page.getByLabel('Changer la photo')).toBeAttached()
    await expectAccessible(page)
    await nom.fill('Idrissi')
    await prenom.fill('Yassine')
    await telephone.fill('06 12 34 56 78')
    await age.fill('31')
    await langues.getByText('Darija', { exact: true }).click()
    // « Art » is a chip; the word goes on.
    await tags.getByLabel('Autre centre d’intérêt').pressSequentially('Artisanat')
    await page.clock.pauseAt(Date.now() + 60_000)
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
    await submit.click()
    expect(await (await saved).json()).toMatchObject({ tags: ['Sport', 'Cuisine', 'Lecture', 'Artisanat'] })
    const toast = page
      .getByRole('region', { name: 'Notifications' })
      .getByText('User information updated successfully!')
    await expect(toast).toBeVisible()
    await expect(
      page.getByRole('region', { name: 'Notifications' }).getByText('Success', { exact: true }),
    ).toBeVisible()
    expect(await page.evaluate(() => localStorage.profileFilled)).toBe('true')
    await staysFor(page, 900)
    await expect(toast).toBeVisible()
    await staysFor(page, 200)
    await expect(toast).toBeHidden()
    await staysFor(page, 300)
    await page.clock.runFor(200)
    await expect(page).toHaveURL('/profile')
    await expect(page.getByRole('article').first()).toContainText('Yassine')
    // Only the member sees it yet: it is asked for with the token.
    await expectLoaded(page.getByRole('complementary', { name: 'Mon compte' }).locator('img'))
  })

  test('[SEC-38] says before and after saving that a confirmed identity ends, and why a name is refused', async ({
    page,
    request,
    membres,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 400/)
    const membre = await membres.create()
    const { headers } = await membres.demo('admin')
    const confirmed = await request.put(`/api/admin/utilisateurs/${membre.id}/identite`, {
      headers,
      data: { identityVerified: true },
    })
    expect(confirmed.status()).toBe(200)
    await membres.signInPage(page, membre)
    await page.goto('/edit-profile')
    const { nom, telephone, submit } = fieldsOf(page)
    const warning = page.getByText('Votre identité sera à confirmer de nouveau')
    await telephone.fill('+212 661 23 45 67')
    await expect(warning).toBeHidden()
    await nom.fill('Équipe Colocdar')
    await expect(warning).toBeVisible()
    await submit.click()
    await expect(nom).toHaveAccessibleDescription(/réservé à l’équipe/)
    await expect(nom).toBeFocused()

    await nom.fill('Alaoui')
    await expect(warning).toBeHidden()
    await nom.fill('Bennani')
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
    await submit.click()
    expect((await saved).status()).toBe(200)
    await expect(page.getByText('Identité à confirmer')).toBeVisible()
    await expect(page).toHaveURL('/profile')
  })

  test('keeps the photo that was chosen last, also when the one before takes longer', async ({ page, membres }) => {
    await membres.signInPage(page, await membres.shared())
    await page.goto('/edit-profile')
    let uploads = 0
    page.on('request', (sent) => {
      if (sent.url().endsWith('/images/upload')) uploads += 1
    })
    const held = await holdRoute(page, '**/shrink-photo-*.js')
    const picker = page.getByLabel(/^(Ajouter une|Changer la) photo$/)
    const chosen = async (file: Parameters<typeof picker.setInputFiles>[0]) => {
      const before = uploads
      await picker.setInputFiles(file)
      await expect.poll(() => uploads).toBeGreaterThan(before)
      await expect(page.getByRole('button', { name: 'Retirer la photo' })).toBeVisible()
    }
    await picker.setInputFiles(storeUpload(largePhoto('paysage')))
    await expect(page.getByText('Envoi de la photo')).not.toHaveCount(0)
    await chosen(png('visage'))
    held.pass()
    // Made smaller after the first, which would have been sent by then.
    await chosen(storeUpload(largePhoto('portrait')))
    expect(uploads).toBe(2)
  })

  test('begins again with what is stored: no photo, and nothing in the fields for words of one’s own', async ({
    page,
    request,
    membres,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 412/)
    const membre = await membres.create()
    await membres.signInPage(page, membre)
    await page.goto('/edit-profile')
    const { tags, submit } = fieldsOf(page)
    const preview = page.locator('form img[src^="blob:"]')
    const other = tags.getByLabel('Autre centre d’intérêt')
    await other.fill('Échecs')
    const url = `/api/test/utilisateur/${membre.id}`
    const { headers } = membre
    const stored = await (await request.get(`/api/test/utilisateur/profile/${membre.id}`, { headers })).json()
    // In another window, meanwhile.
    const elsewhere = await request.put(url, { headers, data: { ...stored, age: 28 } })
    expect(elsewhere.status(), await elsewhere.text()).toBe(200)
    await submit.click()
    await page.getByRole('button', { name: 'Recharger' }).click()
    await expect(other).toHaveValue('Échecs')
    await other.fill('Échecs et dames')
    await page.getByLabel('Ajouter une photo').setInputFiles(png('visage'))
    await expect(preview).toBeVisible()
    await page.getByRole('button', { name: 'Tout effacer' }).click()
    await expect(other).toHaveValue('')
    await expect(preview).toHaveCount(0)
    await expect(page.getByLabel('Ajouter une photo')).toBeAttached()
  })
})
