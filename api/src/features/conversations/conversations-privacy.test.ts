import { comptes } from '@colocdar/contracts/comptes'
import { conversations } from '@colocdar/contracts/conversations'
import { donnees } from '@colocdar/contracts/donnees'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { conversationMembres, conversationMessages } from '../../schema/conversations.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import { callAs } from '../../testing/call-as.ts'
import { createConversation } from '../../testing/conversations.ts'
import { changeMeanwhile } from '../../testing/meanwhile.ts'
import { createAdmin, createMembre, membrePassword, type TestMembre } from '../../testing/membres.ts'
import { useTestApp } from '../../testing/test-app.ts'

import { purgeConversations } from './conversations-departures.service.ts'

const test = useTestApp()

const call = (
  as: TestMembre,
  endpoint: (typeof conversations)[keyof typeof conversations],
  id: number,
  body?: object,
) => callAs(test, as, endpoint, { params: { id }, body })
const send = (as: TestMembre, id: number, texte: string) => call(as, conversations.send, id, { texte })
const textsOf = async (as: TestMembre, id: number) =>
  (await call(as, conversations.messages, id)).body.content?.map(({ texte }: { texte: string }) => texte)
const one = async (as: TestMembre, id: number) => (await call(as, conversations.one, id)).body
const listOf = async (as: TestMembre) => (await callAs(test, as, conversations.list)).body.content

const quitteAt = new Date('2026-11-01T10:00:00Z')

