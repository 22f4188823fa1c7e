import { comptes } from '@colocdar/contracts/comptes'
import { journal } from '@colocdar/contracts/journal'
import { moderation } from '@colocdar/contracts/moderation'
import { type SignalementSuite, signalements, suitesBySignalement } from '@colocdar/contracts/signalements'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import { call } from '../../testing/call.ts'
import { callAs } from '../../testing/call-as.ts'
import { createConversation } from '../../testing/conversations.ts'
import { createAdmin, createMembre, type TestMembre } from '../../testing/membres.ts'
import { createOffre, offreRow } from '../../testing/offres.ts'
import { drawPhoto, uploadPhoto } from '../../testing/photos.ts'
import { report, reportByStrangers, useSignalements } from '../../testing/signalements.ts'

const { test, scene, publicOffre, isPublic, decide, undo, dossierOf, mailsTo } = useSignalements()
afterEach(() => test.setNow(null))

describe('a decision on reports', () => {
  it('without consequence shows the ad again and tells everybody why, but not who reported', async () => {
    const id = await publicOffre()
    const members = await reportByStrangers(test, id, 3)
    expect((await decide(id, 'dismiss')).status).toBe(200)
    expect(await isPublic(id)).toBe(true)
    expect(await dossierOf('offre', id)).toBeUndefined()
    // Those three no longer count: it takes three others.
    await reportByStrangers(test, id, 2)
    expect(await isPublic(id)).toBe(true)
    const told = test.mails.filter((mail) => 'motif' in mail && mail.motif === 'Vérifié sur place.')
    expect(told.filter(({ to }) => to === scene.owner.email).at(-1)).toMatchObject({
      template: 'signalementDecide',
      hidden: true,
    })
    for (const member of members) {
      expect(mailsTo(member)).toEqual(['signalementSuivi'])
      expect(JSON.stringify(told.filter(({ to }) => to === scene.owner.email))).not.toContain(member.username)
    }
  })

  it('upheld withdraws the ad with the reason, which a verification can end', async () => {
    const auteur = await createMembre(test)
    const id = await createOffre(test, { proprietaireId: auteur.id, villeId: scene.villeId })
    const members = await reportByStrangers(test, id, 3)
    expect((await decide(id, 'uphold')).body.etat).toBe('fonde')
    expect(await offreRow(test, id)).toMatchObject({
      verified: false,
      motifRefus: 'Vérifié sur place.',
      signaleeLe: null,
    })
    expect(mailsTo(auteur)).toEqual(['offreRefusee'])
    expect(members.flatMap(mailsTo)).toEqual(Array(3).fill('signalementSuivi'))
    const { body } = await callAs(test, scene.admin, journal.list, { query: { objet: 'offre', objetId: id } })
    expect(body.content.map(({ action }: { action: string }) => action).sort()).toEqual(['uphold', 'withdraw'])
    expect(JSON.stringify(body)).not.toContain(members[0]?.username)
  })

  it.each(['uphold', 'dismiss'] as const)(
    '%s can be undone for a few seconds: hidden again, and no mail',
    async (decision) => {
      const auteur = await createMembre(test)
      const id = await createOffre(test, { proprietaireId: auteur.id, villeId: scene.villeId })
      const members = await reportByStrangers(test, id, 3)
      const before = await offreRow(test, id)
      const { body } = await decide(id, decision)
      expect(await undo(body.id)).toMatchObject({
        status: 200,
        body: { kind: 'offre', objetId: id },
      })
      const { verified, statut, masque, signaleeLe } = await offreRow(test, id)
      expect({ verified, statut, masque, signaleeLe }).toEqual({
        verified: before.verified,
        statut: before.statut,
        masque: true,
        signaleeLe: before.signaleeLe,
      })
      expect([auteur, ...members].flatMap(mailsTo)).toEqual([])
      expect((await dossierOf('offre', id)).nombre).toBe(3)
      expect((await undo(body.id)).status).toBe(409)
    },
  )

  it('cannot be undone later, or by somebody else', async () => {
    const id = await publicOffre()
    await reportByStrangers(test, id, 1)
    const { body } = await decide(id, 'dismiss')
    const other = await createAdmin(test)
    expect((await undo(body.id, other)).status).toBe(404)
    test.setNow(new Date(Date.now() + 11_000))
    expect((await undo(body.id)).status).toBe(409)
  })

  it('needs waiting reports and a reason', async () => {
    const id = await publicOffre()
    expect((await decide(id, 'dismiss')).status).toBe(404)
    await reportByStrangers(test, id, 1)
    const params = { kind: 'offre', id }
    const answer = await callAs(test, scene.admin, signalements.decide, {
      params,
      body: { decision: 'dismiss', motif: ' ' },
    })
    expect(answer.body.details.motif).toBe(
      'Indiquez le motif\u00a0: il est envoyé à l’auteur et à ceux qui ont signalé.',
    )
  })

  it('is still needed when the ad was withdrawn before', async () => {
    const id = await publicOffre()
    await reportByStrangers(test, id, 1)
    const { version } = await offreRow(test, id)
    await callAs(test, scene.admin, moderation.withdraw, {
      params: { kind: 'offre', id },
      body: { version, motif: 'Non.' },
    })
    expect((await decide(id, 'uphold')).status).toBe(200)
  })
})

