import { donnees } from '@colocdar/contracts/donnees'
import { signalementMotifs, signalements } from '@colocdar/contracts/signalements'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { journal } from '../../schema/journal.ts'
import { signalements as table } from '../../schema/signalements.ts'
import { callAs } from '../../testing/call-as.ts'
import { createConversation } from '../../testing/conversations.ts'
import { createDemande } from '../../testing/demandes.ts'
import { createAdmin, createMembre, membrePassword, type TestMembre } from '../../testing/membres.ts'
import { createOffre, offreRow } from '../../testing/offres.ts'
import { createReporter, newNetwork, report, reportByStrangers, useSignalements } from '../../testing/signalements.ts'
import { forgetReporters } from './signalements.service.ts'

const { test, scene, publicOffre, isPublic, decide, dossierOf, mailsTo } = useSignalements()
const strangers = (count: number) => Promise.all(Array.from({ length: count }, () => createReporter(test)))

describe('a report', () => {
  it('is taken from a member with a verified e-mail, and shown to administrators with its words', async () => {
    const id = await publicOffre()
    const member = await createReporter(test)
    const answer = await report(test, member, id, { motif: 'ARNAQUE', texte: '  Il demande un virement. ' })
    expect(answer).toEqual({
      status: 201,
      body: { message: 'Merci. Notre équipe regarde, et vous écrit ce qu’elle a décidé.' },
    })
    expect(await dossierOf('offre', id)).toMatchObject({
      titre: 'Studio clair',
      membre: { id: scene.owner.id, username: scene.owner.username },
      masqueLe: null,
      nombre: 1,
      signalements: [{ motif: 'ARNAQUE', texte: 'Il demande un virement.', auteur: { id: member.id }, compte: true }],
    })
    expect(await isPublic(id)).toBe(true)
  })

  it('is refused to visitors and to members whose e-mail is not verified', async () => {
    const id = await publicOffre()
    expect((await report(test, null, id)).status).toBe(401)
    expect((await report(test, await createMembre(test, { emailVerifiedAt: null }), id)).body.code).toBe(
      'EMAIL_NOT_VERIFIED',
    )
  })

  it('of a profile that is not public is answered as that of nobody, byte for byte', async () => {
    const member = await createMembre(test)
    const hidden = [
      await createMembre(test),
      await createMembre(test, { blockedAt: new Date() }),
      await createMembre(test, { emailVerifiedAt: null }),
    ]
    const waiting = await createMembre(test)
    await createOffre(test, { proprietaireId: waiting.id, villeId: scene.villeId, verified: false })
    const about = { kind: 'utilisateur', motif: 'ARNAQUE' }
    const { body, status } = await report(test, member, 2_000_000_000, about)
    expect([status, body.message]).toEqual([404, 'Ce profil n’est plus en ligne.'])
    for (const { id } of [...hidden, waiting])
      expect(await report(test, member, id, about)).toEqual({
        status,
        body: { ...body, requestId: expect.any(String) },
      })
    expect((await report(test, member, scene.owner.id, about)).status).toBe(201)
  })

  it('is about something that others can see, and never one’s own', async () => {
    const member = await createMembre(test)
    const waiting = await createOffre(test, { proprietaireId: scene.owner.id, villeId: scene.villeId, verified: false })
    expect(await report(test, member, waiting)).toMatchObject({
      status: 404,
      body: { message: 'Cette offre n’est plus en ligne.' },
    })
    expect((await report(test, member, 2_000_000_000)).status).toBe(404)
    expect(await report(test, scene.owner, await publicOffre())).toMatchObject({
      status: 403,
      body: { message: 'C’est votre propre offre.' },
    })
    expect((await report(test, scene.owner, scene.owner.id, { kind: 'utilisateur', motif: 'ARNAQUE' })).status).toBe(
      403,
    )
  })

  it('has a reason of the list of its kind', async () => {
    const member = await createMembre(test)
    const id = await publicOffre()
    for (const motif of ['HARCELEMENT', 'AUTREMENT', ''])
      expect(await report(test, member, id, { motif })).toMatchObject({
        status: 400,
        body: { details: { motif: 'Choisissez une raison.' } },
      })
    expect(Object.keys(signalementMotifs)).toContain('HARCELEMENT')
  })

  it('counts once for each member and thing', async () => {
    const member = await createMembre(test)
    const id = await publicOffre()
    await report(test, member, id)
    expect(await report(test, member, id, { motif: 'ARNAQUE' })).toMatchObject({
      status: 409,
      body: { message: 'Vous l’avez déjà signalé. Notre équipe regarde, et vous écrira.' },
    })
    expect((await dossierOf('offre', id))?.nombre).toBe(1)
  })

  it('is also about requests, members and conversations', async () => {
    const member = await createMembre(test)
    const demande = await createDemande(test, { demandeurId: (await createMembre(test)).id, villeId: scene.villeId })
    expect((await report(test, member, demande, { kind: 'demande' })).status).toBe(201)
    expect((await report(test, member, scene.owner.id, { kind: 'utilisateur', motif: 'IDENTITE' })).status).toBe(201)
    const { conversation, seeker, owner: other } = await createConversation(test)
    const about = { kind: 'conversation', motif: 'HARCELEMENT' }
    expect((await report(test, member, conversation.id, about)).status, 'no part in it').toBe(404)
    expect((await report(test, other, conversation.id, about)).status).toBe(201)
    expect((await dossierOf('conversation', conversation.id))?.membre.id).toBe(seeker.id)
    expect((await decide(conversation.id, 'uphold', { kind: 'conversation' })).status).toBe(200)
    expect(mailsTo(seeker)).toContain('signalementDecide')
  })

  it('lets administrators read a conversation while a report of it waits, and the journal says so', async () => {
    const { conversation, seeker, owner: other } = await createConversation(test, { texte: 'Payez d’avance' })
    const read = (as: TestMembre) => callAs(test, as, signalements.messages, { params: { id: conversation.id } })
    const reader = await createAdmin(test)
    const early = await read(reader)
    expect([early.status, early.body.message]).toEqual([404, 'Aucun signalement de cette conversation n’attend.'])
    await report(test, other, conversation.id, { kind: 'conversation', motif: 'ARNAQUE' })
    const { status, body } = await read(reader)
    expect([status, body]).toMatchObject([200, [{ auteur: { id: seeker.id }, texte: 'Payez d’avance' }]])
    const noted = await test.deps.db.select().from(journal).where(eq(journal.acteurId, reader.id))
    expect(noted).toMatchObject([{ action: 'inspect', objet: 'conversation', objetId: conversation.id }])
    expect((await read(other)).status, 'a member').toBe(403)
    await decide(conversation.id, 'dismiss', { kind: 'conversation' })
    expect((await read(reader)).status, 'decided').toBe(404)
  })
})

