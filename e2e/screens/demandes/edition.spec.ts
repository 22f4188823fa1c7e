import type { APIRequestContext, Page } from '@playwright/test'
import { annoncesOf } from '../../support/annonces.ts'
import { catalogueOf } from '../../support/catalogue.ts'
import { freezeClock } from '../../support/clock.ts'
import type { Membres } from '../../support/membres.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'

interface Browsing {
  page: Page
  membres: Membres
  request: APIRequestContext
}

/** A member's own request, open in its form. */
const openEdition = async ({ page, membres, request }: Browsing) => {
  const membre = await membres.create()
  const { id } = await annoncesOf(request, membres).demande(membre, { verified: false })
  await membres.signInPage(page, membre)
  await page.goto(`/edit-demande/${id}`)
  return { id, form: page.getByRole('form', { name: 'Ma demande' }) }
}

test.describe('modifier ma demande', () => {
  test('[ROUTE-14, EDIT-03, EDIT-04, VALID-17, VALID-18, VALID-19, VALID-20, VALID-21, VALID-22, ERR-23, ERR-24] starts from what is stored, names what is missing, says that saving or deleting failed, saves, and goes back to the profile', async ({
    page,
    membres,
    request,
    expectedErrors,
  }) => {
    expectedErrors.push(/net::ERR_FAILED/, /Error (updating|fetching) demande/, /^suppression de la demande/)
    const { id, form } = await openEdition({ page, membres, request })
    await expect(form.getByLabel('Titre')).toHaveValue('Recherche colocataire')
    await expect(form.getByLabel('Description')).toHaveValue('Je cherche une chambre calme.')
    await expect(form.getByLabel('Budget')).toHaveValue('1800')
    await expect(form.getByLabel('Quartier')).toHaveValue('Centre')
    await expect(form.getByLabel('Ville').locator('option:checked')).toHaveText('Settat')
    await expect(form.getByLabel('Ville').locator('option').first()).toHaveText('Choisir...')
    await expect(form.getByRole('radio', { name: 'Immédiatement' })).toBeChecked()

    const save = form.getByRole('button', { name: 'Enregistrer' })
    for (const label of ['Titre', 'Description', 'Budget', 'Quartier']) await form.getByLabel(label).fill('')
    await form.getByLabel('Ville').selectOption('Choisir...')
    await form.getByRole('radio', { name: 'À partir d’une date précise' }).check()
    await save.click()
    const messages = {
      Titre: /^Le titre est requis$/,
      Description: /^La description est requise$/,
      Budget: /^Le budget est requis/,
      'Date de disponibilité': /^La date de disponibilité est requise$/,
      Ville: /^La ville est requise$/,
      Quartier: /^Le quartier est requis$/,
    }
    for (const [label, message] of Object.entries(messages))
      await expect(form.getByLabel(label)).toHaveAccessibleDescription(message)
    await expectAccessible(page)

    await page.reload()
    await expect(form).toBeVisible()
    await page.route(`**/api/test/demande/${id}`, (route) => route.abort())
    await form.getByLabel('Budget').fill('2200')
    await save.click()
    await expect(form.getByRole('alert')).toContainText('Error updating demande')
    await expect(form.getByRole('alert')).toContainText('Failed to update demande')
    await expect(form.getByLabel('Budget')).toHaveValue('2200')
    await page.getByRole('button', { name: 'Supprimer la demande' }).click()
    await page.getByRole('button', { name: 'Oui, supprimer' }).click()
    await expect(page.getByText('La suppression n’a pas abouti.')).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(form).toBeVisible()

    // A cut connection is not a request that does not exist.
    await page.reload()
    await expect(page.getByText('Error fetching demande')).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await form.getByLabel('Budget').fill('2 100')
    await form.getByRole('radio', { name: 'À partir d’une date précise' }).check()
    await form.getByLabel('Date de disponibilité').fill('2031-05-01')
    const { id: villeId } = await catalogueOf(request).ville('Settat')
    const sent = page.waitForRequest((each) => each.method() === 'PUT')
    await save.click()
    expect((await sent).headers()['if-match']).toMatch(/^"\d+"$/)
    expect((await sent).postDataJSON()).toMatchObject({ budget: 2100, dateDisponibilite: '2031-05-01', villeId })
    await expect(page.getByText('Demande updated successfully!')).toBeVisible()
    await expect(page).toHaveURL('/profile')
    await expect(page.getByRole('main')).toContainText('1er mai 2031')
  })

  test('[ERR-22, ROUTE-14] tells a member who has none so, and goes to the profile', async ({
    page,
    membres,
    request,
    expectedErrors,
  }) => {
    expectedErrors.push(/Error fetching demande/)
    const { id } = await annoncesOf(request, membres).demande(await membres.create())
    await page.goto(`/edit-demande/${id}`)
    await expect(page).toHaveURL('/auth/login')
    await membres.signInPage(page, await membres.shared())
    await freezeClock(page)
    await page.goto(`/edit-demande/${id}`)
    const popup = page.getByRole('alertdialog', { name: "Vous n'avez pas une demande" })
    await expect(popup).toBeVisible()
    await page.clock.runFor(3_100)
    await expect(page).toHaveURL('/profile')
    await expect(popup).toBeHidden()
  })
})
