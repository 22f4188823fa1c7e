import { annoncesOf } from '../../support/annonces.ts'
import { opensHydrated } from '../../support/hydration.ts'
import { keyboardOf } from '../../support/keyboard.ts'
import { hearsNoOnline } from '../../support/offline.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'

test.describe('les conversations', () => {
  test('[MSG-23, MSG-24] by keyboard alone: from an offer to an answer, live in two browsers; then reported, blocked and left', async ({
    page,
    browser,
    membres,
    request,
  }) => {
    const [owner, seeker] = [await membres.create(), await membres.create()]
    const offre = await annoncesOf(request, membres).offre(owner, { titre: 'Chambre calme à Settat' })
    await membres.signInPage(page, seeker)
    await page.goto(`/coloc/${offre.id}`)
    await keyboardOf(page).activate(page.getByRole('button', { name: /^Écrire à / }))
    const writing = page.getByRole('dialog', { name: /^Écrire à / })
    await expect(writing.getByLabel('Votre message')).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.type('Bonjour, je vous envoie un acompte par Wafacash ?')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/messages\/\d+$/)
    expect(await page.evaluate(() => localStorage.getItem('marques'))).toContain(`"offre-${offre.id}":"contactee"`)
    const log = page.getByRole('log', { name: 'Messages' })
    await expect(log).toContainText('Bonjour')
    await expect(page.getByText('Envoyé', { exact: true })).toBeVisible()

    const other = opensHydrated(await browser.newPage())
    const keyboard = keyboardOf(other)
    await membres.signInPage(other, owner)
    await other.goto('/about')
    await keyboard.activate(other.getByRole('banner').getByRole('button', { name: owner.username }))
    await keyboard.activate(other.getByRole('link', { name: /Messages\s*1 en attente/ }).first())
    await keyboard.activate(other.getByRole('link', { name: /je vous envoie un acompte/ }))
    await expect(page.getByText('Lu', { exact: true })).toBeVisible()
    await expect(other.getByText('Ne payez rien avant d’avoir visité')).toBeVisible()
    await keyboard.type(other.getByRole('textbox', { name: /^Message à / }), 'Non, passez la voir')
    await other.keyboard.press('Enter')
    await expect(log).toContainText('Non, passez la voir')
    await page.setViewportSize({ width: 360, height: 740 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)

    await keyboard.activate(other.getByRole('button', { name: 'Signaler cette conversation' }))
    const report = other.getByRole('dialog', { name: 'Signaler cette conversation' })
    await keyboard.check(report.getByRole('radio').first())
    await keyboard.activate(report.getByRole('button', { name: 'Envoyer' }))
    await expect(other.getByText('Merci. Notre équipe regarde')).toBeVisible()
    const menu = other.getByRole('button', { name: 'Actions de la conversation' })
    await keyboard.activate(menu)
    await keyboard.activate(other.getByRole('button', { name: /^Bloquer/ }))
    await keyboard.activate(other.getByRole('dialog').getByRole('button', { name: 'Bloquer' }))
    await expect(other.getByText(/^Vous avez bloqué/)).toBeVisible()
    await expectAccessible(other)

    // Who is blocked notices nothing.
    await page.getByRole('textbox', { name: /^Message à / }).fill('Vous êtes là ?')
    await page.getByRole('button', { name: 'Envoyer' }).click()
    await expect(page.getByText('Envoyé', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Retour aux messages' }).click()
    await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible()
    await expect(page.getByText(/^Vérifiez votre e-mail/)).toHaveCount(0)
    await expectAccessible(page)

    await expect(other.getByRole('log')).not.toContainText('Vous êtes là ?')
    await keyboard.activate(menu)
    await keyboard.activate(other.getByRole('button', { name: 'Quitter la conversation' }))
    await keyboard.activate(other.getByRole('dialog').getByRole('button', { name: 'Quitter' }))
    await expect(other).toHaveURL('/messages')
    await expect(other.getByText('Aucun message pour le moment')).toBeVisible()
    // Nothing stands beside an empty list: it takes the whole width.
    const list = await other.getByRole('region', { name: 'Conversations' }).boundingBox()
    expect(list?.width).toBeGreaterThan((other.viewportSize()?.width ?? 0) * 0.8)
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
    await hearsNoOnline(page)
    // As in browsers that cannot size a field by its content.
    await page.addInitScript(() => {
      CSS.supports = () => false
    })
    await page.goto(`/messages/${id}`)
    const writing = page.getByRole('textbox', { name: /^Message à / })
    await writing.evaluate((area) => area.style.setProperty('field-sizing', 'fixed'))
    const heightOf = async () => (await writing.boundingBox())?.height ?? 0
    const oneLine = await heightOf()
    await writing.fill('Un\nDeux\nTrois')
    expect(await heightOf()).toBeGreaterThan(oneLine + 30)
    const second = await context.newPage()
    await second.goto(`/messages/${id}`)
    await expect(second.getByRole('log')).toContainText('Bonjour')
    await context.setOffline(true)
    await writing.fill('Par un tunnel')
    await page.getByRole('button', { name: 'Envoyer' }).click()
    await expect(page.getByText('Non envoyé')).toBeVisible()
    expect(await heightOf()).toBe(oneLine)
    await expectAccessible(page, { within: '[role=log]' })
    await context.setOffline(false)
    await expect(page.getByText('Non envoyé')).toBeHidden()
    // A tab whose stream was cut asks again after seconds, in vain at first if the network is still away then.
    await expect(second.getByRole('log').getByText('Par un tunnel')).toHaveCount(1)
    const { content } = await (
      await request.get(`/api/conversations/${id}/messages`, { headers: owner.headers })
    ).json()
    expect(content.map(({ texte }: { texte: string }) => texte)).toEqual(['Bonjour', 'Par un tunnel'])
  })
})
