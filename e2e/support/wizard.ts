import type { Page } from '@playwright/test'

/** What the two wizards have in common. */
export const wizardOf = (page: Page) => ({
  steps: page.getByRole('navigation', { name: 'Étapes' }),
  next: page.getByRole('button', { name: 'Suivant' }),
  previous: page.getByRole('button', { name: 'Précédent' }),
  submit: page.getByRole('button', { name: 'Soumettre' }),
})

export const jump = (page: Page, step: string): Promise<void> =>
  wizardOf(page).steps.getByRole('button', { name: step }).click()
