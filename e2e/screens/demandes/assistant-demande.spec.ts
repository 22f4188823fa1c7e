import type { Page } from '@playwright/test'
import { annoncesOf } from '../../support/annonces.ts'
import { address, demandeWizard, openDemandeWizard } from '../../support/demande-wizard.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'
import { jump } from '../../support/wizard.ts'

test.describe('ajouter une demande', () => {
  test('the browser’s way back leads to the step before, and nothing is lost', async ({ page, membres }) => {
    await membres.signInPage(page, await membres.create())
    await page.goto('/')
    await page.goto(address)
    const { steps, next, description } = demandeWizard(page)
    const current = (name: string) =>
      expect(steps.getByRole('button', { name })).toHaveAttribute('aria-current', 'step')
    await next.click()
    await current('Préférences')
    await description.fill('Calme et non-fumeuse.')
    await page.goBack()
    await current('Utilisateur')
    await page.goForward()
    await current('Préférences')
    await page.reload()
    await current('Préférences')
    await expect(description).toHaveValue('Calme et non-fumeuse.')
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL('/')
  })

  test('[ROUTE-24, REQWIZ-01, REQWIZ-02, REQWIZ-03, REQWIZ-04, REQWIZ-05, REQWIZ-06, REQWIZ-09] asks in three steps', async ({
    page,
    membres,
  }) => {
    const membre = await membres.create()
    const wizard = await openDemandeWizard(page, membres, membre)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ajouter une demande')
    await expect(wizard.steps.getByRole('button')).toHaveText([/Utilisateur/, /Préférences/, /Confirmation/])
    await expect(page.getByLabel('Nom')).toHaveValue('Samira Alaoui')
    await expect(page.getByLabel('E-mail')).toHaveValue(membre.email)
    await expectAccessible(page)

    await wizard.next.click()
    await expect(wizard.steps.getByRole('button', { name: 'Préférences' })).toHaveAttribute('aria-current', 'step')
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
    await expectAccessible(page)
    await wizard.immediate.check()
    await expect(wizard.date).toBeHidden()
  })

  test('[VALID-01, VALID-02, VALID-03, VALID-04, VALID-05, VALID-06, VALID-07, VALID-08, VALID-09, STATE-12] shows one alert after the other, in order', async ({
    page,
    membres,
  }) => {
    const wizard = await openDemandeWizard(page, membres)
    await wizard.next.click()
    await wizard.titre.fill('  ')
    const refuses = async (message: string, field: ReturnType<Page['getByLabel']>) => {
      await wizard.next.click()
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(message)
      await expect(field).toBeFocused()
      await expect(wizard.steps.getByRole('button', { name: 'Préférences' })).toHaveAttribute('aria-current', 'step')
    }
    await refuses("Veuillez entrer un titre pour l'offre.", wizard.titre)
    await expectAccessible(page)
    await wizard.titre.fill('Étudiante cherche chambre')
    await expect(page.getByRole('main').getByRole('alert')).toBeHidden()
    await refuses("Veuillez fournir une description de l'offre.", wizard.description)
    await wizard.description.fill('Calme.')
    await refuses('Veuillez sélectionner une ville.', wizard.ville)
    await wizard.ville.selectOption('Settat')
    await refuses('Veuillez entrer le quartier de la colocation.', wizard.quartier)
    await wizard.quartier.fill('Centre')
    await refuses('Veuillez entrer un budget valide.', wizard.budget)
    await wizard.budget.fill('0')
    await refuses('Veuillez entrer un budget valide.', wizard.budget)
    await wizard.budget.fill('1800')
    await refuses('Veuillez sélectionner une option de disponibilité.', wizard.immediate)
    await wizard.specific.check()
    await refuses('Veuillez spécifier une date de disponibilité.', wizard.date)
    await wizard.date.fill('2031-05-01')
    await refuses('Veuillez entrer une durée valide en mois.', wizard.duree)
    await wizard.duree.fill('-2')
    await refuses('Veuillez entrer une durée valide en mois.', wizard.duree)
    await wizard.duree.fill('6')
    await wizard.next.click()
    await expect(page.getByRole('heading', { level: 2, name: 'Confirmation' })).toBeFocused()
  })

  test('[STATE-13, REQWIZ-07, VALID-10, VALID-11, VALID-12, VALID-13, VALID-14, VALID-15, VALID-16] jumps anywhere, lists what is missing and does not send it', async ({
    page,
    membres,
  }) => {
    await membres.signInPage(page, await membres.create())
    let sent = 0
    page.on('request', (request) => {
      if (request.method() === 'POST') sent += 1
    })
    await page.goto(address)
    const wizard = demandeWizard(page)
    await jump(page, 'Confirmation')
    const banner = page.getByRole('main').getByRole('alert')
    for (const message of [
      'La ville est requise.',
      'Le quartier est requis.',
      'Le budget est requis.',
      'La description est requise.',
      'La durée est requise.',
    ])
      await expect(banner.getByText(message)).toBeVisible()
    await expect(banner.getByText('Le titre est requis.')).toBeHidden()
    await expect(banner.getByText('Une date de disponibilité spécifique est requise.')).toBeHidden()
    await expectAccessible(page)
    await wizard.submit.click()
    expect(sent).toBe(0)

    await wizard.previous.click()
    await wizard.titre.fill('')
    await wizard.specific.check()
    await jump(page, 'Confirmation')
    await expect(banner.getByText('Le titre est requis.')).toBeVisible()
    await expect(banner.getByText('Une date de disponibilité spécifique est requise.')).toBeVisible()
    await expect(wizard.steps.getByRole('button', { name: 'Confirmation' })).toHaveAttribute('aria-current', 'step')
    await jump(page, 'Utilisateur')
    await expect(wizard.next).toBeVisible()
    await expect(wizard.previous).toBeHidden()
    await jump(page, 'Préférences')
    await expect(wizard.specific).toBeChecked()
  })

  test('tells beforehand whoever has a request that one is the limit', async ({ page, membres, request }) => {
    const membre = await membres.create()
    const { id } = await annoncesOf(request, membres).demande(membre, { verified: false })
    await membres.signInPage(page, membre)
    await page.goto(address)
    await expect(page.getByText('Vous avez déjà une demande')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Modifier ma demande' })).toHaveAttribute('href', `/edit-demande/${id}`)
    await expectAccessible(page)
  })
})
