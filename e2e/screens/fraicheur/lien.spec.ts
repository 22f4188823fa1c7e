import { keyboardOf } from '../../support/keyboard.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'

test('a link of the mail that asks whether an ad still holds changes nothing until its button is pressed, by keyboard too', async ({
  page,
}) => {
  let annonce: object = { kind: 'offre', id: 1, titre: 'Chambre au calme', endormie: true, reponse: 'disponible' }
  const sent: string[] = []
  await page.route('**/api/fraicheur/**', (route) => {
    sent.push(new URL(route.request().url()).pathname)
    return route.fulfill({ json: { etat: 'valable', annonce } })
  })
  await page.goto('/annonce/confirmer/exemple')
  const button = page.getByRole('button', { name: 'Toujours disponible' })
  await expect(button).toBeVisible()
  await expect(page.getByText('Un clic la réveille')).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expectAccessible(page)
  expect(sent).toEqual(['/api/fraicheur/lien/lire'])
  await keyboardOf(page).activate(button)
  await expect(page.getByText('Merci, c’est noté')).toBeVisible()
  expect(sent).toEqual(['/api/fraicheur/lien/lire', '/api/fraicheur/lien'])
  annonce = { ...annonce, reponse: 'partie', visites: 2 }
  await page.reload()
  await expect(page.getByRole('button', { name: 'C’est loué' })).toBeVisible()
  await expect(page.getByText('2 visites à venir seront annulées.')).toBeVisible()
  await expect(page.getByText('Un clic la réveille')).toBeHidden()
})