describe('what upheld reports mean for the member', () => {
  /** Somebody with a public offer, whose profile was reported. */
  const reported = async () => {
    const membre = await createMembre(test, { apropos: 'Appelez le 06 12 34 56 78.' })
    await createOffre(test, { proprietaireId: membre.id, villeId: scene.villeId })
    const by = await createMembre(test)
    expect((await report(test, by, membre.id, { kind: 'utilisateur', motif: 'ARNAQUE' })).status).toBe(201)
    return { membre, by }
  }
  const judge = (membre: TestMembre, suite?: SignalementSuite) =>
    decide(membre.id, 'uphold', { kind: 'utilisateur', ...(suite && { suite }) })
  const profil = async ({ id }: TestMembre, as?: TestMembre) =>
    (await call(test, 'GET', `/test/utilisateur/${id}`, as ? { as } : {})).json()
  const isSignedIn = async (as: TestMembre) => (await call(test, 'GET', '/favoris/ids', { as })).statusCode === 200
  const actionsOn = async (objet: string, objetId: number) => {
    const { body } = await callAs(test, scene.admin, journal.list, { query: { objet, objetId } })
    return body.content.map(({ action, motif }: { action: string; motif: string }) => [action, motif])
  }

  it('is a mail with the reason when nothing else is asked for', async () => {
    const { membre } = await reported()
    expect((await judge(membre)).status).toBe(200)
    expect([await isSignedIn(membre), (await profil(membre)).apropos]).toEqual([true, 'Appelez le 06 12 34 56 78.'])
    expect(mailsTo(membre)).toEqual(['signalementDecide'])
  })

  it('can be the end of the presentation, which its author can still read and correct', async () => {
    const { membre, by } = await reported()
    const { body } = await judge(membre, 'effacer')
    expect((await profil(membre)).apropos).toBeNull()
    expect((await profil(membre, membre)).modification).toMatchObject({
      etat: 'refusee',
      motifRefus: 'Vérifié sur place.',
      contenu: { apropos: 'Appelez le 06 12 34 56 78.' },
    })
    expect(await actionsOn('profil', membre.id)).toEqual([['withdraw', 'Vérifié sur place.']])
    expect(test.mails.find(({ to }) => to === membre.email)).toMatchObject({ suite: 'effacer' })
    expect((await undo(body.id)).status).toBe(200)
    expect(await profil(membre, membre)).toMatchObject({ apropos: 'Appelez le 06 12 34 56 78.', modification: null })
    expect([membre, by].flatMap(mailsTo)).toEqual([])
  })

  it('is the end of the photo too, and undoing brings back what was taken off and nothing else', async () => {
    const { membre } = await reported()
    const { id } = membre
    const upload = async () =>
      (await uploadPhoto(test, membre.headers, await drawPhoto(64, 64).jpeg().toBuffer())).json().fileName
    const [shown, wanted] = [await upload(), await upload()]
    await test.deps.db.update(utilisateurs).set({ photo: shown }).where(eq(utilisateurs.id, id))
    const first = await judge(membre, 'effacer')
    expect(await profil(membre, membre)).toMatchObject({
      photo: null,
      modification: { etat: 'refusee', contenu: { photo: shown } },
    })
    await undo(first.body.id)
    expect(await profil(membre, membre)).toMatchObject({ photo: shown, modification: null })

    const { nom, prenom, age, telephone, genre, langues, tags, apropos } = await profil(membre, membre)
    const body = { nom, prenom, age, telephone, genre, langues, tags, apropos, photo: wanted }
    expect((await call(test, 'PUT', `/test/utilisateur/${id}`, { as: membre, body })).statusCode).toBe(200)
    const second = await judge(membre, 'effacer')
    expect(await profil(membre, membre)).toMatchObject({ photo: null, modification: { contenu: { photo: wanted } } })
    await undo(second.body.id)
    expect(await profil(membre, membre)).toMatchObject({
      photo: shown,
      apropos,
      modification: { etat: 'attente', contenu: { photo: wanted } },
    })
  })

  it('leaves a change of the profile that waits as it is', async () => {
    const { membre } = await reported()
    const before = await profil(membre, membre)
    const change = (texts: object) => {
      const { nom, prenom, age, telephone, genre, langues, tags } = before
      const body = { nom, prenom, age, telephone, genre, langues, tags, apropos: before.apropos, ...texts }
      return call(test, 'PUT', `/test/utilisateur/${membre.id}`, { as: membre, body })
    }
    expect((await change({ apropos: 'Calme.' })).statusCode).toBe(200)
    const { body } = await judge(membre, 'effacer')
    expect(await profil(membre, membre)).toMatchObject({
      apropos: null,
      modification: { etat: 'attente', contenu: { apropos: 'Calme.' } },
    })
    await undo(body.id)
    expect(await profil(membre, membre)).toMatchObject({
      apropos: 'Appelez le 06 12 34 56 78.',
      modification: { etat: 'attente', contenu: { apropos: 'Calme.' } },
    })
  })

  it.each(['utilisateur', 'conversation', 'offre'] as const)(
    'can be the end of the account, from a report of a %s',
    async (kind) => {
      const { conversation, seeker, owner, offreId } = await createConversation(test)
      const [membre, by, id] = {
        utilisateur: [seeker, owner, seeker.id] as const,
        conversation: [seeker, owner, conversation.id] as const,
        offre: [owner, seeker, offreId] as const,
      }[kind]
      expect((await report(test, by, id, { kind, motif: 'ARNAQUE' })).status).toBe(201)
      const { status, body } = await decide(id, 'uphold', { kind, suite: 'bloquer' })
      expect([status, await isSignedIn(membre), await isSignedIn(by)]).toEqual([200, false, true])
      expect(await actionsOn('utilisateur', membre.id)).toContainEqual(['block', 'Vérifié sur place.'])
      expect(test.mails.findLast(({ to }) => to === membre.email)).toMatchObject({
        template: 'signalementDecide',
        suite: 'bloquer',
      })
      expect((await undo(body.id)).status).toBe(200)
      expect((await actionsOn('utilisateur', membre.id))[0]).toEqual(['unblock', null])
    },
  )

  it('does not end a block from before when it is undone', async () => {
    const { membre } = await reported()
    await callAs(test, scene.admin, comptes.block, { params: { id: membre.id }, body: { motif: 'Avant.' } })
    const { body } = await judge(membre, 'bloquer')
    expect((await undo(body.id)).status).toBe(200)
    expect((await actionsOn('utilisateur', membre.id)).map(([action]: string[]) => action)).not.toContain('unblock')
  })

  it('is chosen for upheld reports only, and of what makes sense there', async () => {
    const { membre } = await reported()
    const dismissed = await decide(membre.id, 'dismiss', { kind: 'utilisateur', suite: 'bloquer' })
    expect([dismissed.status, dismissed.body.details]).toEqual([400, { suite: 'Cette suite n’est pas possible ici.' }])
    expect(suitesBySignalement.offre).not.toContain('effacer')
    const id = await publicOffre()
    await reportByStrangers(test, id, 1)
    expect((await decide(id, 'uphold', { suite: 'effacer' })).status).toBe(400)
  })
})