describe('[SEC-47] reports hide an ad', () => {
  it('at the third person within seven days, until somebody decides', async () => {
    const id = await publicOffre()
    await reportByStrangers(test, id, 2)
    expect(await isPublic(id)).toBe(true)
    await reportByStrangers(test, id, 1)
    expect(await isPublic(id)).toBe(false)
    expect((await dossierOf('offre', id))?.masqueLe).not.toBeNull()
  })

  it('exactly once, however many report at the same moment', async () => {
    const id = await publicOffre()
    const members = await strangers(6)
    const answers = await Promise.all(members.map((member) => report(test, member, id)))
    expect(answers.map(({ status }) => status).filter((status) => ![201, 404].includes(status))).toEqual([])
    expect((await offreRow(test, id)).signaleeLe).not.toBeNull()
  })

  it('not by five accounts on one network, nor by those of one mailbox', async () => {
    const id = await publicOffre()
    const ip = newNetwork()
    for (const member of await strangers(5)) await report(test, member, id, { ip })
    for (const tag of ['', '+a', '+b', '+c'])
      await report(test, await createReporter(test, { email: `sara${id}${tag}@exemple.ma` }), id)
    expect(await isPublic(id)).toBe(true)
    await reportByStrangers(test, id, 1)
    expect(await isPublic(id)).toBe(false)
  })

  it('not with those from more than seven days ago', async () => {
    const id = await publicOffre()
    await reportByStrangers(test, id, 2)
    await test.deps.db
      .update(table)
      .set({ createdAt: new Date(Date.now() - 8 * 86_400_000) })
      .where(eq(table.objetId, id))
    await reportByStrangers(test, id, 1)
    expect(await isPublic(id)).toBe(true)
    await forgetReporters(test.deps)
    const rows = await test.deps.db.select().from(table).where(eq(table.objetId, id))
    expect(rows.map(({ network }) => network === null).sort()).toEqual([false, true, true])
  })

  it('not with those of somebody who was wrong five times', async () => {
    const wrong = await createReporter(test)
    for (let time = 0; time < 5; time += 1) {
      const id = await publicOffre()
      await report(test, wrong, id)
      expect((await decide(id, 'dismiss')).body.etat).toBe('sansSuite')
    }
    const id = await publicOffre()
    await report(test, wrong, id)
    expect((await dossierOf('offre', id))?.signalements).toMatchObject([{ compte: false }])
    await reportByStrangers(test, id, 2)
    expect(await isPublic(id)).toBe(true)
  })
})

