import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { conversations } from '../../schema/conversations.ts'
import { favoris } from '../../schema/favoris.ts'
import { offres } from '../../schema/offres.ts'
import { revelations } from '../../schema/telephone.ts'
import { vues, vuesSels, vuesVisiteurs } from '../../schema/vues.ts'
import { createDemande } from '../../testing/demandes.ts'
import { createMembre, type TestMembre } from '../../testing/membres.ts'
import { createOffre } from '../../testing/offres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { createVille } from '../../testing/villes.ts'
import { forgetVisitors } from './vues.service.ts'
import { createViewCounter } from './vues-counter.service.ts'

const test = useTestApp()
const browser = 'Mozilla/5.0 (Linux; Android 12) Chrome/140'
const noon = new Date('2026-11-16T12:00:00Z')
// Within the session's 24 hours.
const nextDay = new Date('2026-11-17T02:00:00Z')

let owner: TestMembre
let villeId = 0
beforeAll(async () => {
  test.setNow(noon)
  owner = await createMembre(test)
  villeId = (await createVille(test)).id
})
const publish = (changes = {}) => createOffre(test, { proprietaireId: owner.id, villeId, ...changes })

interface Look {
  ip?: string
  userAgent?: string
  type?: string
}
const look = async (id: number, { ip = '198.51.100.1', userAgent = browser, type = 'offre' }: Look = {}) => {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/vues',
    payload: { type, id },
    remoteAddress: ip,
    headers: { 'user-agent': userAgent },
  })
  return answer.statusCode
}
const figuresOf = async (id: number, membre = owner) => {
  await test.deps.views.flush()
  const answer = await test.app.inject({ url: '/api/vues', headers: membre.headers })
  return answer.json().find((figures: { id: number }) => figures.id === id)
}

describe('views of an ad', () => {
  it('counts a visitor once a day, and again the next day', async () => {
    const id = await publish()
    expect([await look(id), await look(id), await look(id, { ip: '198.51.100.2' })]).toEqual([204, 204, 204])
    await test.deps.views.flush()
    await look(id)
    expect((await figuresOf(id)).vues).toBe(2)
    test.setNow(nextDay)
    await look(id)
    const figures = await figuresOf(id)
    expect(figures).toMatchObject({ type: 'offre', vues: 3, numeros: 0 })
    expect(figures.parJour).toHaveLength(30)
    expect(figures.parJour.slice(-2)).toEqual([2, 1])
    test.setNow(noon)
  })

  it('knows on every process who was counted', async () => {
    const id = await publish()
    const other = createViewCounter(test.deps)
    const view = { type: 'offre' as const, id, visitor: '198.51.100.9' }
    other.add(view)
    test.deps.views.add(view)
    await Promise.all([other.flush(), test.deps.views.flush()])
    expect((await figuresOf(id)).vues).toBe(1)
  })

  it('counts sixty browsers behind one address, and behind one /64, as one visitor', async () => {
    const id = await publish()
    for (let n = 0; n < 60; n += 1) {
      await look(id, { userAgent: `${browser} ${n}` })
      await look(id, { ip: `2001:db8::${n.toString(16)}`, userAgent: `${browser} ${n}` })
    }
    expect((await figuresOf(id)).vues).toBe(2)
  })

  it.each(['Googlebot/2.1', 'WhatsApp/2.23', 'curl/8.5', 'Mozilla/5.0 HeadlessChrome/140', ''])(
    'leaves out the program « %s »',
    async (userAgent) => {
      const id = await publish()
      expect(await look(id, { userAgent })).toBe(204)
      expect((await figuresOf(id)).vues).toBe(0)
    },
  )

  it('counts requests too, and only what is public', async () => {
    const seeker = await createMembre(test)
    const demandeId = await createDemande(test, { demandeurId: seeker.id, villeId })
    const waiting = await publish({ verified: false, statut: 'EN_ATTENTE' })
    await look(demandeId, { type: 'demande' })
    await look(waiting)
    await look(999_999)
    expect(await figuresOf(demandeId, seeker)).toMatchObject({ type: 'demande', vues: 1 })
    expect((await figuresOf(waiting)).vues).toBe(0)
  })

  it('shows nobody the figures of others', async () => {
    const id = await publish()
    expect(await figuresOf(id, await createMembre(test))).toBeUndefined()
  })

  it('refuses an unknown kind of ad', async () => expect(await look(1, { type: 'avis' })).toBe(400))

  it('keeps nothing that tells visitors apart once the day is over, and counts for thirty days', async () => {
    const id = await publish()
    await look(id)
    await figuresOf(id)
    test.setNow(nextDay)
    await look(id)
    await figuresOf(id)
    await forgetVisitors(test.deps)
    const days = async (table: typeof vuesSels | typeof vuesVisiteurs) =>
      new Set((await test.deps.db.select({ jour: table.jour }).from(table)).map(({ jour }) => jour))
    expect([...(await days(vuesSels))]).toEqual(['2026-11-17'])
    expect([...(await days(vuesVisiteurs))]).toEqual(['2026-11-17'])
    test.setNow(new Date('2027-01-16T12:00:00Z'))
    await forgetVisitors(test.deps)
    expect(await test.deps.db.select().from(vues).where(eq(vues.offreId, id))).toEqual([])
    test.setNow(noon)
  })

  it('deletes the counts with the ad', async () => {
    const id = await publish()
    await look(id)
    await figuresOf(id)
    await test.deps.db.delete(offres).where(eq(offres.id, id))
    expect(await test.deps.db.select().from(vues).where(eq(vues.offreId, id))).toEqual([])
  })
})

