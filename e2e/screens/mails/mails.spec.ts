import { answerFirst } from '../../support/first-answer.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'

test.describe('les e-mails d’un membre', () => {
  test('are chosen on the profile, stored at once, and put back when that fails', async ({
    page,
    membres,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 503/)
    await membres.signInPage(page, await membres.create())
    await page.goto('/profile')
    const choices = page.getByRole('group', { name: 'Ce que Colocdar vous envoie' })
    for (const name of ['Nouveaux messages', 'Alertes', 'Rappels de vos annonces'])
      await expect(choices.getByRole('checkbox', { name })).toBeChecked()
    await expect(page.getByText('Toujours envoyés')).toBeVisible()
    const rappels = choices.getByRole('checkbox', { name: 'Rappels de vos annonces' })
    await expect(rappels).toBeEnabled()
    await rappels.focus()
    await page.keyboard.press('Space')
    await expect(page.getByText('Vous ne recevrez plus ces e-mails')).toBeVisible()
    await page.reload()
    await expect(rappels).toBeEnabled()
    await expect(rappels).not.toBeChecked()

    await page.route('**/api/mails/reglages', (route) =>
      route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: 'Réessayez.', requestId: 'x' } }),
    )
    await rappels.click()
    await expect(page.getByText('Rien n’a changé')).toBeVisible()
    await expect(rappels).not.toBeChecked()
  })

  test('are chosen one by one: the others stay as they were chosen elsewhere, and one that fails is put back alone', async ({
    page,
    membres,
    request,
    expectedErrors,
  }) => {
    expectedErrors.push(/Failed to fetch|net::ERR_FAILED/)
    const membre = await membres.create()
    const { headers } = membre
    await membres.signInPage(page, membre)
    await page.goto('/profile')
    const choices = page.getByRole('group', { name: 'Ce que Colocdar vous envoie' })
    const choice = (name: string) => choices.getByRole('checkbox', { name })
    await expect(choice('Alertes')).toBeEnabled()
    // As the link of a mail does.
    const reglages = { messages: true, alertes: false, rappels: true, visites: true }
    await request.put('/api/mails/reglages', { headers, data: reglages })
    const stored = async () => (await request.get('/api/mails/reglages', { headers })).json()

    let cut = () => {}
    const held = new Promise<void>((resolve) => {
      cut = resolve
    })
    await answerFirst(page, '**/api/mails/reglages', async (route) => {
      await held
      await route.abort()
    })
    await choice('Nouveaux messages').click()
    await choice('Rappels de vos annonces').click()
    await expect(page.getByText('Vous ne recevrez plus ces e-mails')).toBeVisible()
    expect(await stored()).toEqual({ ...reglages, rappels: false })
    cut()
    await expect(page.getByText('Rien n’a changé')).toBeVisible()
    await expect(choice('Nouveaux messages')).toBeChecked()
    await expect(choice('Rappels de vos annonces')).not.toBeChecked()
  })

  test('[SEC-58] wait for the verification of the address, and the profile and the messages say so', async ({
    page,
    membres,
  }) => {
    // Not a verified one: conversations.spec.ts.
    await membres.signInPage(page, await membres.create({ emailVerified: false }))
    for (const path of ['/profile', '/messages']) {
      await page.goto(path)
      await expect(page.getByText(/^Vérifiez votre e-mail pour recevoir les messages des membres/)).toBeVisible()
    }
    await page.getByRole('link', { name: 'Vérifier depuis mon profil' }).click()
    await expect(page).toHaveURL('/profile')
    await expect(page.getByRole('button', { name: 'Vérifier email' })).toBeVisible()
  })

  test('are stopped by the link of a mail, which shows a button and says when it is too old', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 400/)
    await page.goto('/mails/messages/arret/inconnu')
    await expect(page.getByText('« Nouveaux messages » : vous n’en recevrez plus.')).toBeVisible()
    await expectAccessible(page)
    const stop = page.getByRole('button', { name: 'Ne plus les recevoir' })
    await stop.click()
    await expect(page.getByText('Ce lien n’est plus valable.')).toBeVisible()
    await page.route('**/api/mails/arret', (route) => route.fulfill({ json: { message: 'C’est fait.' } }))
    await stop.click()
    await expect(page.getByText('C’est fait.')).toBeVisible()
    await expect(stop).toBeHidden()
  })
})
