import { conversations } from '@colocdar/contracts/conversations'
import { describe, expect, it } from 'vitest'
import { createVille } from '../../testing/attente.ts'
import { callAs } from '../../testing/call-as.ts'
import { createConversation } from '../../testing/conversations.ts'
import { createDemande } from '../../testing/demandes.ts'
import { createMembre, type TestMembre } from '../../testing/membres.ts'
import { createOffre } from '../../testing/offres.ts'
import { useTestApp } from '../../testing/test-app.ts'

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

describe('a conversation', () => {
  it('[MSG-11] with a blocked member tells them nothing: they write into the void', async () => {
    const { owner, seeker, conversation } = await createConversation(test)
    const { id } = conversation
    const before = await one(seeker, id)
    expect((await call(owner, conversations.block, id)).status).toBe(204)
    expect(await one(seeker, id)).toEqual(before)
    const sent = await send(seeker, id, 'Répondez !')
    expect([sent.status, sent.body.deMoi]).toEqual([201, true])
    expect(await textsOf(seeker, id)).toEqual(['Bonjour', 'Répondez !'])
    expect(await textsOf(owner, id)).toEqual(['Bonjour'])
    expect(await one(owner, id)).toMatchObject({ nonLus: 1, bloque: true, dernier: { texte: 'Bonjour' } })
    const refused = await send(owner, id, 'Non')
    expect([refused.status, refused.body.message]).toEqual([409, 'Débloquez cette personne avant de lui écrire.'])
    // At another ad too.
    const { id: villeId } = await createVille(test)
    const offreId = await createOffre(test, { proprietaireId: owner.id, villeId })
    const again = await callAs(test, seeker, conversations.create, {
      body: { annonce: 'offre', annonceId: offreId, texte: 'Encore moi' },
    })
    expect(again.status).toBe(201)
    expect((await listOf(owner)).map((seen: { id: number }) => seen.id)).toEqual([id])
    expect((await call(owner, conversations.one, again.body.id)).status).toBe(404)
    // Leaving afterwards does not show either.
    await call(owner, conversations.leave, id)
    expect((await one(seeker, id)).parti).toBe(false)
    expect((await send(seeker, id, 'Toujours là')).status).toBe(201)
  })

  it('[SEC-57] with a blocked member gives them no number, as of a member who has none, also if they saw it', async () => {
    const { owner, seeker, conversation } = await createConversation(test)
    const { id: villeId } = await createVille(test)
    const silent = await createMembre(test, { telephone: null })
    await createOffre(test, { proprietaireId: silent.id, villeId })
    await createDemande(test, { demandeurId: seeker.id, villeId })
    const numberOf = async ({ id }: TestMembre, as: TestMembre) => {
      const url = `/api/test/utilisateur/tele?id=${id}&userId=${as.id}`
      const { statusCode, headers, body } = await test.app.inject({ url, headers: as.headers })
      return [statusCode, headers['content-type'], body.replace(/"requestId":"[^"]+"/, '')]
    }
    expect((await numberOf(owner, seeker))[0]).toBe(200)
    await call(owner, conversations.block, conversation.id)
    expect(await numberOf(owner, seeker)).toEqual(await numberOf(silent, seeker))
    expect((await numberOf(owner, seeker))[0]).toBe(404)
    expect((await numberOf(seeker, owner))[0], 'the other way round').toBe(200)
    expect((await numberOf(owner, await createMembre(test)))[0], 'to others').toBe(200)
    await call(owner, conversations.unblock, conversation.id)
    expect((await numberOf(owner, seeker))[0]).toBe(200)
  })

  it('[SEC-57] shows a departure from before the block, and the read mark of that moment until it ends', async () => {
    const { owner, seeker, conversation } = await createConversation(test)
    const { id } = conversation
    const other = await createConversation(test, { owner, seeker })
    await call(owner, conversations.leave, other.conversation.id)
    const before = [await one(seeker, id), await one(seeker, other.conversation.id)]
    expect(before).toMatchObject([
      { luJusqua: 0, parti: false },
      { luJusqua: 0, parti: true },
    ])
    await call(owner, conversations.block, id)
    await call(owner, conversations.read, id, { jusqua: 2_000_000_000 })
    expect([await one(seeker, id), await one(seeker, other.conversation.id)]).toEqual(before)
    expect((await send(seeker, other.conversation.id, 'Allô ?')).status).toBe(409)
    await call(owner, conversations.unblock, id)
    expect((await one(seeker, id)).luJusqua).toBe(conversation.dernier.id)
  })

  it('[MSG-11] goes on after unblocking, without what was lost', async () => {
    const { owner, seeker, conversation } = await createConversation(test)
    const { id } = conversation
    await call(owner, conversations.block, id)
    await send(seeker, id, 'Perdu')
    await call(owner, conversations.unblock, id)
    await send(seeker, id, 'Arrivé')
    expect(await textsOf(owner, id)).toEqual(['Bonjour', 'Arrivé'])
    expect(await one(owner, id)).toMatchObject({ nonLus: 2, bloque: false, dernier: { texte: 'Arrivé' } })
  })
})
