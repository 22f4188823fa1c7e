import type { Request } from '@playwright/test'
import { annoncesOf } from '../../support/annonces.ts'
import { signInByForm } from '../../support/sign-in.ts'
import { expect, test } from '../../support/test.ts'

test('the reason of a refusal is still there after the session ended and the administrator signed in again', async ({
  page,
  request,
  membres,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 401/)
  const annonces = annoncesOf(request, membres)
  const [ville, auteur, admin] = await Promise.all([annonces.ville(), membres.create(), membres.demoApart('admin')])
  const add = (titre: string) => annonces.offre(auteur, { titre, villeId: ville.id, verified: false })
  await add('Chambre d’avant')
  const refused = await add('Chambre à refuser')
  await membres.signInPage(page, admin)
  await page.goto(`/admin?villeId=${ville.id}`)
  const answeredTo = (method: string, isMeant = (_: Request) => true) =>
    page.waitForResponse((answer) => {
      const asked = answer.request()
      return answer.url().includes('/moderation/ouverture') && asked.method() === method && isMeant(asked)
    })
  // That one item closes and another opens is told to other administrators: after the session it would be refused.
  const closed = answeredTo('DELETE')
  const opened = answeredTo('PUT', (asked) => asked.postDataJSON().fiche === `offre-${refused.id}`)
  await page.getByRole('button', { name: /^Chambre à refuser/ }).click()
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', { name: 'Refuser : Chambre à refuser' })
  await dialog.getByRole('textbox', { name: 'Motif' }).fill('Les photos montrent un autre logement.')
  await Promise.all([closed, opened])
  await membres.endSession(page)

  await dialog.getByRole('button', { name: 'Refuser' }).click()
  await expect(page).toHaveURL('/auth/login')
  await signInByForm(page, admin)
  await expect(dialog.getByRole('textbox', { name: 'Motif' })).toHaveValue('Les photos montrent un autre logement.')
  await dialog.getByRole('button', { name: 'Refuser' }).click()
  await expect(page.getByText('Refusé : Chambre à refuser')).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: 'Chambre d’avant' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
