import type { Page } from '@playwright/test'
import type { Membre, Membres } from './membres.ts'
import { wizardOf } from './wizard.ts'

export const address = '/ajouter-demande-coloc'

export const demandeWizard = (page: Page) => ({
  ...wizardOf(page),
  titre: page.getByLabel('Titre'),
  description: page.getByLabel('Description'),
  ville: page.getByLabel('Ville'),
  quartier: page.getByLabel('Quartier'),
  budget: page.getByLabel('Budget'),
  immediate: page.getByRole('radio', { name: 'Immédiatement' }),
  specific: page.getByRole('radio', { name: 'À partir d’une date précise' }),
  date: page.getByLabel('Date de disponibilité'),
  duree: page.getByLabel('Durée'),
})

export const openDemandeWizard = async (page: Page, membres: Membres, membre?: Membre) => {
  await membres.signInPage(page, membre ?? (await membres.shared()))
  await page.goto(address)
  return demandeWizard(page)
}

export const fillPreferences = async (page: Page) => {
  const { description, ville, quartier, budget, immediate, duree } = demandeWizard(page)
  await description.fill('Calme et non-fumeuse.')
  await ville.selectOption('Settat')
  await quartier.fill('Centre')
  await budget.fill('2 000,50')
  await immediate.check()
  await duree.fill('6')
}
