import { randomUUID } from 'node:crypto'
import { alertes } from '@colocdar/contracts/alertes'
import { conversations } from '@colocdar/contracts/conversations'
import { demandes } from '@colocdar/contracts/demandes'
import { moderation } from '@colocdar/contracts/moderation'
import { offres } from '@colocdar/contracts/offres'
import { utilisateurs } from '@colocdar/contracts/utilisateurs'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Mail } from '../mail/mail-kind.ts'
import type { DelayedMail } from '../mail/mail-queue.ts'
import type { OutgoingMail } from '../mail/mail-transport.ts'
import type { PushJob } from '../push/push-queue.ts'
import { jobWorkers } from '../queues.ts'
import { createVille, createWaitingDemande, createWaitingOffre } from '../testing/attente.ts'
import { callAs, done } from '../testing/call-as.ts'
import { createConversation } from '../testing/conversations.ts'
import { createAdmin, createMembre, type TestMembre } from '../testing/membres.ts'
import { form } from '../testing/offre-edition.ts'
import { useTestApp } from '../testing/test-app.ts'
import { subscribeBrowser } from '../testing/valid-push-calls.ts'
import { inHours, proposeAs } from '../testing/visites.ts'

const mails: (DelayedMail & { mail: Mail })[] = []
const pushes: PushJob[] = []
const test = useTestApp({
  mails: {
    enqueue: async (_db, mail, delay = { id: randomUUID(), afterSeconds: 0 }) => void mails.push({ mail, ...delay }),
    enqueueMany: async (_db, list) => void mails.push(...list),
    cancel: async () => {},
    forget: async () => {},
  },
  pushes: { enqueue: async (_db, list) => void pushes.push(...list) },
})
const at = (minutes: number) => test.setNow(new Date(Date.UTC(2026, 10, 16, 10, minutes)))
beforeEach(() => {
  at(0)
  mails.length = 0
  pushes.length = 0
})

/** What the worker would send to this member an hour later, with what it was queued as. */
const sentTo = async ({ email }: TestMembre) => {
  at(60)
  const sent: { kind: string; text: string; subject: string }[] = []
  let kind = ''
  const workers = jobWorkers({
    ...test.deps,
    mailTransport: {
      send: async (mail: OutgoingMail) => void sent.push({ kind, subject: mail.subject, text: JSON.stringify(mail) }),
    },
    pushTransport: {
      send: async (_target, { payload }) => {
        sent.push({ kind: `push ${kind}`, subject: '', text: JSON.stringify(payload) })
        return { result: 'delivered' }
      },
    },
    log: { warn: expect.fail },
  })
  const work = (name: string, id: string, data: object) =>
    workers.find(({ queue }) => queue.name === name)?.handle({ id, data })
  // Messages first: their mails wait for as long as a notification is news.
  for (const { id, mail } of mails.filter((each) => each.mail.to === email)) {
    kind = mail.template
    await work('mail', id, mail)
  }
  for (const push of pushes) {
    kind = push.sujet
    await work('push', randomUUID(), push)
  }
  return sent
}

const profil = {
  ...{ nom: 'Marquenom', prenom: 'Marqueprenom', apropos: 'Marqueapropos', telephone: '0612345678', age: 30 },
  langues: ['Français', 'Marquelangue'],
  tags: ['Cuisine', 'Lecture', 'Calme', 'Marquetag'],
}
const annonce = {
  titre: 'Marquetitre',
  description: 'Marquedescription',
  quartier: 'Marquequartier',
  adresse: 'Marqueadresse',
}
const saveProfil = (membre: TestMembre) =>
  done(callAs(test, membre, utilisateurs.update, { params: { id: membre.id }, body: profil }))
const verify = async (admin: TestMembre, { kind, id }: { kind: 'offre' | 'demande'; id: number }) => {
  const { version } = await done(callAs(test, admin, moderation.one, { params: { kind, id } }))
  await done(callAs(test, admin, moderation.verify, { params: { kind, id }, body: { version } }))
}

