import { catalogueOf } from '../../support/catalogue.ts'
import { signInByForm } from '../../support/sign-in.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'

test.describe('alertes', () => {
  test('[ALERT-13] keep the filters of a list through the sign-in; their rhythm can be changed, and they can be removed', async ({
    page,
    membres,
    request,
  }) => {
    const membre = await membres.create()
    const ville = await catalogueOf(request).ville('Rabat')
    await page.goto(`/coloc/offres?villeId=${ville.id}&prixMax=2500&meuble=true`)
    await page.getByRole('link', { name: 'Créer une alerte' }).first().click()
    await expect(page).toHaveURL('/auth/login')
    await expect(page.getByText('Connectez-vous pour créer votre alerte.')).toBeVisible()
    await signInByForm(page, membre)
    const nouvelle = page.getByRole('article', { name: 'Nouvelle alerte' })
    await expect(nouvelle.getByRole('list', { name: 'Recherche' }).getByRole('listitem')).toHaveText([
      'Offres',
      'Rabat',
      /Jusqu’à 2\s500\sdh/,
      'Meublé',
    ])
    await expectAccessible(page)
    await nouvelle.getByLabel('Une fois par jour').check()
    await nouvelle.getByRole('button', { name: 'Créer l’alerte' }).click()
    await expect(page).toHaveURL('/alertes')
    await expect(page.getByText('Vous recevrez un e-mail à 8 h, les jours où une annonce y répond.')).toBeVisible()
    const alerte = page.getByRole('article', { name: /^Offres\s?Rabat/ })
    await expect(alerte.getByLabel('Me prévenir')).toHaveValue('quotidienne')
    await alerte.getByLabel('Me prévenir').focus()
    await alerte.getByLabel('Me prévenir').selectOption('Jamais (alerte arrêtée)')
    await expect(page.getByText('Alerte arrêtée', { exact: true })).toBeVisible()
    await expect(alerte.getByLabel('Me prévenir')).toBeFocused()
    await expect(alerte.getByRole('link', { name: 'Voir les annonces' })).toHaveAttribute(
      'href',
      `/coloc/offres?villeId=${ville.id}&prixMax=2500&meuble=true`,
    )
    await alerte.getByRole('button', { name: /Supprimer/ }).click()
    await expect(page.getByText('Aucune alerte pour l’instant')).toBeVisible()
  })

  test('[ALERT-13] watch requests too, with their filters, and say so', async ({ page, membres, request }) => {
    const membre = await membres.create()
    const ville = await catalogueOf(request).ville('Rabat')
    const filtres = `villeId=${ville.id}&budgetMax=9000`
    await page.goto(`/coloc/demandes?${filtres}`)
    await page.getByRole('link', { name: 'Créer une alerte' }).first().click()
    await expect(page.getByText('Connectez-vous pour créer votre alerte.')).toBeVisible()
    await signInByForm(page, membre)
    const nouvelle = page.getByRole('article', { name: 'Nouvelle alerte' })
    await expect(nouvelle.getByRole('list', { name: 'Recherche' }).getByRole('listitem')).toHaveText([
      'Demandes',
      'Rabat',
      /Jusqu’à 9\s000\sdh/,
    ])
    await nouvelle.getByRole('button', { name: 'Créer l’alerte' }).click()
    const alerte = page.getByRole('article', { name: /^Demandes\s?Rabat/ })
    await expect(alerte.getByRole('link', { name: 'Voir les annonces' })).toHaveAttribute(
      'href',
      `/coloc/demandes?${filtres}`,
    )
  })

  test('take a sentence, and show what was understood as their filters', async ({ page, membres, request }) => {
    const { id } = await catalogueOf(request).ville('Rabat')
    await membres.signInPage(page, await membres.shared())
    await page.goto('/alertes')
    const field = page.getByRole('combobox', { name: 'Que cherchez-vous' })
    await field.fill('studio rabat pas cher')
    await field.press('Enter')
    await expect(page).toHaveURL(`/alertes?nouvelle=1&villeId=${id}&logementType=STUDIO`)
    const nouvelle = page.getByRole('article', { name: 'Nouvelle alerte' })
    await expect(nouvelle.getByRole('list', { name: 'Recherche' }).getByRole('listitem')).toHaveText([
      'Offres',
      'Rabat',
      'Studio',
    ])
  })

  test('[ALERT-02] lead who has not verified the e-mail to do so, and back', async ({ page, membres }) => {
    await membres.signInPage(page, await membres.shared({ emailVerified: false }))
    await page.goto('/alertes?nouvelle=1&prixMax=2500')
    await expect(page.getByText('Vérifiez d’abord votre adresse e-mail')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Créer l’alerte' })).toBeHidden()
    const storedRoute = () => page.evaluate(() => localStorage.storedRoute)
    await expect.poll(storedRoute).toBe('/alertes?nouvelle=1&prixMax=2500')
  })

  test('[ALERT-12] the link of a mail shows a button, and says when it is too old', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 400/)
    await page.goto('/alertes/arret/inconnu')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Arrêter l’alerte' }).click()
    await expect(page.getByText('Ce lien n’est plus valable.')).toBeVisible()
    await page.route('**/api/alertes/arret', (route) => route.fulfill({ json: { message: 'C’est fait.' } }))
    await page.getByRole('button', { name: 'Arrêter l’alerte' }).click()
    await expect(page.getByText('C’est fait.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Arrêter l’alerte' })).toBeHidden()
  })
})
