import { annoncesOf } from '../../support/annonces.ts'
import type { Membre } from '../../support/membres.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'

test('[SEC-53] both members report their conversation: the administrator blocks the one who is named', async ({
  page,
  request,
  membres,
}) => {
  const [owner, seeker] = await Promise.all([membres.create(), membres.create()])
  const titre = `Chambre disputée ${owner.id}`
  const offre = await annoncesOf(request, membres).offre(owner, { titre })
  const send = async ({ headers }: Membre, path: string, data: object) => {
    const answer = await request.post(`/api${path}`, { headers, data })
    expect(answer.status(), await answer.text()).toBe(201)
    return answer.json()
  }
  const texte = 'Bonjour, la chambre est-elle libre ?'
  const { id } = await send(seeker, '/conversations', { annonce: 'offre', annonceId: offre.id, texte })
  const about = { kind: 'conversation', objetId: id, motif: 'HARCELEMENT' }
  for (const member of [owner, seeker])
    await send(member, '/signalements', { ...about, texte: `De ${member.username}` })

  await membres.signInPage(page, await membres.demo('admin'))
  await page.goto('/admin')
  const queue = page.getByRole('list', { name: 'Ce qui est signalé' })
  const nameOf = ({ username }: Membre) => `${username}, conversation «\u00a0${titre}\u00a0»`
  await expect(queue.getByRole('button', { name: titre })).toHaveCount(2)
  // Who has no ads: photos of a blocked member would be missing on the pages of other tests.
  await queue.getByRole('button', { name: nameOf(seeker) }).click()
  await expect(page.getByRole('heading', { level: 2, name: nameOf(seeker) })).toBeVisible()
  await expect(page.getByText(`De ${owner.username}`)).toBeVisible()
  const other = page.getByRole('region', { name: 'L’autre côté' })
  await expect(other.getByText(`De ${seeker.username}`)).toBeVisible()
  await expect(other.getByText(`De ${owner.username}`)).toHaveCount(0)
  await expect(other).toContainText(`Cette décision ne vise que ${seeker.username}`)
  // A decision about the other one that is taken back late.
  const released = Promise.withResolvers<void>()
  await page.route('**/undo', async (route) => {
    // It can be taken back for some seconds: the server hears of it at once, the page late.
    const response = await route.fetch()
    await released.promise
    await route.fulfill({ response })
  })
  await queue.getByRole('button', { name: nameOf(owner) }).click()
  await page.getByRole('button', { name: 'Sans suite' }).click()
  await page.keyboard.press('1')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(`Sans suite : ${nameOf(owner)}`)).toBeVisible()
  await page.keyboard.press('u')
  await queue.getByRole('button', { name: nameOf(seeker) }).click()

  await page.getByRole('button', { name: 'Donner raison' }).click()
  const dialog = page.getByRole('dialog', { name: `Donner raison : ${nameOf(seeker)}` })
  await expect(dialog.getByText(`Le motif est envoyé à ${seeker.username}`)).toBeVisible()
  await dialog
    .getByRole('group', { name: `Pour ${seeker.username}` })
    .getByLabel('Bloquer son compte')
    .check()
  released.resolve()
  await expect(page.getByText('Décision annulée.')).toBeVisible()
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('radio').first().focus()
  await page.keyboard.press('1')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(`Fondé : ${nameOf(seeker)}`)).toBeVisible()
  await expect(queue.getByRole('button', { name: nameOf(owner) })).toBeVisible()
  await expect(queue.getByRole('button', { name: nameOf(seeker) })).toHaveCount(0)
  const statusOf = async ({ headers }: Membre) => (await request.get('/api/favoris/ids', { headers })).status()
  expect([await statusOf(seeker), await statusOf(owner)]).toEqual([401, 200])
})
