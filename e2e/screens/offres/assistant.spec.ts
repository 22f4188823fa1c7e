import type { Page } from '@playwright/test'
import { png } from '../../support/pictures.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'
import { jump, wizardOf } from '../../support/wizard.ts'
import { fillLogement, openOffreWizard, photoTiles } from '../../support/wizard-offre.ts'

const alertOf = (page: Page) => page.getByRole('main').getByRole('alert')

test.describe('ajouter une offre', () => {
  test('[OFFERWIZ-01, OFFERWIZ-02, OFFERWIZ-03, OFFERWIZ-04, ROUTE-23, STATE-19, STATE-20, VALID-23, VALID-24, VALID-25, VALID-31, VALID-33, VALID-34] has four steps, reached in turn or by a jump, names what is missing, and keeps the confirmation for a complete offer', async ({
    page,
    membres,
  }) => {
    const membre = await membres.shared()
    await openOffreWizard(page, membres, membre)
    const { steps, next, previous } = wizardOf(page)
    await expect(steps.getByRole('button')).toHaveText([/Propriétaire/, /Logement/, /Images/, /Confirmation/])
    const nom = page.locator('[name=proprietaireNom]')
    const email = page.locator('[name=proprietaireEmail]')
    await expect(nom).toHaveValue('Samira Alaoui')
    await expect(nom).not.toBeEditable()
    await expect(email).toHaveValue(membre.email)
    await expect(email).not.toBeEditable()
    await expectAccessible(page)

    await next.click()
    await expect(page.getByRole('heading', { level: 2, name: 'Logement' })).toBeFocused()
    const labels = ['Titre', 'Quartier', 'Description', 'Prix', 'Superficie', 'Nombre de colocataires', 'Durée']
    for (const label of [...labels, 'Type de logement', 'Ville']) await expect(page.getByLabel(label)).toBeVisible()
    await expect(page.getByRole('radio')).toHaveCount(2)

    await jump(page, 'Images')
    await expect(page.getByLabel('Ajouter des photos')).toBeAttached()
    await previous.click()
    await expect(page.getByLabel('Titre')).toBeVisible()
    await jump(page, 'Propriétaire')
    await expect(nom).toBeVisible()

    await jump(page, 'Logement')
    const field = (label: string) => page.getByLabel(label)
    await expect(field('Titre')).toBeVisible()
    await next.click()
    await expect(alertOf(page)).toHaveText('Veuillez renseigner toutes les informations du logement.')
    await expect(field('Titre')).toBeFocused()
    await expect(field('Titre')).toHaveAccessibleDescription(/^Le titre est requis\./)
    await expect(field('Quartier')).toHaveAccessibleDescription('Le quartier est requis.')
    await expect(field('Description')).toHaveAccessibleDescription(/^La description est requise\./)
    await expect(field('Type de logement')).toHaveAccessibleDescription('Le type de logement est requis.')
    await expect(field('Ville')).toHaveAccessibleDescription('La ville est requise.')
    await expect(page.getByRole('group', { name: 'Disponibilité' })).toContainText(
      'La date de disponibilité est requise.',
    )
    await expectAccessible(page)
    await page.getByRole('radio', { name: 'À partir d’une date précise' }).check()
    await next.click()
    await expect(field('Date de disponibilité')).toHaveAccessibleDescription('La date de disponibilité est requise.')
    await field('Prix').fill('cher')
    await expect(field('Prix')).toHaveAccessibleDescription(/^Le prix doit être un nombre/)

    // The quartiers of the city are suggested, and a known one takes its known spelling.
    await field('Ville').selectOption({ label: 'Casablanca' })
    await field('Quartier').focus()
    await expect(page.locator('datalist option[value="Maârif"]')).toBeAttached()
    await field('Quartier').fill('maarif')
    await field('Quartier').press('Tab')
    await expect(field('Quartier')).toHaveValue('Maârif')

    await jump(page, 'Images')
    await photoTiles(page).choose([png('salon')])
    await expect(photoTiles(page).tile(1)).toContainText('Prêt')
    const message = 'Tous les champs sont requis. Veuillez compléter toutes les informations.'
    await next.click()
    await expect(alertOf(page)).toContainText(message)
    await expect(alertOf(page)).toContainText(/À compléter\s: Titre, Description, Prix, .*, Qui publie\./)
    await jump(page, 'Logement')
    await field('Qui publie').selectOption('Agence')
    await jump(page, 'Confirmation')
    // The form has an alert of its own.
    const guard = alertOf(page).filter({ hasText: message })
    await expect(guard).toContainText(/À compléter\s: Titre, .*, Frais d’agence\./)
    await fillLogement(page)
    await expect(guard).toHaveCount(0)
    await jump(page, 'Confirmation')
    await expect(page.getByRole('heading', { level: 2, name: 'Confirmation' })).toBeFocused()
  })

  test('[STATE-18, VALID-32, VALID-35] keeps a member in the first step whose name or whole profile is unknown', async ({
    page,
    membres,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 503/, /^profil/)
    const membre = await membres.shared({ emailVerified: false, profileFilled: false })
    await page.route('**/api/test/utilisateur/profile/*', (route) => route.fulfill({ status: 503 }))
    await openOffreWizard(page, membres, membre)
    const { next, steps } = wizardOf(page)
    const required = 'Veuillez renseigner les informations du propriétaire.'
    await expect(page.getByText('Votre profil n’a pas pu être lu')).toBeVisible()
    await next.click()
    await expect(alertOf(page)).toHaveText(required)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.locator('[name=proprietaireEmail]')).toHaveValue(membre.email)
    await expect(page.locator('[name=proprietaireNom]')).toHaveAccessibleDescription(
      'Le nom du propriétaire est requis',
    )
    await next.click()
    await expect(alertOf(page)).toHaveText(required)
    await jump(page, 'Images')
    await expect(alertOf(page)).toHaveText(required)
    await expect(steps.getByRole('button', { name: 'Propriétaire' })).toHaveAttribute('aria-current', 'step')
    await expect(page.getByRole('link', { name: 'Compléter mon profil' })).toHaveAttribute('href', '/edit-profile')
  })
})