it('writes views after five seconds', async () => {
  const id = await publish()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const counter = createViewCounter(test.deps)
  counter.add({ type: 'offre', id, visitor: 'phone' })
  vi.advanceTimersByTime(4_999)
  const early = await figuresOf(id)
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  expect(early.vues).toBe(0)
  await expect.poll(async () => (await figuresOf(id)).vues).toBe(1)
})

it('collects no more than twenty thousand views', async () => {
  const [first, last] = [await publish(), await publish()]
  const counter = createViewCounter(test.deps)
  counter.add({ type: 'offre', id: first, visitor: 'phone' })
  for (let count = 1; count < 20_000; count += 1) counter.add({ type: 'offre', id: 2_000_000_000, visitor: `${count}` })
  counter.add({ type: 'offre', id: last, visitor: 'phone' })
  await counter.flush()
  expect([(await figuresOf(first)).vues, (await figuresOf(last)).vues]).toEqual([1, 0])
})

it('counts on which offer a number was shown', async () => {
  const id = await publish()
  const membre = await createMembre(test)
  const ask = (query: Record<string, string>) =>
    test.app.inject({ url: '/api/test/utilisateur/tele', query, headers: membre.headers })
  await ask({ id: String(owner.id), userId: String(membre.id), offreId: String(id) })
  expect((await figuresOf(id)).numeros).toBe(1)
})

it('counts the numbers shown since the first of thirty days began in Morocco', async () => {
  const id = await publish()
  const { id: utilisateurId } = await createMembre(test)
  // The 15th and the 16th of June there, an hour ahead of UTC in that summer.
  for (const moment of ['2026-06-15T22:59:59Z', '2026-06-15T23:00:00Z'])
    await test.deps.db
      .insert(revelations)
      .values({ utilisateurId, cibleId: owner.id, offreId: id, createdAt: new Date(moment) })
  test.setNow(new Date('2026-07-15T12:00:00Z'))
  expect((await figuresOf(id)).numeros).toBe(1)
  test.setNow(noon)
})

it('[FAV-08] counts favourites and conversations, without saying whose', async () => {
  const id = await publish()
  const [admirer, writer] = [await createMembre(test), await createMembre(test)]
  await test.deps.db.insert(favoris).values([
    { utilisateurId: admirer.id, offreId: id },
    { utilisateurId: owner.id, offreId: id },
  ])
  await test.deps.db.insert(conversations).values({
    annonce: 'offre',
    annonceId: id,
    titre: 'Chambre',
    initiateurId: writer.id,
    destinataireId: owner.id,
    createdAt: noon,
  })
  expect(await figuresOf(id)).toMatchObject({ favoris: 1, conversations: 1 })
})
