import { keyboardOf } from '../../support/keyboard.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'

test('[ACC-01] the password changes by keyboard: not without the present one, and other devices are signed out', async ({
  page,
  request,
  membres,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/)
  const membre = await membres.create()
  const elsewhere = await membres.signedIn(membre)
  const keyboard = keyboardOf(page)
  await membres.signInPage(page, membre)
  await page.goto('/profile')
  const opener = page.getByRole('main').getByRole('button', { name: 'Changer le mot de passe' })
  await keyboard.activate(opener)
  const dialog = page.getByRole('dialog', { name: 'Changer le mot de passe' })
  const present = dialog.getByRole('textbox', { name: 'Mot de passe actuel' })
  await keyboard.type(present, 'pas le bon')
  await keyboard.type(dialog.getByRole('textbox', { name: 'Nouveau mot de passe' }), 'trois chats bleus')
  await keyboard.type(dialog.getByRole('textbox', { name: 'Confirmer le mot de passe' }), 'trois chats bleus')
  await page.keyboard.press('Enter')
  await expect(present).toHaveAccessibleDescription(/n’est pas le bon/)
  await expect(present).toBeFocused()
  await expectAccessible(page)

  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText(membre.password)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(/mot de passe/i)
  const answers = await Promise.all(
    [elsewhere, membre].map(({ headers }) => request.get('/api/conversations/non-lus', { headers })),
  )
  expect(answers.map((answer) => answer.status())).toEqual([401, 200])
  await membres.signedIn({ ...membre, password: 'trois chats bleus' })
})