describe('a conversation', () => {
  it('[SEC-45] [MSG-09] does not exist for anybody but its two members', async () => {
    const { conversation } = await createConversation(test)
    for (const stranger of [await createMembre(test), await createAdmin(test)]) {
      for (const endpoint of [conversations.one, conversations.messages]) {
        const { status, body } = await call(stranger, endpoint, conversation.id)
        expect([status, body.message]).toEqual([404, 'Cette conversation n’existe pas.'])
      }
      expect((await send(stranger, conversation.id, 'Moi aussi')).status).toBe(404)
      expect(await listOf(stranger)).toEqual([])
    }
  })

  it('[MSG-10] that one member left is over for both, and stays readable for the other', async () => {
    const { owner, seeker, offreId, conversation } = await createConversation(test)
    const { id } = conversation
    expect((await call(owner, conversations.leave, id)).status).toBe(204)
    expect([await listOf(owner), (await call(owner, conversations.messages, id)).status]).toEqual([[], 404])
    const again = await call(owner, conversations.leave, id)
    expect([again.status, again.body.message]).toEqual([404, 'Cette conversation n’existe pas.'])
    expect(await textsOf(seeker, id)).toEqual(['Bonjour'])
    expect((await one(seeker, id)).parti).toBe(true)
    const refused = await send(seeker, id, 'Allô ?')
    expect([refused.status, refused.body.message]).toEqual([409, 'Cette personne a quitté la conversation.'])
    // Who began it and left may come back.
    await call(seeker, conversations.leave, id)
    const back = await callAs(test, seeker, conversations.create, {
      body: { annonce: 'offre', annonceId: offreId, texte: 'Me revoilà' },
    })
    expect(back.status).toBe(409)
    await test.deps.db.execute(`update conversation_membres set quitte_at = null where utilisateur_id = ${owner.id}`)
    await callAs(test, seeker, conversations.create, {
      body: { annonce: 'offre', annonceId: offreId, texte: 'Me revoilà' },
    })
    expect(await textsOf(seeker, id)).toEqual(['Bonjour', 'Me revoilà'])
  })

  it('[MSG-07] is read also by who left before reading, and came back', async () => {
    const { owner, seeker, offreId, conversation } = await createConversation(test)
    const answer = (await send(owner, conversation.id, 'Oui')).body
    await call(seeker, conversations.leave, conversation.id)
    const body = { annonce: 'offre', annonceId: offreId, texte: 'Me revoilà' }
    expect((await callAs(test, seeker, conversations.create, { body })).status).toBe(201)
    await call(seeker, conversations.read, conversation.id, { jusqua: 2_000_000_000 })
    expect((await one(owner, conversation.id)).luJusqua).toBeGreaterThanOrEqual(answer.id)
  })

  it('[MSG-12] stays with the other member when an account is deleted, and goes with the last one', async () => {
    const { owner, seeker, conversation } = await createConversation(test, { texte: 'Canari' })
    const { id } = conversation
    await send(owner, id, 'Bienvenue')
    const remove = (as: TestMembre) => callAs(test, as, donnees.remove, { body: { password: membrePassword } })
    expect((await remove(seeker)).status).toBe(204)
    expect(await one(owner, id)).toMatchObject({ autre: { id: null, nom: 'ancien membre' }, parti: true })
    expect(await textsOf(owner, id)).toEqual(['Canari', 'Bienvenue'])
    const refused = await send(owner, id, 'Allô ?')
    expect([refused.status, refused.body.message]).toEqual([409, 'Cette personne n’est plus membre de Colocdar.'])
    const blocked = await call(owner, conversations.block, id)
    expect([blocked.status, blocked.body.message]).toEqual([409, 'Cette personne n’est plus membre de Colocdar.'])
    expect((await call(owner, conversations.unblock, id)).status).toBe(204)
    expect((await call(owner, conversations.read, id, { jusqua: 2_000_000_000 })).status).toBe(204)
    expect((await one(owner, id)).nonLus).toBe(0)
    expect((await remove(owner)).status).toBe(204)
    const { rows } = await test.deps.db.execute(`select * from conversations where id = ${id}`)
    expect(rows).toEqual([])
  })

  it('[MSG-12] with somebody whose account is blocked takes no more messages', async () => {
    const { owner, seeker, conversation } = await createConversation(test)
    const params = { id: owner.id }
    await callAs(test, await createAdmin(test), comptes.block, { params, body: { motif: 'Fraude.' } })
    const refused = await send(seeker, conversation.id, 'Allô ?')
    expect([refused.status, refused.body.message]).toEqual([409, 'Cette personne n’est plus membre de Colocdar.'])
  })

  it.each([
    ['takes no message that its author', 'seeker', conversations.send, 404],
    ['takes no message that the other one', 'owner', conversations.send, 409],
    ['is not left by who', 'seeker', conversations.leave, 404],
  ] as const)('[MSG-10] %s left meanwhile', async (_, who, endpoint, status) => {
    const { owner, seeker, conversation } = await createConversation(test)
    const leaver = { owner, seeker }[who]
    const answer = await changeMeanwhile(test, {
      locked: sql`select from conversation_boites where utilisateur_id = ${seeker.id}`,
      call: () =>
        call(seeker, endpoint, conversation.id, endpoint === conversations.send ? { texte: 'Allô ?' } : undefined),
      change: (tx) =>
        tx.update(conversationMembres).set({ quitteAt }).where(eq(conversationMembres.utilisateurId, leaver.id)),
    })
    expect(answer.status).toBe(status)
    expect(await test.deps.db.$count(conversationMessages, eq(conversationMessages.auteurId, seeker.id))).toBe(1)
  })

  it('[MSG-12] takes no message to who is deleted meanwhile', async () => {
    const { owner, seeker, conversation } = await createConversation(test)
    const { status } = await changeMeanwhile(test, {
      locked: sql`select from conversation_boites where utilisateur_id = ${owner.id}`,
      call: () => send(seeker, conversation.id, 'Allô ?'),
      change: (tx) => tx.delete(utilisateurs).where(eq(utilisateurs.id, owner.id)),
    })
    expect(status).toBe(409)
  })

  it('[MSG-12] being written in does not deadlock with the deletion of an account', async () => {
    const { owner, seeker, conversation } = await createConversation(test)
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, (_, index) => send(index % 2 ? owner : seeker, conversation.id, `n° ${index}`)),
      callAs(test, seeker, donnees.remove, { body: { password: membrePassword } }),
    ])
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  })

  it('[MSG-13] is exported with what the member wrote, and nothing of the other', async () => {
    const { owner, seeker, conversation } = await createConversation(test, { texte: 'De moi' })
    await send(owner, conversation.id, 'De l’autre')
    await send(seeker, conversation.id, 'De moi encore')
    await createConversation(test, { seeker, texte: 'Ailleurs' })
    const { body } = await callAs(test, seeker, donnees.export)
    const about = { annonce: 'Chambre lumineuse à Maârif', decision: null, muet: false, creeeLe: expect.any(String) }
    const messages = (...textes: string[]) => textes.map((texte) => ({ texte, envoyeLe: expect.any(String) }))
    expect(body.conversations).toEqual([
      { ...about, messages: messages('De moi', 'De moi encore') },
      { ...about, messages: messages('Ailleurs') },
    ])
  })

  it('[MSG-14] is purged after two years of silence, and a month after both left', async () => {
    const { owner, seeker, conversation } = await createConversation(test)
    const left = await createConversation(test)
    for (const who of [left.owner, left.seeker]) await call(who, conversations.leave, left.conversation.id)
    const inDays = async (days: number) => {
      test.setNow(new Date(Date.now() + days * 24 * 3_600_000))
      await purgeConversations(test.deps)
      test.setNow(null)
      const { rows } = await test.deps.db.execute(
        `select id, network from conversations where id in (${conversation.id}, ${left.conversation.id}) order by id`,
      )
      return rows
    }
    expect(await inDays(0)).toEqual([
      { id: conversation.id, network: expect.any(String) },
      { id: left.conversation.id, network: expect.any(String) },
    ])
    // Nothing of the network stays after a day.
    expect(await inDays(2)).toEqual([
      { id: conversation.id, network: null },
      { id: left.conversation.id, network: null },
    ])
    expect(await inDays(31)).toEqual([{ id: conversation.id, network: null }])
    expect(await listOf(owner)).toHaveLength(1)
    expect(await inDays(731)).toEqual([])
    expect(await listOf(seeker)).toEqual([])
  })
})
