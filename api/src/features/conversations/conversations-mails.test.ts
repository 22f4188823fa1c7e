import { conversations } from '@colocdar/contracts/conversations'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderMail } from '../../mail/render-mail.ts'
import { avis } from '../../schema/avis.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import { callAs } from '../../testing/call-as.ts'
import { createConversation } from '../../testing/conversations.ts'
import { createMembre, type TestMembre } from '../../testing/membres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { nouveauMessage } from './conversations.mails.ts'
import { prepareMessageMail } from './conversations-mails.service.ts'

const test = useTestApp()
const start = new Date('2026-11-16T10:00:00Z').getTime()
const at = (minutes: number) => test.setNow(new Date(start + minutes * 60_000))
beforeEach(() => {
  at(0)
  test.waitingMails.length = 0
})

const send = (as: TestMembre, id: number, texte: string) =>
  callAs(test, as, conversations.send, { params: { id }, body: { texte } })
const read = (as: TestMembre, id: number) =>
  callAs(test, as, conversations.read, { params: { id }, body: { jusqua: 2_000_000_000 } })

/** What the worker does with the mail that waits longest, or with one that it has already begun. */
const work = (waiting = test.waitingMails.shift()) => {
  if (!waiting) throw new Error('no mail waits')
  return prepareMessageMail(test.deps, waiting.mail, waiting.id)
}