describe('what is hidden comes first', () => {
  it('then the one that waits longest', async () => {
    const [first, second] = [await publicOffre('Première'), await publicOffre('Seconde')]
    await reportByStrangers(test, first, 1)
    await reportByStrangers(test, second, 3)
    const { body } = await callAs(test, scene.admin, signalements.dossiers, { query: { size: 200 } })
    const ids = body.content.map(({ objetId }: { objetId: number }) => objetId)
    expect(ids.indexOf(second)).toBeLessThan(ids.indexOf(first))
  })
})

describe('what is deleted', () => {
  it('takes its reports along; a reporter leaves them without text and name', async () => {
    const [kept, gone] = [await publicOffre(), await publicOffre()]
    const member = await createMembre(test)
    await report(test, member, kept, { texte: 'Je connais cet appartement.' })
    await report(test, member, gone)
    await test.app.inject({ method: 'DELETE', url: `/api/test/coloc/${gone}`, headers: scene.owner.headers })
    expect(await test.deps.db.$count(table, eq(table.objetId, gone))).toBe(0)
    const removed = await test.app.inject({
      method: 'DELETE',
      url: '/api/test/utilisateur',
      headers: member.headers,
      payload: { password: 'colocdar' },
    })
    expect(removed.statusCode).toBe(204)
    expect(await dossierOf('offre', kept)).toMatchObject({ nombre: 1, signalements: [{ auteur: null, texte: null }] })
    expect((await decide(kept, 'dismiss')).status).toBe(200)
    expect(test.mails.filter(({ to }) => !to)).toEqual([])
  })

  it.each(['owner', 'seeker'] as const)(
    'leaves the report of a conversation by its %s to be decided on, or nothing without the other',
    async (reporter) => {
      const { conversation, ...members } = await createConversation(test)
      const other = members[reporter === 'owner' ? 'seeker' : 'owner']
      const { id } = conversation
      const about = { kind: 'conversation', motif: 'ARNAQUE' }
      const open = async () => (await callAs(test, scene.admin, signalements.dossiers)).body.totalElements
      const before = await open()
      expect((await report(test, members[reporter], id, about)).status).toBe(201)
      const leave = (as: TestMembre) => callAs(test, as, donnees.remove, { body: { password: membrePassword } })
      expect((await leave(members[reporter])).status).toBe(204)
      expect(await dossierOf('conversation', id)).toMatchObject({ membre: { id: other.id } })
      expect(await open()).toBe(before + 1)
      expect((await decide(id, 'uphold', { kind: 'conversation' })).status).toBe(200)
      expect(mailsTo(other)).toContain('signalementDecide')
      const gone = await createConversation(test)
      await report(test, gone[reporter], gone.conversation.id, about)
      await leave(gone[reporter === 'owner' ? 'seeker' : 'owner'])
      expect([await open(), await dossierOf('conversation', gone.conversation.id)]).toEqual([before, undefined])
    },
  )
})
