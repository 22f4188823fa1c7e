import type { APIRequestContext, Page } from '@playwright/test'
import { rounds } from '../../api/src/testing/endurance.ts'
import { annoncesOf } from '../support/annonces.ts'
import type { Membre, Membres } from '../support/membres.ts'
import { expect, test } from '../support/test.ts'

const count = rounds({ short: 9, long: 50 })
// Of each fifteen: two reported, three modified, two requests, one profile; the others are new offers.
const share = (part: number) => Math.round((count * part) / 15)
const [reported, modified, requests, profiles] = [share(2), share(3), share(2), share(1)]
const added = count - reported - modified - requests - profiles
// Every fifth is refused.
const isRefused = (place: number) => place % 5 === 4

interface Scene {
  request: APIRequestContext
  membres: Membres
  villeId: number
  auteur: Membre
}

const numbered = (word: string, total: number, suffix: number) =>
  Array.from({ length: total }, (_, index) => `${word} ${String(index + 1).padStart(2, '0')} ${suffix}`)

/** What waits in one city, in the order of the queue, and what was reported there. */
const fillQueue = async ({ request, membres, villeId, auteur }: Scene) => {
  const annonces = annoncesOf(request, membres)
  // One author may publish so many an hour.
  const [other, reporter] = await Promise.all([membres.create(), membres.create()])
  const titles = {
    modified: numbered('Modifiée', modified, villeId),
    added: numbered('Chambre', added, villeId),
    requests: numbered('Demande', requests, villeId),
    reported: numbered('Signalée', reported, villeId),
  }
  for (const titre of titles.modified) {
    const { id } = await annonces.offre(other, { titre: 'Avant', villeId })
    const offre = await (await request.get(`/api/test/coloc/${id}`)).json()
    const data = { ...offre, titre, photos: [] }
    const answer = await request.put(`/api/test/coloc/${id}`, { headers: other.headers, data })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  for (const titre of titles.added) await annonces.offre(auteur, { titre, villeId, verified: false })
  for (const titre of titles.requests)
    await annonces.demande(await membres.create(), { titre, villeId, verified: false })
  for (const titre of titles.reported) {
    const { id } = await annonces.offre(other, { titre, villeId })
    const data = { kind: 'offre', objetId: id, motif: 'FAUX' }
    const answer = await request.post('/api/signalements', { headers: reporter.headers, data })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  return titles
}

const changeProfiles = async ({ request, membres, villeId }: Scene): Promise<string[]> => {
  const names: string[] = []
  for (let place = 0; place < profiles; place += 1) {
    const membre = await membres.create()
    await annoncesOf(request, membres).offre(membre, { titre: 'De quelqu’un', villeId })
    const { nom, prenom, age, telephone, genre, langues, tags } = await (
      await request.get(`/api/test/utilisateur/${membre.id}`, { headers: membre.headers })
    ).json()
    const data = { nom, prenom, age, telephone, genre, langues, tags, apropos: 'Une autre présentation.' }
    const answer = await request.put(`/api/test/utilisateur/${membre.id}`, { headers: membre.headers, data })
    expect(answer.ok(), await answer.text()).toBe(true)
    names.push(`Profil de ${membre.username}`)
  }
  return names
}

const headingOf = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })

/** Others may wait there too: J leads to the wanted one. */
const reach = async (page: Page, name: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused()
  for (let step = 0; step < 60 && !(await headingOf(page, name).isVisible()); step += 1) await page.keyboard.press('j')
  await expect(headingOf(page, name)).toBeFocused()
}

const giveReason = async (page: Page): Promise<void> => {
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('1')
  await page.keyboard.press('Control+Enter')
}

test('reports, modifications, requests, profiles and new offers in a row by keyboard, with undo', async ({
  page,
  request,
  membres,
}) => {
  const [ville, auteur] = await Promise.all([annoncesOf(request, membres).ville(), membres.create()])
  const scene = { request, membres, villeId: ville.id, auteur }
  const titles = await fillQueue(scene)
  const changed = await changeProfiles(scene)
  await membres.signInPage(page, await membres.demo('admin'))

  await page.goto('/admin')
  for (const [place, titre] of titles.reported.entries()) {
    await reach(page, titre)
    await page.keyboard.press('v')
    await giveReason(page)
    await expect(page.getByText(`Sans suite : ${titre}`)).toBeVisible()
    if (place > 0) continue
    await page.keyboard.press('u')
    await expect(headingOf(page, titre)).toBeFocused()
    await page.keyboard.press('r')
    await giveReason(page)
    await expect(page.getByText(`Fondé : ${titre}`)).toBeVisible()
  }

  await page.goto(`/admin?villeId=${ville.id}`)
  const queue = [...titles.modified, ...titles.added, ...titles.requests]
  const [first = '', second = ''] = queue
  await expect(headingOf(page, first)).toBeFocused()
  await page.keyboard.press('j')
  await expect(headingOf(page, second)).toBeVisible()
  await page.keyboard.press('k')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Raccourcis clavier' })).toBeVisible()
  // Not heard by the screen behind.
  await page.keyboard.press('v')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: `Offres ${modified + added}` })).toBeVisible()
  await page.keyboard.press('v')
  await expect(page.getByText(`Vérifié : ${first}`)).toBeVisible()
  await page.keyboard.press('u')
  for (const [place, titre] of queue.entries()) {
    await expect(headingOf(page, titre)).toBeFocused()
    await page.keyboard.press(isRefused(place) ? 'r' : 'v')
    if (isRefused(place)) await giveReason(page)
    else await expect(page.getByText(`Vérifié : ${titre}`)).toBeVisible()
  }
  await expect(page.getByText('Rien n’attend')).toBeVisible()

  await page.goto('/admin?kind=profil')
  for (const name of changed) {
    await reach(page, name)
    await page.keyboard.press('v')
    await expect(page.getByText(`Vérifié : ${name}`)).toBeVisible()
  }

  const offers = queue.filter((titre, place) => !isRefused(place) && !titles.requests.includes(titre))
  // A modification that was refused leaves what was verified.
  const before = titles.modified.filter((_, place) => isRefused(place)).map(() => 'Avant')
  const shown = [...offers, ...before, ...titles.reported.slice(1), ...changed.map(() => 'De quelqu’un')]
  // The screen is ahead of the server by the decisions under way.
  await expect
    .poll(async () => {
      const answer = await request.get(`/api/test/coloc/search?villeId=${ville.id}&verified=true&size=200`)
      const { content } = (await answer.json()) as { content: { titre: string }[] }
      return content.map(({ titre }) => titre).sort()
    })
    .toEqual(shown.sort())
  await page.goto(`/coloc/ville/${ville.id}/offres`)
  // The newest: fifty are more than a page.
  await expect(page.getByRole('link', { name: offers.at(-1) as string })).toBeVisible()
})
