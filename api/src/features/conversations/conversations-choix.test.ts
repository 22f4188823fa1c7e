import { conversations } from '@colocdar/contracts/conversations'
import { type Candidat, choix } from '@colocdar/contracts/conversations-choix'
import { favoris } from '@colocdar/contracts/favoris'
import * as ar from '@colocdar/contracts/texts/conversations.ar'
import * as fr from '@colocdar/contracts/texts/conversations.fr'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { createVille } from '../../testing/attente.ts'
import { callAs } from '../../testing/call-as.ts'
import { createDemande } from '../../testing/demandes.ts'
import { createMembre, type TestMembre } from '../../testing/membres.ts'
import { createOffre } from '../../testing/offres.ts'
import { recordQueries } from '../../testing/queries.ts'
import { useTestApp } from '../../testing/test-app.ts'

const test = useTestApp()
const now = new Date('2026-11-16T12:00:00Z')
let owner: TestMembre
let villeId = 0
beforeAll(async () => {
  test.setNow(now)
  villeId = (await createVille(test)).id
  owner = await createMembre(test, { langues: ['Arabe'], tags: ['Cuisine'] })
})

const texte = 'Merci, bonne suite.'
const about = {
  prix: 2_500,
  quartier: 'Maârif',
  duree: 6,
  dateDisponibilite: '2026-12-01',
  accueille: 'FEMMES',
  publiePar: 'PROPRIETAIRE',
} as const
const publish = () => createOffre(test, { ...about, proprietaireId: owner.id, villeId, photos: [] })
const write = async (as: TestMembre, annonceId: number): Promise<number> =>
  (await callAs(test, as, conversations.create, { body: { annonce: 'offre', annonceId, texte: 'Bonjour' } })).body.id
const decide = (as: TestMembre, id: number, decision: string, more = {}) =>
  callAs(test, as, choix.decide, { params: { id }, body: { decision, ...more } })
const decline = (id: number) => decide(owner, id, 'declinee', { texte })
const one = async (as: TestMembre, id: number) => (await callAs(test, as, conversations.one, { params: { id } })).body
const page = async (id: number, query = {}) =>
  (await callAs(test, owner, choix.candidats, { params: { id }, query })).body
const fitsIn = ({ points, publication }: Candidat) =>
  points.filter(({ convient }) => convient).length + Number(publication === true)
const ids = ({ content }: { content: Candidat[] }) => content.map(({ conversation }) => conversation.id)

