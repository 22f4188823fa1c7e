import { annoncesOf } from '../../support/annonces.ts'
import { png } from '../../support/pictures.ts'
import { signInByForm } from '../../support/sign-in.ts'
import { expect, test } from '../../support/test.ts'
import { wizardOf } from '../../support/wizard.ts'
import { fillLogement, openOffreWizard, photoTiles } from '../../support/wizard-offre.ts'

const notice = 'Votre session a pris fin.'

test.describe('une session finie ailleurs', () => {
  test.beforeEach(({ expectedErrors }) => {
    // The refused calls, and what was then asked as a visitor.
    expectedErrors.push(/status of 40[14]/, /annonces|profil|offre|demande/)
  })

  test('[SEC-43] is told by a page that loads, and when a link is followed, whose page opens afterwards', async ({
    page,
    membres,
  }) => {
    const membre = await membres.signedIn(await membres.shared())
    await membres.signInPage(page, membre)
    await membres.endSession(page)
    // Every page of members is behind the same layout: routes.test.ts.
    await page.goto('/profile')
    await expect(page).toHaveURL('/auth/login')
    await expect(page.getByText(notice)).toBeVisible()
    expect(await page.evaluate(() => localStorage.storedRoute)).toBe('/profile')
    await signInByForm(page, membre)
    await expect(page).toHaveURL('/profile')
    const edit = page.getByRole('link', { name: /Modifier/ }).first()
    // Its calls are answered: one of them would be refused, too.
    await expect(edit).toBeVisible()
    for (const name of ['Rappels de vos annonces', 'Rien entre 22 h et 8 h'])
      await expect(page.getByRole('checkbox', { name })).toBeEnabled()
    await membres.endSession(page)
    await edit.click()
    await expect(page).toHaveURL('/auth/login')
    await expect(page.getByText(notice)).toBeVisible()
    await signInByForm(page, membre)
    await expect(page).toHaveURL('/edit-profile')
    await expect(page.getByLabel('Prénom')).toHaveValue('Samira')
  })

  test('[SEC-43] loses nothing of what was typed in the wizard', async ({ page, membres }) => {
    const membre = await membres.signedIn(await membres.shared())
    await openOffreWizard(page, membres, membre)
    const wizard = wizardOf(page)
    await wizard.next.click()
    await fillLogement(page)
    await wizard.next.click()
    await membres.endSession(page)
    await photoTiles(page).choose([png('salon')])
    await expect(page).toHaveURL('/auth/login')
    await expect(page.getByText(notice)).toBeVisible()
    await signInByForm(page, membre)
    await expect(page).toHaveURL(/ajouter-offre-coloc/)
    await photoTiles(page).choose([png('salon')])
    await expect(photoTiles(page).tile(1)).toContainText('Prêt')
    await page.getByRole('button', { name: 'Précédent' }).click()
    await expect(page.getByLabel('Titre')).toHaveValue('Studio clair')
    await expect(page.getByLabel('Description')).toHaveValue('Au calme, sur cour.')
  })

  test('[SEC-43] an ad that only its owner sees asks to sign in; public pages stay', async ({
    page,
    request,
    membres,
  }) => {
    const membre = await membres.create()
    const own = await annoncesOf(request, membres).offre(membre, { verified: false })
    await membres.signInPage(page, membre)
    await membres.endSession(page)
    await page.goto(`/coloc/${own.id}`)
    await expect(page).toHaveURL('/auth/login')
    await expect(page.getByText(notice)).toBeVisible()
    await signInByForm(page, membre)
    await expect(page).toHaveURL(`/coloc/${own.id}`)
    await expect(page.getByRole('heading', { name: own.titre })).toBeVisible()

    await membres.endSession(page)
    await page.goto('/')
    const form = page.getByRole('form', { name: /contact/i })
    await form.getByLabel('Sujet').fill('Une question')
    await form.getByLabel('E-mail').fill('samira@exemple.ma')
    await form.getByLabel('Message').fill('Comment vérifiez-vous les annonces ?')
    const answer = page.waitForResponse((response) => response.url().endsWith('/api/test/contact') && response.ok())
    await form.getByRole('button', { name: /Envoyer/ }).click()
    await answer
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Se connecter' })).toBeVisible()
  })
})
