import { conversations } from '@colocdar/contracts/conversations'
import { addDays, dayOf, instantAt } from '@colocdar/contracts/jour'
import { type Visite, visites } from '@colocdar/contracts/visites'
import { eq, inArray } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { conversationMembres, conversations as conversationsTable } from '../../schema/conversations.ts'
import { offres } from '../../schema/offres.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import { visites as table } from '../../schema/visites.ts'
import { createVille } from '../../testing/attente.ts'
import { callAs } from '../../testing/call-as.ts'
import { createConversation } from '../../testing/conversations.ts'
import { createDemande } from '../../testing/demandes.ts'
import { createMembre, emptyProfile, type TestMembre } from '../../testing/membres.ts'
import { createOffre } from '../../testing/offres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { createVisite, hourMs, hoursFrom, inHours, proposeAs, readVisite } from '../../testing/visites.ts'

const test = useTestApp()
beforeEach(() => test.setNow(null))

const take = (as: TestMembre, id: number, debut: unknown) =>
  callAs(test, as, visites.take, { params: { id }, body: { debut } })
const listOf = async (as: TestMembre, query = {}): Promise<Visite[]> =>
  (await callAs(test, as, visites.list, { query })).body.content

describe('a visit', () => {
  it('is proposed by the owner, taken by the visitor, and seen by both', async () => {
    const { owner, seeker, id, creneaux } = await createVisite(test, { etat: 'proposee', heures: [20, 5, 5] })
    test.setNow(new Date(Date.now() + 10 * hourMs))
    expect((await listOf(seeker))[0]).toMatchObject({ etat: 'proposee', creneaux: [creneaux[0]] })
    test.setNow(null)
    const sorted = [creneaux[1], creneaux[0]]
    expect((await listOf(owner))[0]).toMatchObject({ etat: 'proposee', cote: 'proprietaire', attend: false })
    expect((await listOf(seeker))[0]).toMatchObject({ creneaux: sorted, cote: 'visiteur', attend: true, debut: null })
    expect((await take(seeker, id, creneaux[0])).body).toMatchObject({ etat: 'confirmee', debut: creneaux[0] })
    for (const as of [owner, seeker])
      expect((await listOf(as))[0]).toMatchObject({
        etat: 'confirmee',
        debut: creneaux[0],
        creneaux: [],
        attend: false,
      })
  })

  it('is asked for by the visitor, and both may look for another moment or cancel', async () => {
    const { owner, seeker, id, conversationId } = await createVisite(test, { etat: 'demandee' })
    expect((await listOf(owner))[0]).toMatchObject({ id, etat: 'proposee', creneaux: [], attend: true })
    const at = hoursFrom(test)
    const propose = (hours: number, mot?: string) =>
      proposeAs(test, owner, { conversationId, creneaux: [at(hours)], mot })
    expect((await propose(30, 'À bientôt')).body).toMatchObject({ id, etat: 'proposee', attend: false, motDeMoi: true })
    expect((await listOf(seeker))[0]).toMatchObject({ attend: true, mot: 'À bientôt', motDeMoi: false })
    await take(seeker, id, at(30))
    const moved = await proposeAs(test, seeker, { conversationId, mot: 'Plutôt le soir ?' })
    expect(moved.body).toMatchObject({ id, etat: 'deplacee', creneaux: [], debut: at(30) })
    expect((await propose(31)).body).toMatchObject({ etat: 'deplacee', creneaux: [at(31)] })
    await take(seeker, id, at(31))
    const cancelled = await callAs(test, seeker, visites.cancel, { params: { id }, body: { mot: 'Trouvé ailleurs' } })
    expect(cancelled.body).toMatchObject({ etat: 'annulee', mot: 'Trouvé ailleurs', rendezVous: null })
    expect((await readVisite(test, id)).sequence).toBe(7)
    expect((await take(seeker, id, at(31))).status).toBe(409)
    expect((await propose(40)).body.id).toBeGreaterThan(id)
  })

  it('[SEC-62, SEC-70] exists for its two members only, and each has their own part', async () => {
    const { owner, seeker, id, creneaux, conversationId } = await createVisite(test, { etat: 'proposee' })
    const stranger = await createMembre(test)
    const calls = [
      callAs(test, stranger, visites.take, { params: { id }, body: { debut: creneaux[0] } }),
      callAs(test, stranger, visites.cancel, { params: { id }, body: {} }),
      callAs(test, stranger, visites.place, { params: { id }, body: { rendezVous: 'Chez moi' } }),
      callAs(test, stranger, visites.answer, { params: { id }, body: { reponse: 'conforme' } }),
      proposeAs(test, stranger, { conversationId, creneaux }),
    ]
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect(await listOf(stranger, { conversationId })).toEqual([])
    // A moment that was not offered, or by the wrong one of the two.
    expect((await take(seeker, id, inHours(test, 49))).status).toBe(409)
    expect((await take(owner, id, creneaux[0])).status).toBe(409)
    const placed = await callAs(test, seeker, visites.place, { params: { id }, body: { rendezVous: 'Ici' } })
    expect(placed.status).toBe(409)
    const wished = await proposeAs(test, seeker, { conversationId, creneaux })
    expect([wished.status, wished.body.details]).toEqual([
      400,
      { creneaux: expect.stringContaining('publié l’annonce') },
    ])
  })

  it('[SEC-62, SEC-70] takes a moment for one of fifty people who want it at once', async () => {
    const owner = await createMembre(test)
    const { id: villeId } = await createVille(test)
    const offreId = await createOffre(test, { proprietaireId: owner.id, villeId })
    const debut = inHours(test, 30)
    const seekers = await Promise.all(Array.from({ length: 50 }, () => createMembre(test)))
    const about = { annonce: 'offre', annonceId: offreId, titre: 'Chambre', destinataireId: owner.id } as const
    const talks = await test.deps.db
      .insert(conversationsTable)
      .values(seekers.map(({ id }) => ({ ...about, initiateurId: id })))
      .returning()
    await test.deps.db
      .insert(conversationMembres)
      .values(
        talks.flatMap(({ id: conversationId, initiateurId }) =>
          [owner.id, initiateurId ?? 0].map((utilisateurId) => ({ conversationId, utilisateurId })),
        ),
      )
    const [creneaux, echeanceAt] = [[new Date(debut)], new Date(debut)]
    const proposal = { offreId, proprietaireId: owner.id, etat: 'proposee', par: 'proprietaire', creneaux } as const
    const rows = await test.deps.db
      .insert(table)
      .values(
        talks.map(({ id, initiateurId }) => ({
          ...proposal,
          conversationId: id,
          visiteurId: initiateurId,
          echeanceAt,
        })),
      )
      .returning()
    const people = seekers.map((as) => ({ as, id: rows.find(({ visiteurId }) => visiteurId === as.id)?.id ?? 0 }))
    const answers = await Promise.all(people.map(({ as, id }) => take(as, id, debut)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const losers = answers.filter(({ status }) => status === 409)
    expect(losers).toHaveLength(49)
    expect(new Set(losers.map(({ body }) => body.message))).toEqual(
      new Set(['Ce moment vient d’être pris. Choisissez-en un autre.']),
    )
    const [loser] = people.filter((_, index) => answers[index]?.status === 409)
    if (loser) expect((await listOf(loser.as))[0]).toMatchObject({ etat: 'proposee', creneaux: [], attend: true })
    // Without the queue of the owner's locks, the index alone refuses it.
    const forced = test.deps.db
      .update(table)
      .set({ etat: 'confirmee', debut: new Date(debut) })
      .where(eq(table.id, loser?.id ?? 0))
    await expect(forced).rejects.toMatchObject({ cause: { constraint: 'visites_prises' } })
  })
})

describe('a proposal', () => {
  it('has one to five moments, ahead and within fourteen days of Morocco', async () => {
    const { owner, conversation } = await createConversation(test)
    test.setNow(new Date(Math.floor(Date.now() / 60_000) * 60_000))
    const last = addDays(dayOf(test.deps.clock()), 14)
    const refused: [string, unknown[]][] = [
      ['au moins un', []],
      ['Cinq moments', [1, 2, 3, 4, 5, 6].map((hours) => inHours(test, hours))],
      ['déjà passé', [inHours(test, 0), inHours(test, 5)]],
      ['14 prochains', [inHours(test, 5), instantAt(addDays(last, 1), '00:00').toISOString()]],
      ['un jour et une heure', ['demain']],
    ]
    for (const [reason, creneaux] of refused) {
      const { status, body } = await proposeAs(test, owner, { conversationId: conversation.id, creneaux })
      expect([status, JSON.stringify(body.details)]).toEqual([400, expect.stringContaining(reason)])
    }
    const moment = instantAt(last, '23:59').toISOString()
    const creneaux = [moment.replace('00.000Z', '59.999Z'), moment]
    const { body } = await proposeAs(test, owner, { conversationId: conversation.id, creneaux })
    expect(body.creneaux).toEqual([moment])
  })

  it('is about an offer that can be had', async () => {
    const { owner, seeker, conversation, offreId } = await createConversation(test)
    const withdraw = (verified: boolean) => test.deps.db.update(offres).set({ verified }).where(eq(offres.id, offreId))
    await withdraw(false)
    expect((await proposeAs(test, seeker, { conversationId: conversation.id })).status).toBe(409)
    await withdraw(true)
    await test.app.inject({ method: 'PATCH', url: `/api/test/coloc/statut/loue/${offreId}`, headers: owner.headers })
    expect((await proposeAs(test, seeker, { conversationId: conversation.id })).body.message).toContain(
      'plus disponible',
    )
    const { id: villeId } = await createVille(test)
    const demandeId = await createDemande(test, { demandeurId: seeker.id, villeId })
    const body = { annonce: 'demande', annonceId: demandeId, texte: 'Bonjour' }
    const about = await callAs(test, owner, conversations.create, { body })
    expect((await proposeAs(test, owner, { conversationId: about.body.id })).status).toBe(409)
    await test.deps.db.update(utilisateurs).set(emptyProfile).where(eq(utilisateurs.id, owner.id))
    expect((await proposeAs(test, owner, { conversationId: conversation.id })).body.code).toBe('PROFILE_INCOMPLETE')
  })

  it('waits while reports hide the ad; what was agreed on before stays', async () => {
    const { owner, seeker, id, conversationId, creneaux, offreId } = await createVisite(test, { etat: 'proposee' })
    const other = await createVisite(test, { proprietaire: owner })
    const hide = (signaleeLe: Date | null, offre = offreId) =>
      test.deps.db.update(offres).set({ signaleeLe }).where(eq(offres.id, offre))
    await hide(new Date())
    await hide(new Date(), other.offreId)
    const refused = [
      await take(seeker, id, creneaux[0]),
      await proposeAs(test, owner, { conversationId, creneaux: [inHours(test, 5)] }),
      await proposeAs(test, seeker, { conversationId }),
    ]
    expect(refused.map(({ status, body }) => [status, body.message])).toEqual(
      Array(3).fill([409, expect.stringContaining('plus disponible')]),
    )
    expect((await readVisite(test, other.id)).etat).toBe('confirmee')
    await hide(null)
    expect((await take(seeker, id, creneaux[0])).status).toBe(200)
  })

  it.each([
    ['proprietaire', 'proposee'],
    ['visiteur', 'demandee'],
  ] as const)('is the tenth of a %s at most, until one is answered or over', async (cote, etat) => {
    const me = await createMembre(test)
    const open: number[] = []
    for (let index = 0; index < 10; index += 1)
      open.push((await createVisite(test, { [cote]: me, etat, heures: [20] })).conversationId)
    // Nor may anybody begin more than ten conversations an hour.
    test.setNow(new Date(Date.now() + 1.1 * hourMs))
    const { conversation } = await createConversation(test, cote === 'proprietaire' ? { owner: me } : { seeker: me })
    const propose = (conversationId: number) =>
      proposeAs(test, me, { conversationId, creneaux: etat === 'proposee' ? [inHours(test, 20)] : [] })
    const { status, body } = await propose(conversation.id)
    expect([status, body.message]).toEqual([409, expect.stringContaining('10 propositions')])
    expect((await propose(open[0] ?? 0)).status, 'one of the ten').toBe(200)
    const echeanceAt = test.deps.clock()
    await test.deps.db.update(table).set({ echeanceAt }).where(inArray(table.conversationId, open))
    const over = await listOf(me)
    expect(over.map((visite) => visite.etat)).toEqual(Array(10).fill('annulee'))
    expect((await propose(conversation.id)).status).toBe(200)
  })

  it('makes room for another one when time has ended it', async () => {
    for (const etat of ['proposee', 'passee'] as const) {
      const { owner, id, conversationId } = await createVisite(test, { etat, heures: [20] })
      test.setNow(new Date(Date.now() + 21 * hourMs))
      const { body } = await proposeAs(test, owner, { conversationId, creneaux: [inHours(test, 20)] })
      expect(body).toMatchObject({ etat: 'proposee', debut: null })
      expect(body.id).toBeGreaterThan(id)
      test.setNow(null)
    }
  })

  it('loses its moments one by one', async () => {
    const { seeker, id, creneaux } = await createVisite(test, { etat: 'proposee', heures: [20, 30] })
    test.setNow(new Date(Date.now() + 21 * hourMs))
    expect((await listOf(seeker))[0]).toMatchObject({ etat: 'proposee', creneaux: [creneaux[1]] })
    expect((await take(seeker, id, creneaux[0])).status).toBe(409)
    expect((await take(seeker, id, creneaux[1])).status).toBe(200)
  })
})