describe('those who wrote about an offer', () => {
  const fitting = { villeId: 0, budget: 3_000, quartier: 'maarif', logementType: 'CHAMBRE', duree: 12 } as const
  let offreId = 0
  const wrote: number[] = []
  beforeAll(async () => {
    offreId = await publish()
    const elsewhere = (await createVille(test)).id
    const late = { dateDisponibilite: '2026-11-20' }
    const asked: [membre: object, demande: object | null][] = [
      [
        { langues: ['Arabe'], tags: ['Cuisine'], genre: 'FEMME' },
        { ...fitting, villeId, dateDisponibilite: '2026-12-15' },
      ],
      [
        { langues: ['Arabe'], tags: [] },
        { ...fitting, villeId, budget: 2_000, ...late },
      ],
      [
        { langues: [], tags: [], genre: 'HOMME' },
        { ...fitting, villeId: elsewhere, duree: 3 },
      ],
      [{ langues: [], tags: [], genre: 'NON_SPECIFIE' }, null],
      [{ langues: ['Arabe'], tags: [], genre: 'HOMME' }, null],
      // What is not public is not compared.
      [
        { langues: [], tags: [], genre: 'HOMME' },
        { ...fitting, villeId, verified: false },
      ],
      [
        { langues: [], tags: [] },
        { ...fitting, villeId, logementType: 'STUDIO', quartier: 'Agdal', dateDisponibilite: null },
      ],
    ]
    for (const [membre, demande] of asked) {
      const seeker = await createMembre(test, membre)
      if (demande) await createDemande(test, { ...demande, villeId, demandeurId: seeker.id, ...demande })
      wrote.push(await write(seeker, offreId))
    }
    await callAs(test, owner, conversations.send, { params: { id: wrote[1] }, body: { texte: 'Oui' } })
  })

  it('[CHOIX-04] come by what fits as the points say it, the newest of equals first', async () => {
    const { content, suivant, enLice } = await page(offreId)
    expect([content.length, suivant, enLice]).toEqual([7, null, 7])
    const fits = (content as Candidat[]).map((candidat) => ({
      fits: fitsIn(candidat),
      dernier: candidat.conversation.dernier.id,
    }))
    expect(fits).toEqual(fits.toSorted((a, b) => b.fits - a.fits || b.dernier - a.dernier))
    expect(fits.map((one) => one.fits)).toEqual([10, 7, 5, 3, 1, 0, 0])
    expect(content[0]).toMatchObject({
      demande: { budget: 3_000, quartier: 'maarif', dateDisponibilite: '2026-12-15', ville: { id: villeId } },
      conversation: { id: wrote[0], decideur: true, decision: 'enLice' },
    })
  })

  it('[CHOIX-04] or newest first, or those without an answer first', async () => {
    const newest = [wrote[1], ...wrote.filter((id) => id !== wrote[1]).reverse()]
    expect(ids(await page(offreId, { tri: 'recents' }))).toEqual(newest)
    expect(ids(await page(offreId, { tri: 'sansReponse' }))).toEqual([...newest.slice(1), wrote[1]])
  })

  it('[CHOIX-04] page by page without a gap, by as many statements for two as for two hundred', async () => {
    const statements = async (size: number) => (await recordQueries(() => page(offreId, { size }))).length
    for (const tri of ['convient', 'recents', 'sansReponse']) {
      const read: number[] = []
      for (let apres: string | null = ''; apres !== null; ) {
        const next: { content: Candidat[]; suivant: string | null } = await page(offreId, {
          tri,
          size: 1,
          ...(apres && { apres }),
        })
        read.push(...ids(next))
        apres = next.suivant
        // The database counts what fits as the points do.
        const fits = next.content[0] && fitsIn(next.content[0])
        if (tri === 'convient' && apres) expect(apres).toMatch(new RegExp(`^${fits}-`))
      }
      expect(read).toEqual(ids(await page(offreId, { tri })))
    }
    expect(await statements(2)).toBe(await statements(200))
  })

  it('[CHOIX-05] are for the owner of the offer: it does not exist for others', async () => {
    for (const as of [await createMembre(test), null]) {
      const { status } = await callAs(test, as, choix.candidats, { params: { id: offreId } })
      expect(status).toBe(as ? 404 : 401)
    }
    expect(
      (await callAs(test, owner, choix.candidats, { params: { id: offreId }, query: { apres: 'x' } })).status,
    ).toBe(400)
    const mine = (await callAs(test, owner, choix.offres)).body
    expect(mine).toMatchObject([{ id: offreId, conversations: 7, nonLus: 7 }])
    expect((await callAs(test, await createMembre(test), choix.offres)).body).toEqual([])
  })
})

