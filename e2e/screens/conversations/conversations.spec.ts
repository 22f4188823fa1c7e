import { annoncesOf } from '../../support/annonces.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'

test.describe('les conversations', () => {
  test('[MSG-23] from an offer to an answer by keyboard alone, live in two browsers, marked as read', async ({
    page,
    browser,
    membres,
    request,
  }) => {
    // Two browsers, and three looks by axe.
    test.slow()
    const [owner, seeker] = [await membres.create(), await membres.create()]
    const offre = await annoncesOf(request, membres).offre(owner, { titre: 'Chambre calme à Settat' })
    await membres.signInPage(page, seeker)
    await page.goto(`/coloc/${offre.id}`)
    await page.getByRole('button', { name: /^Écrire à / }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: /^Écrire à / })
    await expect(dialog.getByLabel('Votre message')).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.type('Bonjour, est-elle libre ?')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/messages\/\d+$/)
    const log = page.getByRole('log', { name: 'Messages' })
    await expect(log).toContainText('Bonjour, est-elle libre ?')
    await expect(page.getByText('Envoyé', { exact: true })).toBeVisible()

    const other = await browser.newPage()
    await membres.signInPage(other, owner)
    await other.goto('/')
    await other.getByRole('banner').getByRole('button', { name: owner.username }).click()
    await other.getByRole('link', { name: /Messages\s*1 non lus/ }).click()
    await other.getByRole('link', { name: /Bonjour, est-elle libre/ }).click()
    await expect(page.getByText('Lu', { exact: true })).toBeVisible()
    await other.getByRole('textbox', { name: /^Message à / }).fill('Oui, passez la voir')
    await other.keyboard.press('Enter')
    await expect(log).toContainText('Oui, passez la voir')
    await page.setViewportSize({ width: 360, height: 740 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Retour aux messages' }).click()
    await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible()
    await expectAccessible(page)
    await other.close()
  })

  test('[MSG-21] a text waits without a network, marked, and is sent once when it is back, in both tabs', async ({
    page,
    context,
    membres,
    request,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_NETWORK/)
    const [owner, seeker] = [await membres.create(), await membres.create()]
    const { id: annonceId } = await annoncesOf(request, membres).offre(owner)
    const begun = await request.post('/api/conversations', {
      headers: seeker.headers,
      data: { annonce: 'offre', annonceId, texte: 'Bonjour' },
    })
    const { id } = await begun.json()
    await membres.signInPage(page, seeker)
    await page.goto(`/messages/${id}`)
    const second = await context.newPage()
    await second.goto(`/messages/${id}`)
    await expect(second.getByRole('log')).toContainText('Bonjour')
    await context.setOffline(true)
    await page.getByRole('textbox', { name: /^Message à / }).fill('Par un tunnel')
    await page.getByRole('button', { name: 'Envoyer' }).click()
    await expect(page.getByText('Non envoyé')).toBeVisible()
    await expectAccessible(page)
    await context.setOffline(false)
    await expect(page.getByText('Non envoyé')).toBeHidden()
    await expect(second.getByRole('log').getByText('Par un tunnel')).toHaveCount(1)
    const { content } = await (
      await request.get(`/api/conversations/${id}/messages`, { headers: owner.headers })
    ).json()
    expect(content.map(({ texte }: { texte: string }) => texte)).toEqual(['Bonjour', 'Par un tunnel'])
  })

  test('[MSG-24] blocking and leaving by keyboard', async ({ page, membres, request }) => {
    const [owner, seeker] = [await membres.create(), await membres.create()]
    const { id: annonceId } = await annoncesOf(request, membres).offre(owner)
    const begun = await request.post('/api/conversations', {
      headers: seeker.headers,
      data: { annonce: 'offre', annonceId, texte: 'Envoyez un acompte par Wafacash' },
    })
    const { id } = await begun.json()
    await membres.signInPage(page, owner)
    await page.goto(`/messages/${id}`)
    await expect(page.getByText('Ne payez rien avant d’avoir visité')).toBeVisible()
    const menu = page.getByRole('button', { name: 'Actions de la conversation' })
    await menu.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: /^Bloquer/ }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Bloquer' }).press('Enter')
    await expect(page.getByText(/^Vous avez bloqué/)).toBeVisible()
    await menu.press('Enter')
    await page.getByRole('button', { name: 'Quitter la conversation' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Quitter' }).press('Enter')
    await expect(page).toHaveURL('/messages')
    await expect(page.getByText('Aucun message pour le moment')).toBeVisible()
  })
})
