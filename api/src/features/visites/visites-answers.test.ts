import { conversations } from '@colocdar/contracts/conversations'
import { visites } from '@colocdar/contracts/visites'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { offres } from '../../schema/offres.ts'
import { visites as table } from '../../schema/visites.ts'
import { callAs } from '../../testing/call-as.ts'
import { createMembre, membrePassword, type TestMembre } from '../../testing/membres.ts'
import { useNotifiedTags } from '../../testing/notified-tags.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { createVisite, hourMs, readVisite, type TestVisite } from '../../testing/visites.ts'

const test = useTestApp()
beforeEach(() => test.setNow(null))

const leaveSite = (as: TestMembre) =>
  test.app.inject({
    method: 'DELETE',
    url: '/api/test/utilisateur',
    headers: as.headers,
    payload: { password: membrePassword },
  })

describe('« vue et conforme »', () => {
  const notified = useNotifiedTags(test)
  it('evicts the pages of the offer when their number changes, and only then', async () => {
    const { id, offreId, seeker } = await createVisite(test, { etat: 'passee' })
    const { id: other, ...missed } = await createVisite(test, { etat: 'passee' })
    const answer = (as: typeof seeker, visite: number, reponse: string) =>
      callAs(test, as, visites.answer, { params: { id: visite }, body: { reponse } })
    const page = [`offre:${offreId}`]
    expect(await notified(() => answer(seeker, id, 'conforme'))).toEqual(page)
    expect(await notified(() => answer(missed.seeker, other, 'differente'))).toEqual([])
    expect(await notified(() => leaveSite(seeker))).toEqual(expect.arrayContaining(page))
    expect(
      await notified(() => test.deps.db.update(table).set({ reponse: 'conforme' }).where(eq(table.id, other))),
    ).toEqual([`offre:${missed.offreId}`])
    expect(await notified(() => test.deps.db.delete(table).where(eq(table.id, other)))).toEqual([
      `offre:${missed.offreId}`,
    ])
  })

  const page = async (offreId: number) => (await test.app.inject(`/api/test/coloc/${offreId}`)).json().visitees
  it('counts on the page of the offer, once a member, after a visit that both confirmed', async () => {
    const first = await createVisite(test, { etat: 'passee' })
    const { offreId, seeker, owner, id } = first
    expect(await page(offreId)).toBe(0)
    const say = (reponse: string, as = seeker, visite = id) =>
      callAs(test, as, visites.answer, { params: { id: visite }, body: { reponse } })
    expect((await say('conforme', owner)).status).toBe(409)
    expect((await say('conforme')).body).toMatchObject({ etat: 'passee', reponse: 'conforme', attend: false })
    expect([(await say('absente')).status, await page(offreId)]).toEqual([409, 1])
    // Another visit of the same member, another member, and one who was not received.
    const people = {
      proprietaireId: owner.id,
      visiteurId: seeker.id,
      conversationId: first.conversationId,
      offreId,
      par: 'visiteur' as const,
      etat: 'passee' as const,
    }
    await test.deps.db.insert(table).values({ ...people, debut: new Date(), reponse: 'conforme' })
    expect(await page(offreId)).toBe(1)
    const other = await createMembre(test)
    await test.deps.db.insert(table).values({ ...people, visiteurId: other.id, debut: new Date(), reponse: 'conforme' })
    expect(await page(offreId)).toBe(2)
    await test.deps.db
      .insert(table)
      .values({ ...people, visiteurId: (await createMembre(test)).id, debut: new Date(), reponse: 'differente' })
    expect(await page(offreId)).toBe(2)
    await leaveSite(other)
    expect(await page(offreId)).toBe(1)
  })

  it('no longer counts once the offer is another home; another spelling or a first address is none', async () => {
    const { offreId, seeker, id } = await createVisite(test, { etat: 'passee' })
    const late = await createVisite(test, { etat: 'passee' })
    const change = (to: Partial<typeof offres.$inferInsert>, offre = offreId) =>
      test.deps.db.update(offres).set(to).where(eq(offres.id, offre))
    await change({ quartier: 'Maârif', adresse: null })
    await change({ quartier: 'Maârif' }, late.offreId)
    await test.deps.db.update(table).set({ ailleurs: null })
    await callAs(test, seeker, visites.answer, { params: { id }, body: { reponse: 'conforme' } })
    await change({ quartier: 'MAARIF', adresse: '12, rue Jean Jaurès' })
    await change({ adresse: '12 rue Jean Jaures' })
    expect(await page(offreId)).toBe(1)
    await change({ adresse: '40, rue d’Alger' })
    expect(await page(offreId)).toBe(0)
    // Of what was seen before and is said afterwards as well.
    await change({ quartier: 'Agdal' }, late.offreId)
    await callAs(test, late.seeker, visites.answer, { params: { id: late.id }, body: { reponse: 'conforme' } })
    expect(await page(late.offreId)).toBe(0)
  })

  it('counts again once the offer names the place again that was seen, as when an accepted change is undone', async () => {
    const { offreId, seeker, id } = await createVisite(test, { etat: 'passee' })
    const change = (to: Partial<typeof offres.$inferInsert>) =>
      test.deps.db.update(offres).set(to).where(eq(offres.id, offreId))
    await change({ quartier: 'Maârif', adresse: null })
    await test.deps.db.update(table).set({ ailleurs: null })
    await callAs(test, seeker, visites.answer, { params: { id }, body: { reponse: 'conforme' } })
    await change({ quartier: 'Agdal', adresse: '40, rue d’Alger' })
    const { id: _, ...seen } = await readVisite(test, id)
    const other = await createMembre(test)
    await test.deps.db.insert(table).values({ ...seen, visiteurId: other.id, ailleurs: null })
    expect(await page(offreId), 'of the new place alone').toBe(1)
    await change({ quartier: 'Gueliz' })
    expect(await page(offreId)).toBe(0)
    await change({ quartier: 'agdal' })
    expect(await page(offreId)).toBe(1)
    await change({ quartier: 'Maârif', adresse: null })
    expect(await page(offreId)).toBe(1)
    expect((await readVisite(test, id)).ailleurs).toBeNull()
  })

  it('is asked for two weeks, and is the visitor’s alone', async () => {
    const { owner, seeker, id } = await createVisite(test, { etat: 'passee' })
    const seen = async (as = seeker) => (await callAs(test, as, visites.list)).body.content[0]
    const began = (days: number) => {
      const debut = new Date(Date.now() - days * 24 * hourMs)
      return test.deps.db.update(table).set({ debut }).where(eq(table.id, id))
    }
    await began(13.9)
    expect([(await seen()).attend, (await seen(owner)).attend]).toEqual([true, false])
    await began(14.1)
    expect((await seen()).attend).toBe(false)
    await callAs(test, seeker, visites.answer, { params: { id }, body: { reponse: 'differente' } })
    expect([(await seen()).reponse, (await seen(owner)).reponse]).toEqual(['differente', null])
  })

  it('is not said of a visit that was only proposed; nobody came is a state of its own', async () => {
    const open = await createVisite(test, { etat: 'proposee' })
    const answer = (visite: TestVisite, reponse: string) =>
      callAs(test, visite.seeker, visites.answer, { params: { id: visite.id }, body: { reponse } })
    expect((await answer(open, 'conforme')).status).toBe(409)
    const missed = await createVisite(test, { etat: 'passee' })
    expect((await answer(missed, 'absente')).body).toMatchObject({ etat: 'absente', reponse: 'absente' })
    expect((await callAs(test, missed.seeker, conversations.unread)).body.visites).toBe(0)
    expect((await callAs(test, missed.owner, visites.list)).body.content[0].etat, 'not the owner’s to know').toBe(
      'passee',
    )
  })
})