describe('a decision', () => {
  it('[CHOIX-06] is seen by who was declined, in the thread, live and in favourites; never who was retained', async () => {
    const offreId = await publish()
    const seekers = await Promise.all([0, 1, 2].map(() => createMembre(test)))
    const [retained, declined, waiting] = seekers as [TestMembre, TestMembre, TestMembre]
    const threads = [await write(retained, offreId), await write(declined, offreId), await write(waiting, offreId)]
    const [first = 0, second = 0, third = 0] = threads
    for (const as of seekers) await callAs(test, as, favoris.add, { body: { favoris: [{ offreId }] } })
    const known = async () =>
      Promise.all(seekers.map(async (as, index) => (await one(as, threads[index] ?? 0)).decision))
    expect(await known()).toEqual([null, null, null])
    const { evenement } = (await callAs(test, declined, conversations.list)).body

    expect((await decide(owner, first, 'retenue')).body).toMatchObject({ decision: 'retenue', decideur: true })
    expect((await decline(second)).body).toMatchObject({ decision: 'declinee', dernier: { texte, deMoi: true } })
    expect(await known()).toEqual(['enLice', 'declinee', 'enLice'])
    expect(await one(declined, second)).toMatchObject({ decideur: false, dernier: { texte, deMoi: false }, nonLus: 1 })
    const events = await test.app.inject({
      url: '/api/conversations/evenements?attente=0',
      headers: { ...declined.headers, 'last-event-id': String(evenement) },
    })
    expect(events.body).toContain('"decision":"declinee"')
    const kept = await Promise.all(seekers.map(async (as) => (await callAs(test, as, favoris.list)).body[0].decision))
    expect(kept).toEqual(['enLice', 'declinee', 'enLice'])
    for (const as of seekers) {
      const everything = await Promise.all(
        [conversations.list, favoris.list].map(async (call) => (await callAs(test, as, call)).body),
      )
      expect(JSON.stringify(everything)).not.toContain('retenue')
    }

    // The owner takes it back, and whoever was declined is in again.
    expect((await decide(owner, second, 'enLice')).body.decision).toBe('enLice')
    expect(await known()).toEqual(['enLice', 'enLice', 'enLice'])
    expect((await one(owner, third)).decision).toBe('enLice')
    // Whoever leaves a conversation is told nothing of it any more, and the owner no longer chooses there.
    const [, , last] = seekers
    await callAs(test, last ?? declined, conversations.leave, { params: { id: third } })
    expect((await callAs(test, last ?? declined, favoris.list)).body[0].decision ?? null).toBeNull()
    const enLice = async () => (await callAs(test, owner, choix.candidats, { params: { id: offreId } })).body.enLice
    expect(await enLice(), 'whoever has left is not waiting').toBe(1)
    await callAs(test, owner, conversations.leave, { params: { id: second } })
    expect(await enLice()).toBe(0)
  })

  it('[CHOIX-07] is the owner’s: who wrote is refused, for others it does not exist', async () => {
    const seeker = await createMembre(test)
    const id = await write(seeker, await publish())
    const answers = await Promise.all(
      [seeker, await createMembre(test)].map(async (as) => (await decide(as, id, 'retenue')).status),
    )
    expect(answers).toEqual([403, 404])
    const demandeId = await createDemande(test, { demandeurId: owner.id, villeId })
    const body = { annonce: 'demande', annonceId: demandeId, texte: 'Bonjour' }
    const aboutDemande = (await callAs(test, seeker, conversations.create, { body })).body.id
    expect((await decide(owner, aboutDemande, 'retenue')).status).toBe(403)
    expect((await one(owner, aboutDemande)).decision).toBeNull()
  })

  it('[CHOIX-08] is made once by two presses at once, and one of two different ones is refused', async () => {
    const offreId = await publish()
    const [same, different] = [
      await write(await createMembre(test), offreId),
      await write(await createMembre(test), offreId),
    ]
    const twice = await Promise.all([decline(same), decline(same)])
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    const { content } = (await callAs(test, owner, conversations.messages, { params: { id: same } })).body
    expect(content).toHaveLength(2)
    const race = await Promise.all([decide(owner, different, 'retenue'), decline(different)])
    expect(race.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(race.find(({ status }) => status === 409)?.body.message).toMatch(/^Vous avez déjà décidé/)
  })

  it('[CHOIX-08] needs a word to decline, and somebody who can read it', async () => {
    const seeker = await createMembre(test)
    const id = await write(seeker, await publish())
    expect((await decide(owner, id, 'declinee')).body.details).toEqual({ texte: 'Le message est vide.' })
    await callAs(test, seeker, conversations.leave, { params: { id } })
    expect((await decline(id)).body.message).toBe('Cette personne a quitté la conversation.')
    expect((await one(owner, id)).decision).toBe('enLice')
  })

  it('[CHOIX-09] by a prepared sentence, in either language, is not compared as a repeated text', async () => {
    const offreId = await publish()
    for (const texte of [fr.declines[1] ?? '', ar.declines[2] ?? '', ar.thanks, `${fr.thanks} Voyez la suite.`])
      await decide(owner, await write(await createMembre(test), offreId), 'declinee', { texte })
    const { rows } = await test.deps.db.execute(sql`
      select m.empreinte is null as prepared from conversation_messages m join conversations c on c.id = m.conversation_id
      where c.annonce_id = ${offreId} and m.auteur_id = ${owner.id} order by m.id`)
    expect(rows.map(({ prepared }) => prepared)).toEqual([true, true, true, false])
  })
})
