import { comptes } from '@colocdar/contracts/comptes'
import { journal } from '@colocdar/contracts/journal'
import { moderation } from '@colocdar/contracts/moderation'
import { type SignalementSuite, suitesBySignalement } from '@colocdar/contracts/signalements'
import { utilisateurs as calls } from '@colocdar/contracts/utilisateurs'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import { call } from '../../testing/call.ts'
import { callAs } from '../../testing/call-as.ts'
import { createConversation } from '../../testing/conversations.ts'
import { createMembre, type TestMembre } from '../../testing/membres.ts'
import { createOffre, createPhoto } from '../../testing/offres.ts'
import { drawPhoto, uploadPhoto } from '../../testing/photos.ts'
import { report, reportByStrangers, useSignalements } from '../../testing/signalements.ts'

const { test, scene, publicOffre, undo, mailsTo, ...signalements } = useSignalements()
afterEach(() => test.setNow(null))

const decide: typeof signalements.decide = (...decision) => {
  // However long the machine takes, it can be undone.
  test.setNow(new Date())
  return signalements.decide(...decision)
}

describe('what upheld reports mean for the member', () => {
  /** A member with a public offer, whose profile was reported. */
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

  it('gives back the presentation and leaves the account blocked, if it was', async () => {
    const { membre } = await reported()
    const blockedAt = new Date('2026-01-01T00:00:00Z')
    await test.deps.db.update(utilisateurs).set({ blockedAt }).where(eq(utilisateurs.id, membre.id))
    const { body } = await judge(membre, 'effacer')
    expect((await undo(body.id)).status).toBe(200)
    const [row] = await test.deps.db.select().from(utilisateurs).where(eq(utilisateurs.id, membre.id))
    expect(row).toMatchObject({ apropos: 'Appelez le 06 12 34 56 78.', blockedAt })
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
    const body = { nom, prenom, age, telephone, genre, langues, tags, apropos: 'Calme.', photo: wanted }
    expect((await call(test, 'PUT', `/test/utilisateur/${id}`, { as: membre, body })).statusCode).toBe(200)
    const second = await judge(membre, 'effacer')
    expect(await profil(membre, membre)).toMatchObject({ photo: null, modification: { contenu: { photo: wanted } } })
    await undo(second.body.id)
    expect(await profil(membre, membre)).toMatchObject({
      photo: shown,
      apropos,
      modification: { etat: 'attente', contenu: { apropos: 'Calme.', photo: wanted } },
    })
  })

  it('is nothing for a profile without text and photo', async () => {
    const { membre } = await reported()
    await test.deps.db.update(utilisateurs).set({ apropos: null }).where(eq(utilisateurs.id, membre.id))
    const { status, body } = await judge(membre, 'effacer')
    expect([status, await actionsOn('profil', membre.id)]).toEqual([200, []])
    expect((await profil(membre, membre)).modification).toBeNull()
    expect((await undo(body.id)).status).toBe(200)
  })

  it('is the end of a photo alone, also after an earlier change was decided on', async () => {
    const { membre } = await reported()
    const { id } = membre
    const photo = (await uploadPhoto(test, membre.headers, await drawPhoto(64, 64).jpeg().toBuffer())).json().fileName
    const { nom, prenom, age, telephone, langues, tags } = await profil(membre, membre)
    const form = { nom, prenom, age, telephone, langues, tags, apropos: null, photo }
    expect((await call(test, 'PUT', `/test/utilisateur/${id}`, { as: membre, body: form })).statusCode).toBe(200)
    const params = { kind: 'profil', id }
    const { version } = (await callAs(test, scene.admin, moderation.one, { params })).body
    expect((await callAs(test, scene.admin, moderation.verify, { params, body: { version } })).status).toBe(200)
    const { body } = await judge(membre, 'effacer')
    expect(await profil(membre, membre)).toMatchObject({ photo: null, modification: { etat: 'refusee' } })
    expect((await profil(membre, membre)).modification.contenu).toEqual({ photo })
    expect((await undo(body.id)).status).toBe(200)
    expect(await profil(membre, membre)).toMatchObject({ photo, apropos: null, modification: null })
  })

  it('leaves a change of the profile that waits as it is', async () => {
    const { membre } = await reported()
    const photo = await createPhoto(test, membre.id)
    await test.deps.db.update(utilisateurs).set({ photo }).where(eq(utilisateurs.id, membre.id))
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
      photo: null,
      modification: { etat: 'attente', contenu: { apropos: 'Calme.', photo } },
    })
    await undo(body.id)
    expect(await profil(membre, membre)).toMatchObject({
      apropos: 'Appelez le 06 12 34 56 78.',
      photo,
      modification: { etat: 'attente' },
    })
    expect((await profil(membre, membre)).modification.contenu).toEqual({ apropos: 'Calme.' })
  })

  it('gives back nothing once its author has written, had accepted or given up something else', async () => {
    const { membre } = await reported()
    const params = { kind: 'profil', id: membre.id }
    const { nom, prenom, age, telephone, langues, tags } = await profil(membre, membre)
    const write = async (apropos: string) => {
      const body = { nom, prenom, age, telephone, langues, tags, apropos }
      expect((await call(test, 'PUT', `/test/utilisateur/${membre.id}`, { as: membre, body })).statusCode).toBe(200)
    }
    const accept = async () => {
      const { version } = (await callAs(test, scene.admin, moderation.one, { params })).body
      expect((await callAs(test, scene.admin, moderation.verify, { params, body: { version } })).status).toBe(200)
    }
    const waits = { etat: 'attente', contenu: { apropos: 'Calme.' } }

    const first = await judge(membre, 'effacer')
    await write('Calme.')
    expect((await undo(first.body.id)).status).toBe(200)
    expect(await profil(membre, membre)).toMatchObject({ apropos: null, modification: waits })

    await accept()
    const second = await judge(membre, 'effacer')
    await write('Très calme.')
    await accept()
    expect((await undo(second.body.id)).status).toBe(200)
    expect(await profil(membre, membre)).toMatchObject({ apropos: 'Très calme.', modification: null })

    const third = await judge(membre, 'effacer')
    expect((await callAs(test, membre, calls.removeModification, { params: { id: membre.id } })).status).toBe(200)
    expect((await undo(third.body.id)).status).toBe(200)
    expect(await profil(membre, membre)).toMatchObject({ apropos: null, modification: null })
  })

  it.each(['utilisateur', 'conversation', 'offre'] as const)(
    'can be the end of the account, from a report of a %s',
    async (kind) => {
      const { conversation, seeker, owner, offreId } = await createConversation(test)
      const [membre, by, id] = {
        utilisateur: [owner, seeker, owner.id] as const,
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
      expect(await actionsOn('utilisateur', membre.id)).toContainEqual(['unblock', null])
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
