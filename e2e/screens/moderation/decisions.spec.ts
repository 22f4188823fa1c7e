import { opened, queueOf, test } from '../../support/administration.ts'
import { freezeClock } from '../../support/clock.ts'
import { expect, expectAccessible } from '../../support/test.ts'

test('refuses with a reason that the author reads, corrects and gets verified', async ({
  page,
  request,
  admin,
  membres,
  waiting,
}) => {
  const { ville, auteur, ids } = await waiting(['Chambre avec vue'])
  const url = `/api/test/coloc/${ids[0]}`
  const isVerified = async () => (await (await request.get(url, { headers: admin.headers })).json()).verified
  const edit = async (data: object) =>
    expect((await request.put(url, { headers: auteur.headers, data })).ok()).toBe(true)

  await page.goto(queueOf(ville))
  await expect(opened(page, 'Chambre avec vue')).toBeFocused()
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', { name: 'Refuser : Chambre avec vue' })
  await expect(dialog.getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Indiquez le motif : il est envoyé à l’auteur.')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Motif' })).toBeFocused()
  await dialog.getByLabel('Le prix semble erroné.').press('Space')
  await dialog.getByRole('textbox', { name: 'Motif' }).press('End')
  await page.keyboard.type(' Vraiment ?')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Refuser' }).press('Enter')
  await expect(page.getByText('Rien n’attend')).toBeVisible()
  await expect(page.getByText('Refusé : Chambre avec vue')).toBeVisible()

  await membres.signInPage(page, auteur)
  await page.goto('/offres')
  await expect(page.getByText('Le prix semble erroné. Vraiment ?')).toBeVisible()

  await edit({ description: 'Une chambre calme.' })
  await membres.signInPage(page, admin)
  await page.goto(queueOf(ville))
  await expect(page.getByText('Décisions précédentes')).toBeVisible()
  // By the effects that also listen to the keys.
  await expect(opened(page, 'Chambre avec vue')).toBeFocused()
  await page.keyboard.press('v')
  await expect.poll(isVerified).toBe(true)

  await edit({ description: 'Une chambre bruyante.' })
  await page.reload()
  await expect(page.locator('del')).toHaveText('calme.')
  await expect(page.locator('ins')).toHaveText('bruyante.')
  await expectAccessible(page)
})

test('takes a decision back by button or key, for exactly five seconds, even with the focus on it', async ({
  page,
  request,
  admin,
  waiting,
}) => {
  const { ville, ids } = await waiting(['Chambre à reprendre', 'Chambre suivante'])
  const isVerified = async () =>
    (await (await request.get(`/api/test/coloc/${ids[0]}`, { headers: admin.headers })).json()).verified
  await freezeClock(page)
  await page.goto(queueOf(ville))
  await expect(opened(page, 'Chambre à reprendre')).toBeFocused()
  const undo = page.getByRole('button', { name: 'Annuler' })
  for (const takeBack of [() => undo.click(), () => page.keyboard.press('u')]) {
    await page.keyboard.press('v')
    await expect(page.getByText('Vérifié : Chambre à reprendre')).toBeVisible()
    await takeBack()
    await expect(opened(page, 'Chambre à reprendre')).toBeVisible()
    await expect.poll(isVerified).toBe(false)
  }

  await page.keyboard.press('v')
  await undo.focus()
  await page.clock.runFor(4_900)
  await expect(undo).toBeVisible()
  await page.clock.runFor(200)
  await expect(undo).toHaveCount(0)
  // The key does nothing any more.
  await page.keyboard.press('u')
  await expect(opened(page, 'Chambre suivante')).toBeVisible()
  await expect.poll(isVerified).toBe(true)
})

