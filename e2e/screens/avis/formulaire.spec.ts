import { expect, expectAccessible, test } from '../../support/test.ts'

test.describe('donner mon avis', () => {
  test('[ROUTE-25, REVIEW-01, REVIEW-02, VALID-52, STATE-34, STATE-35, ERR-19, API-29, ROLE-05] asks for words and up to five stars, says « Erreur » for 3 s and keeps the words, then « Succès » for 2.5 s and goes home', async ({
    page,
    membres,
    expectedErrors,
  }) => {
    expectedErrors.push(/net::ERR_FAILED/, /^avis/)
    const membre = await membres.shared()
    await membres.signInPage(page, membre)
    await page.clock.install()
    await page.goto('/add-review')
    const note = page.getByRole('group', { name: 'Votre note' })
    const commentaire = page.getByLabel('Votre commentaire')
    const send = page.getByRole('button', { name: 'Envoyer mon avis' })
    await expect(commentaire).toHaveJSProperty('tagName', 'TEXTAREA')
    await expect(note.getByRole('radio')).toHaveCount(6)
    await expect(note.getByRole('radio', { name: '5 étoiles' })).toBeAttached()
    await send.click()
    await expect(commentaire).toHaveAccessibleDescription(/^Le commentaire est obligatoire/)
    await expect(note).toContainText('La note est requise')
    await expectAccessible(page)
    await note.getByRole('radio', { name: '1 étoile', exact: true }).check({ force: true })
    await page.keyboard.press('ArrowRight')
    await expect(note.getByRole('radio', { name: '2 étoiles' })).toBeChecked()
    await expect(note).not.toContainText('La note est requise')

    await page.route('**/api/test/avis', (route) => route.abort())
    await commentaire.fill('J’ai trouvé en une semaine.')
    await page.clock.pauseAt(Date.now() + 60_000)
    await send.click()
    const popup = page.getByRole('alertdialog', { name: 'Erreur' })
    await expect(popup).toContainText("Une erreur s'est produite lors de l'ajout de l'avis!")
    await page.clock.runFor(2_900)
    await expect(popup).toBeVisible()
    await page.clock.runFor(200)
    await expect(popup).toBeHidden()
    await expect(page).toHaveURL('/add-review')
    await expect(commentaire).toHaveValue('J’ai trouvé en une semaine.')

    await page.unrouteAll()
    await note.getByRole('radio', { name: '4 étoiles' }).check({ force: true })
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/test/avis'))
    await send.dblclick()
    expect((await answered).status()).toBe(201)
    expect((await answered).request().postDataJSON()).toEqual({
      commentaire: 'J’ai trouvé en une semaine.',
      note: 4,
      auteurId: membre.id,
    })
    const thanks = page.getByRole('alertdialog', { name: 'Succès' })
    await expect(thanks).toBeVisible()
    await page.clock.runFor(2_400)
    await expect(thanks).toBeVisible()
    await expect(page).toHaveURL('/add-review')
    await page.clock.runFor(200)
    await expect(page).toHaveURL('/')
    await expect(thanks).toBeHidden()
  })
})
