import { optionalFaits } from '@colocdar/contracts/offres-faits'
import type { Page } from '@playwright/test'
import type { Membre, Membres } from './membres.ts'
import type { png } from './pictures.ts'

export const openOffreWizard = async (page: Page, membres: Membres, membre: Membre): Promise<void> => {
  await membres.signInPage(page, membre)
  await page.goto('/ajouter-offre-coloc')
}

/** In Settat, where the demo has a single offer. */
export const fillLogement = async (page: Page): Promise<void> => {
  await page.getByLabel('Titre').fill('Studio clair')
  await page.getByLabel('Ville').selectOption('Settat')
  await page.getByLabel('Quartier').fill('Centre')
  await page.getByLabel('Type de logement').selectOption('STUDIO')
  await page.getByLabel('Prix').fill('1 950')
  await page.getByLabel('Superficie').fill('22,5')
  await page.getByLabel('Nombre de colocataires').fill('1')
  await page.getByLabel('Durée').fill('12')
  await page.getByRole('radio', { name: 'Immédiatement' }).check()
  await page.getByLabel('Description').fill('Au calme, sur cour.')
  await page.getByLabel('Qui publie').selectOption('Propriétaire')
}

/** What is sent of a home whose owner says nothing but who publishes it. */
export const noFaits = {
  ...Object.fromEntries([...Object.keys(optionalFaits), 'reperes'].map((name) => [name, null])),
  publiePar: 'PROPRIETAIRE',
}

/** The photos of the wizard or of the edit form. */
export const photoTiles = (page: Page) => {
  const tiles = page.getByRole('list', { name: 'Photos' }).getByRole('listitem')
  return {
    tiles,
    /** From 1. */
    tile: (place: number) => tiles.nth(place - 1),
    choose: (files: ReturnType<typeof png>[]) => page.getByLabel('Ajouter des photos').setInputFiles(files),
    /** The URLs of the previews, in order. */
    previews: () => tiles.locator('img').evaluateAll((images) => images.map((image) => image.getAttribute('src'))),
  }
}