test('says who decided before, and shows again what changed meanwhile', async ({
  page,
  request,
  admin,
  waiting,
  expectedErrors,
}) => {
  expectedErrors.push(/409/, /412/)
  const { ville, auteur, ids } = await waiting(['Chambre décidée', 'Chambre modifiée'])
  await page.goto(queueOf(ville))
  await expect(opened(page, 'Chambre décidée')).toBeFocused()
  const decided = await request.post(`/api/admin/moderation/offre/${ids[0]}/verify`, {
    headers: admin.headers,
    data: { version: 1 },
  })
  expect(decided.ok(), await decided.text()).toBe(true)
  await page.keyboard.press('v')
  await expect(page.getByText(/Décision déjà prise par admin le .+\s: vérification\./)).toBeVisible()
  await expect(opened(page, 'Chambre modifiée')).toBeVisible()
  await request.put(`/api/test/coloc/${ids[1]}`, {
    headers: auteur.headers,
    data: { description: 'Tout autre chose.' },
  })
  await page.keyboard.press('v')
  await expect(
    page.getByText('Chambre modifiée a changé entre-temps : la fiche à jour attend de nouveau.'),
  ).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'Tout autre chose.' })).toBeVisible()
})

test('keeps the open dialog and the next item when the decision before fails or is taken back late', async ({
  page,
  waiting,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/)
  const { ville, ids } = await waiting(['Chambre lente', 'Chambre suivante', 'Chambre dernière'])
  const hold = async (url: string, then: 'abort' | 'late') => {
    const released = Promise.withResolvers<void>()
    await page.route(url, async (route) => {
      // A decision can be taken back for some seconds: the server hears of it at once, the page late.
      const response = then === 'late' ? await route.fetch() : null
      await released.promise
      await (response ? route.fulfill({ response }) : route.abort())
    })
    return released.resolve
  }
  const refusalOf = (titre: string) => page.getByRole('dialog', { name: `Refuser : ${titre}` })
  await page.goto(queueOf(ville))
  await expect(opened(page, 'Chambre lente')).toBeFocused()
  const fail = await hold(`**/api/admin/moderation/offre/${ids[0]}/verify`, 'abort')
  await page.keyboard.press('v')
  await expect(opened(page, 'Chambre suivante')).toBeFocused()
  await page.keyboard.press('r')
  await expect(refusalOf('Chambre suivante').getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('1')
  fail()
  const failure = page.getByText('Impossible')
  await expect(failure).toBeVisible()
  await expect(refusalOf('Chambre suivante')).toBeVisible()
  await expect(failure).toHaveText('Impossible : Chambre lente')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Refusé : Chambre suivante')).toBeVisible()

  const takeBack = await hold('**/api/admin/moderation/decisions/*/undo', 'late')
  await expect(opened(page, 'Chambre dernière')).toBeFocused()
  await page.keyboard.press('u')
  await page.keyboard.press('r')
  await expect(refusalOf('Chambre dernière')).toBeVisible()
  takeBack()
  await expect(page.getByText('Décision annulée.')).toBeVisible()
  await expect(refusalOf('Chambre dernière')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opened(page, 'Chambre suivante')).toBeVisible()
})

test('tells other administrators which item is open here, and when it no longer is', async ({ page, waiting }) => {
  const { ville, ids } = await waiting(['Chambre ouverte', 'Chambre d’après'])
  const said = async (method: 'PUT' | 'DELETE', id: number | undefined) => {
    const answer = await page.waitForResponse((each) => {
      const request = each.request()
      const { pathname, searchParams } = new URL(each.url())
      if (pathname !== '/api/admin/moderation/ouverture' || request.method() !== method) return false
      return (method === 'PUT' ? request.postDataJSON().fiche : searchParams.get('fiche')) === `offre-${id}`
    })
    return answer.status()
  }
  const first = said('PUT', ids[0])
  await page.goto(queueOf(ville))
  await expect(opened(page, 'Chambre ouverte')).toBeFocused()
  expect(await first).toBe(200)
  const next = Promise.all([said('DELETE', ids[0]), said('PUT', ids[1])])
  await page.keyboard.press('j')
  expect(await next).toEqual([204, 200])
  const left = said('DELETE', ids[1])
  await page.getByRole('link', { name: 'Journal' }).click()
  expect(await left).toBe(204)
})