/** An offer and a request that an administrator has accepted and that alerts of the reader found; then all is edited. */
const createEdited = async () => {
  const [admin, owner, reader] = [await createAdmin(test), await createMembre(test), await createMembre(test)]
  await subscribeBrowser(test, reader)
  const { id: villeId } = await createVille(test)
  for (const type of ['offre', 'demande'])
    await done(callAs(test, reader, alertes.create, { body: { type, filtres: { villeId }, frequence: 'immediate' } }))
  const offre = await createWaitingOffre(test, { auteur: owner, villeId })
  const demande = await createWaitingDemande(test, { auteur: owner, villeId })
  await verify(admin, { kind: 'offre', id: offre.id })
  await verify(admin, { kind: 'demande', id: demande.id })
  await saveProfil(owner)
  const [photo] = (await done(callAs(test, owner, offres.one, { params: { id: offre.id } }))).photos
  const edited = { ...form, ...annonce, villeId, proprietaireId: owner.id, photos: [{ src: photo.src }] }
  await done(callAs(test, owner, offres.update, { params: { id: offre.id }, body: edited }))
  await done(callAs(test, owner, demandes.update, { params: { id: demande.id }, body: annonce }))
  const about = { annonce: 'offre', annonceId: offre.id, texte: 'Bonjour' }
  const { id: conversationId } = await done(callAs(test, reader, conversations.create, { body: about }))
  return { owner, reader, conversationId }
}

/** A member whom no administrator has seen, who writes to another one. */
const createUnseen = async () => {
  const [unseen, reader] = [await createMembre(test), await createMembre(test)]
  await subscribeBrowser(test, reader)
  await saveProfil(unseen)
  const { conversation } = await createConversation(test, { owner: reader, seeker: unseen })
  return { unseen, reader, conversationId: conversation.id }
}

const marks = (text: string) => [...new Set(text.match(/Marque\w*/g))]

describe('[SEC-54] what the worker sends to another member', () => {
  it('says nothing of an edit that waits', async () => {
    const { owner, reader, conversationId } = await createEdited()
    await done(callAs(test, owner, conversations.send, { params: { id: conversationId }, body: { texte: 'Oui' } }))
    const sent = await sentTo(reader)
    expect(sent.map(({ kind }) => kind).sort()).toEqual(
      ['alerte', 'alerteDemandes', 'nouveauMessage', 'push alerte', 'push alerte', 'push message'].sort(),
    )
    for (const { kind, text } of sent) expect([kind, marks(text)]).toEqual([kind, []])
  })

  it('names a member whom nobody has seen nowhere but in the text of a mail about their message', async () => {
    const { reader } = await createUnseen()
    const sent = await sentTo(reader)
    expect(sent.map(({ kind, subject, text }) => [kind, marks(subject), marks(text)])).toEqual([
      ['nouveauMessage', [], ['Marqueprenom']],
      ['push message', [], []],
    ])
  })
})

describe('[SEC-54] what the worker sends about a visit', () => {
  it('says nothing of an edit that waits', async () => {
    const { owner, reader, conversationId } = await createEdited()
    await done(proposeAs(test, owner, { conversationId, creneaux: [inHours(test, 30)] }))
    const sent = await sentTo(reader)
    expect(sent.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['visite', 'push visite']))
    for (const { kind, text } of sent) expect([kind, marks(text)]).toEqual([kind, []])
  })

  it('names a member whom nobody has seen nowhere but in the text of a mail', async () => {
    const { unseen, reader, conversationId } = await createUnseen()
    await done(proposeAs(test, unseen, { conversationId }))
    const sent = (await sentTo(reader)).filter(({ kind }) => /visite/.test(kind))
    expect(sent.map(({ kind, subject, text }) => [kind, marks(subject), marks(text)])).toEqual([
      ['visite', [], ['Marqueprenom']],
      ['push visite', [], []],
    ])
  })
})