describe('the mail about a message', () => {
  it('[MSG-15] waits two minutes and carries name, ad and text, but no address', async () => {
    const seeker = await createMembre(test, { prenom: 'Sara', nom: 'Idrissi' })
    const { owner, conversation } = await createConversation(test, {
      seeker,
      texte: 'Est-elle <b>libre</b> ? www.x.ma',
    })
    expect(test.waitingMails).toEqual([
      {
        mail: { template: 'nouveauMessage', to: owner.email, conversationId: conversation.id, utilisateurId: owner.id },
        id: expect.any(String),
        afterSeconds: 120,
      },
    ])
    const [job] = test.waitingMails
    at(2)
    const mail = await work()
    if (!mail) throw new Error('no mail')
    const { subject, text, html, ...rest } = renderMail(nouveauMessage.content(mail), 'https://colocdar.test')
    expect([subject, rest]).toEqual(['Un membre vous a écrit', {}])
    expect(text).toContain('Sara I. vous a écrit')
    expect(text).toContain('Est-elle <b>libre</b> ?')
    expect(text).toContain(`https://colocdar.test/messages/${conversation.id}`)
    expect(html).toContain('&lt;b&gt;libre')
    expect(`${subject}${text}${html}`).not.toMatch(/@|Idrissi|www\.x|06\d{8}/)
    await test.deps.db.update(utilisateurs).set({ nom: null, prenom: null }).where(eq(utilisateurs.id, seeker.id))
    expect(await work(job)).toMatchObject({ nom: 'Un membre' })
  })

  it('[SEC-54] names in its subject only members whose name an administrator has seen', async () => {
    const { db } = test.deps
    const seeker = await createMembre(test, { prenom: 'Sara', nom: 'Idrissi' })
    await createConversation(test, { seeker })
    const [job] = test.waitingMails
    const [review] = await db
      .insert(avis)
      .values({ auteurId: seeker.id, commentaire: 'Bien.', note: 4 })
      .returning({ id: avis.id })
    at(2)
    expect(await work(job)).toMatchObject({ nom: 'Sara I.', sujet: 'Un membre' })
    await db
      .update(avis)
      .set({ valide: true })
      .where(eq(avis.id, review?.id ?? 0))
    expect(await work(job)).toMatchObject({ nom: 'Sara I.', sujet: 'Sara I.' })
  })

  it('[MSG-16] is cancelled by reading, and skipped when it had already begun', async () => {
    const { owner, conversation } = await createConversation(test)
    const [begun] = test.waitingMails
    await read(owner, conversation.id)
    expect(test.waitingMails).toEqual([])
    at(2)
    expect(await work(begun)).toBeNull()
  })

  it('[MSG-16] waits anew for a message after those that were read', async () => {
    const { owner, seeker, conversation } = await createConversation(test)
    await read(owner, conversation.id)
    at(1)
    await send(seeker, conversation.id, 'Encore là ?')
    expect(test.waitingMails.map(({ afterSeconds }) => afterSeconds)).toEqual([120])
    at(3)
    expect(await work()).toMatchObject({ textes: ['Encore là ?'] })
  })

  it('[MSG-16] counts two minutes from the oldest unread message', async () => {
    const { owner, seeker, conversation } = await createConversation(test)
    await callAs(test, seeker, conversations.send, { params: { id: conversation.id }, body: { texte: 'Deux' } })
    at(1.9)
    await send(seeker, conversation.id, 'Trois')
    const [first] = test.waitingMails
    await callAs(test, owner, conversations.read, {
      params: { id: conversation.id },
      body: { jusqua: conversation.dernier.id + 1 },
    })
    expect(test.waitingMails, 'one message is still unread').toEqual([first])
    at(2)
    expect(await work(first)).toBeNull()
    expect(test.waitingMails.at(-1)?.afterSeconds).toBe(114)
    at(3.9)
    expect(await work(test.waitingMails.at(-1))).toMatchObject({ textes: ['Trois'] })
  })

  it('[MSG-17] leaves at most once an hour for a conversation, with everything unread', async () => {
    const { seeker, owner, conversation } = await createConversation(test, { texte: 'Un' })
    await send(seeker, conversation.id, 'Deux')
    expect(test.waitingMails).toHaveLength(1)
    at(2)
    expect(await work()).toMatchObject({ textes: ['Un', 'Deux'] })
    at(12)
    await send(seeker, conversation.id, 'Trois')
    await send(seeker, conversation.id, 'Quatre')
    expect(test.waitingMails.map(({ afterSeconds }) => afterSeconds)).toEqual([50 * 60])
    at(62)
    expect(await work()).toMatchObject({ textes: ['Un', 'Deux', 'Trois', 'Quatre'] })
    await read(owner, conversation.id)
    at(200)
    await send(seeker, conversation.id, 'Cinq')
    expect(test.waitingMails.map(({ afterSeconds }) => afterSeconds)).toEqual([120])
  })

  it('[MSG-18] is made again for a retry of the same job, unless it was replaced or read', async () => {
    const { owner, seeker, conversation } = await createConversation(test)
    const [job] = test.waitingMails
    at(2)
    expect(await work(job)).not.toBeNull()
    // The process died before it was sent.
    at(4)
    expect(await work(job)).not.toBeNull()
    test.waitingMails.length = 0
    await send(seeker, conversation.id, 'Deux')
    const [next] = test.waitingMails
    expect(await work(job)).not.toBeNull()
    at(62)
    expect(await work(next)).not.toBeNull()
    expect(await work(job)).toBeNull()
    await read(owner, conversation.id)
    expect(await work(next)).toBeNull()
  })

  it('[SEC-45] [MSG-11] never leaves for what a blocked member wrote, nor to who left or is blocked', async () => {
    const { owner, seeker, conversation } = await createConversation(test)
    const [begun] = test.waitingMails
    await callAs(test, owner, conversations.block, { params: { id: conversation.id } })
    at(2)
    expect(await work(begun)).toBeNull()
    test.waitingMails.length = 0
    await send(seeker, conversation.id, 'Deux')
    expect(test.waitingMails).toEqual([])
    await callAs(test, owner, conversations.unblock, { params: { id: conversation.id } })
    await send(seeker, conversation.id, 'Trois')
    expect(test.waitingMails, 'a new one').toHaveLength(1)
    test.waitingMails.length = 0
    const other = await createConversation(test)
    const [pending] = test.waitingMails
    await callAs(test, other.owner, conversations.leave, { params: { id: other.conversation.id } })
    expect(test.waitingMails).toEqual([])
    at(4)
    expect(await work(pending)).toBeNull()
  })
})
