import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../../support/test.ts'
import { jump } from '../../support/wizard.ts'
import { openDemandeWizard } from '../../support/wizard-demande.ts'

test.describe('ajouter une demande', () => {
  test('[ROUTE-24, REQWIZ-01, REQWIZ-02, REQWIZ-03, REQWIZ-04, REQWIZ-05, REQWIZ-06, REQWIZ-07, REQWIZ-09, VALID-01, VALID-02, VALID-03, VALID-10, VALID-11, VALID-12, VALID-13, VALID-14, VALID-15, VALID-16, STATE-12, STATE-13] asks in three steps; the browser’s back button leads to the step before, and nothing is lost; shows one alert at a time, jumps anywhere, lists what is missing and does not send it', async ({
    page,
    membres,
  }) => {
    const membre = await membres.shared()
    const wizard = await openDemandeWizard(page, membres, membre)
    const current = (name: string) =>
      expect(wizard.steps.getByRole('button', { name })).toHaveAttribute('aria-current', 'step')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ajouter une demande')
    await expect(wizard.steps.getByRole('button')).toHaveText([/Utilisateur/, /Préférences/, /Confirmation/])
    await expect(page.getByLabel('Nom')).toHaveValue('Samira Alaoui')
    await expect(page.getByLabel('E-mail')).toHaveValue(membre.email)
    await expectAccessible(page)

    await wizard.next.click()
    await current('Préférences')
    await expect(page.getByRole('heading', { level: 2, name: 'Préférences' })).toBeFocused()
    await expect(wizard.titre).toHaveValue('Recherche colocataire')
    await expect(wizard.ville).toHaveJSProperty('tagName', 'SELECT')
    for (const field of [wizard.description, wizard.quartier, wizard.budget, wizard.duree])
      await expect(field).toHaveValue('')
    await expect(wizard.previous).toBeVisible()
    await expect(page.getByRole('radio')).toHaveCount(2)
    await expect(page.locator('input[type=radio]').first()).toHaveAttribute('value', 'IMMEDIATE')
    await expect(page.locator('input[type=radio]').last()).toHaveAttribute('value', 'SPECIFIC')
    await expect(wizard.date).toBeHidden()
    await wizard.specific.check()
    const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Africa/Casablanca' })
    await expect(wizard.date).toHaveAttribute('min', today)
    await wizard.immediate.check()
    await expect(wizard.date).toBeHidden()

    await wizard.description.fill('Calme et non-fumeuse.')
    await page.goBack()
    await current('Utilisateur')
    await page.goForward()
    await current('Préférences')
    await page.reload()
    await current('Préférences')
    await expect(wizard.description).toHaveValue('Calme et non-fumeuse.')
    // Discards the draft, and begins anew.
    await page.getByRole('button', { name: 'Tout effacer' }).click()
    await expect(page.getByRole('button', { name: 'Tout effacer' })).toBeHidden()
    await jump(page, 'Préférences')
    await expect(wizard.description).toHaveValue('')
    await expect(wizard.titre).toHaveValue('Recherche colocataire')

    let sent = 0
    page.on('request', (request) => {
      if (request.method() === 'POST') sent += 1
    })
    await wizard.titre.fill('  ')
    const alert = page.getByRole('main').getByRole('alert')
    const refuses = async (message: string, field: ReturnType<Page['getByLabel']>) => {
      await wizard.next.click()
      await expect(alert).toHaveText(message)
      await expect(field).toBeFocused()
      await expect(wizard.steps.getByRole('button', { name: 'Préférences' })).toHaveAttribute('aria-current', 'step')
    }
    await refuses("Veuillez entrer un titre pour l'offre.", wizard.titre)
    await expectAccessible(page)
    await wizard.titre.fill('Étudiante cherche chambre')
    await expect(alert).toBeHidden()
    await refuses("Veuillez fournir une description de l'offre.", wizard.description)
    await wizard.titre.fill('')
    await wizard.specific.check()

    await jump(page, 'Confirmation')
    await expect(wizard.steps.getByRole('button', { name: 'Confirmation' })).toHaveAttribute('aria-current', 'step')
    await expect(alert.getByRole('listitem')).toHaveText([
      'Le titre est requis.',
      'La ville est requise.',
      'Le quartier est requis.',
      'Le budget est requis.',
      'La description est requise.',
      'La durée est requise.',
      'Une date de disponibilité spécifique est requise.',
    ])
    await expectAccessible(page)
    await wizard.submit.click()
    expect(sent).toBe(0)

    await wizard.previous.click()
    await wizard.titre.fill('Étudiante cherche chambre')
    await jump(page, 'Confirmation')
    await expect(alert.getByText('La ville est requise.')).toBeVisible()
    await expect(alert.getByText('Le titre est requis.')).toBeHidden()
    await jump(page, 'Utilisateur')
    await expect(wizard.next).toBeVisible()
    await expect(wizard.previous).toBeHidden()
    await jump(page, 'Préférences')
    await expect(wizard.specific).toBeChecked()
  })
})
