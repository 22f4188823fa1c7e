import type { Route } from '@playwright/test'
import { annoncesOf } from '../../support/annonces.ts'
import { opensHydrated } from '../../support/hydration.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'

test('[CHOIX-13] an owner retains one, declines another and thanks the rest, who see it as it happens', async ({
  page,
  browser,
  membres,
  request,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503/, /ERR_FAILED/)
  const [owner, first, second, third] = [
    await membres.create(),
    await membres.create(),
    await membres.create(),
    await membres.create(),
  ]
  const offre = await annoncesOf(request, membres).offre(owner, { titre: 'Chambre que beaucoup veulent' })
  const threads: number[] = []
  for (const seeker of [first, second, third]) {
    const data = { annonce: 'offre', annonceId: offre.id, texte: `Bonjour, de la part de ${seeker.username}` }
    const begun = await request.post('/api/conversations', { headers: seeker.headers, data })
    threads.push((await begun.json()).id)
  }
  await membres.signInPage(page, owner)
  await page.goto('/messages')
  await page
    .getByRole('navigation', { name: 'Par offre' })
    .getByRole('link', { name: /3 personnes ont écrit/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Qui a écrit' })).toBeVisible()
  await page.getByRole('link', { name: 'Récents' }).click()
  await expect(page).toHaveURL(`/messages/offre/${offre.id}?tri=recents`)
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(3)
  const cardOf = (index: number) => cards.filter({ has: page.locator(`a[href="/messages/${threads[index]}"]`) })
  const refused = { code: 'UNAVAILABLE', message: 'Revenez dans une minute.', requestId: 'r' }
  const closed = Promise.withResolvers<void>()
  const answers = [
    (route: Route) => route.fulfill({ status: 503, json: refused }),
    (route: Route) => closed.promise.then(() => route.abort()),
  ]
  await page.route(`**/${threads[0]}/decision`, (route) => (answers.shift() ?? ((last) => last.continue()))(route))
  const retain = cardOf(0).getByRole('button', { name: /^Retenir/ })
  await retain.click()
  await expect(page.getByText('Revenez dans une minute.')).toBeVisible()
  await cardOf(0)
    .getByRole('button', { name: /^Décliner/ })
    .click()
  const dialog = page.getByRole('dialog', { name: /^Décliner/ })
  await expect(dialog.getByLabel('Votre message')).not.toHaveAttribute('aria-invalid', 'true')
  // Closed while it sends, its failure shows all the same.
  await dialog.getByRole('button', { name: 'Décliner et envoyer' }).click()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  closed.resolve()
  await expect(page.getByText('Erreur de réseau.')).toBeVisible()
  await retain.click()
  await expect(cardOf(0).getByText('Retenue', { exact: true })).toBeVisible()

  const other = opensHydrated(await browser.newPage())
  await membres.signInPage(other, second)
  await other.goto(`/messages/${threads[1]}`)
  await expect(other.getByText('Toujours en lice')).toBeVisible()
  await cardOf(1)
    .getByRole('button', { name: /^Décliner/ })
    .click()
  await dialog.getByRole('radio', { name: 'Beaucoup de messages' }).check()
  await dialog.getByLabel('Votre message').press('End')
  await dialog.getByLabel('Votre message').pressSequentially(' À bientôt.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Décliner et envoyer' }).click()
  await expect(cardOf(1).getByText('Déclinée', { exact: true })).toBeVisible()
  await expect(other.getByText(/^Déclinée/).first()).toBeVisible()
  await expect(other.getByRole('log')).toContainText('je ne peux pas donner suite au vôtre')
  await other.getByRole('button', { name: 'Actions de la conversation' }).click()
  await other.getByRole('button', { name: 'Mettre en sourdine' }).click()
  await expect(other.getByRole('region', { name: 'Conversations' }).getByText('En sourdine')).toBeAttached()

  await request.patch(`/api/test/coloc/statut/loue/${offre.id}`, { headers: owner.headers })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.reload()
  await expect(page.getByText('1 personne attend encore une réponse')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Louée\u00a0: remercier les autres' }).click()
  await expect(cardOf(2).getByText('Déclinée', { exact: true })).toBeVisible()
  await expect(cardOf(0).getByText('Retenue', { exact: true })).toBeVisible()
  await other.close()
})
