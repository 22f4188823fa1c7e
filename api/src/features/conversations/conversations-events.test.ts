import { conversations } from '@colocdar/contracts/conversations'
import { donnees } from '@colocdar/contracts/donnees'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { callAs } from '../../testing/call-as.ts'
import { createConversation } from '../../testing/conversations.ts'
import { createMembre, membrePassword, type TestMembre } from '../../testing/membres.ts'
import { useTestApp } from '../../testing/test-app.ts'

const test = useTestApp()

const send = (as: TestMembre, id: number, texte: string) =>
  callAs(test, as, conversations.send, { params: { id }, body: { texte } })
const evenementOf = async (as: TestMembre) => (await callAs(test, as, conversations.list)).body.evenement

interface Told {
  id: number
  event: string
  data: { conversation?: { id: number; nonLus: number; dernier: { texte: string } }; id?: number; nonLus: number }
}

/** The events sent to a client that knows those up to `since`. */
const toldTo = async (as: TestMembre, since?: number | string): Promise<Told[]> => {
  const answer = await test.app.inject({
    url: '/api/conversations/evenements?attente=0',
    headers: { ...as.headers, ...(since !== undefined && { 'last-event-id': String(since) }) },
  })
  expect(answer.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  return answer.body
    .split('\n\n')
    .filter(Boolean)
    .map((block) => {
      const [, id, event, data] = /^id: (\d+)\nevent: (\w+)\ndata: (.+)$/.exec(block) ?? []
      return { id: Number(id), event: event ?? '', data: JSON.parse(data ?? '') }
    })
}

describe('the events of conversations', () => {
  it('[MSG-19] tell what changed since the last one that a client knows, and nothing twice', async () => {
    const { owner, seeker, conversation } = await createConversation(test)
    const { id } = conversation
    const [own, others] = [await evenementOf(seeker), await evenementOf(owner)]
    await send(seeker, id, 'Deux')
    await send(seeker, id, 'Trois')
    const [event, ...more] = await toldTo(owner, others)
    expect(more).toEqual([])
    // What the call for it answers, and nothing more.
    const { body } = await callAs(test, owner, conversations.one, { params: { id } })
    expect(event).toMatchObject({
      event: 'conversation',
      data: { conversation: { nonLus: 3, dernier: { texte: 'Trois' } } },
    })
    expect(event?.data).toEqual({ conversation: body, nonLus: 1, visites: 0 })
    expect(await toldTo(owner, event?.id)).toEqual([])
    // The author's other tabs.
    expect((await toldTo(seeker, own))[0]?.data.conversation).toMatchObject({ dernier: { texte: 'Trois' } })
  })

  it('[MSG-19] tell of reading and leaving, to both where both may know', async () => {
    const { owner, seeker, conversation } = await createConversation(test)
    const { id, dernier } = conversation
    let since = await evenementOf(seeker)
    await callAs(test, owner, conversations.read, { params: { id }, body: { jusqua: dernier.id } })
    const [read] = await toldTo(seeker, since)
    expect(read?.data.conversation).toMatchObject({ luJusqua: dernier.id })
    since = read?.id ?? 0
    await callAs(test, owner, conversations.read, { params: { id }, body: { jusqua: dernier.id } })
    expect(await toldTo(seeker, since), 'read already').toEqual([])
    const own = await evenementOf(owner)
    await callAs(test, owner, conversations.leave, { params: { id } })
    expect((await toldTo(seeker, since))[0]?.data.conversation).toMatchObject({ parti: true })
    expect(await toldTo(owner, own)).toMatchObject([{ event: 'depart', data: { id, nonLus: 0 } }])
  })

  it('[MSG-11] tell a blocked member nothing, and nobody of what is lost', async () => {
    const { owner, seeker, conversation } = await createConversation(test)
    const { id, dernier } = conversation
    const since = await evenementOf(seeker)
    await callAs(test, owner, conversations.block, { params: { id } })
    await callAs(test, owner, conversations.read, { params: { id }, body: { jusqua: dernier.id } })
    expect(await toldTo(seeker, since)).toEqual([])
    const own = await evenementOf(owner)
    await send(seeker, id, 'Perdu')
    expect(await toldTo(owner, own)).toEqual([])
  })

  it('[MSG-19] tell a client that knows nothing, or too little, to read its lists', async () => {
    const membre = await createMembre(test)
    expect(await toldTo(membre)).toEqual([{ id: 0, event: 'pret', data: { nonLus: 0, visites: 0 } }])
    for (const odd of ['x', 'x12', '12x', '-1', '1234567890'])
      expect(await toldTo(membre, odd), odd).toMatchObject([{ event: 'pret' }])
    expect(await toldTo(membre, 12)).toEqual([{ id: 0, event: 'tout', data: { nonLus: 0, visites: 0 } }])
  })

  it('[MSG-19] tell at most fifty changes one by one', async () => {
    const [membre, other] = [await createMembre(test), await createMembre(test)]
    await test.deps.db.execute(sql`
      with begun as (
        insert into conversations (annonce, annonce_id, titre, initiateur_id, destinataire_id)
        select 'offre', n, 'Chambre', ${other.id}, ${membre.id} from generate_series(1, 51) n returning id, annonce_id)
      insert into conversation_membres (conversation_id, utilisateur_id, evenement, quitte_at)
      select id, ${membre.id}, annonce_id, now() from begun`)
    await test.deps.db.execute(sql`insert into conversation_boites values (${membre.id}, 51)`)
    expect(await toldTo(membre, 0)).toEqual([{ id: 51, event: 'tout', data: { nonLus: 0, visites: 0 } }])
    const told = await toldTo(membre, 1)
    expect([told.length, told.at(-1)?.id, told[0]?.event]).toEqual([50, 51, 'depart'])
  })

  it('[MSG-20] wake the streams of who may know, and of nobody else', async () => {
    const { owner, seeker, conversation } = await createConversation(test)
    const { id, dernier } = conversation
    const client = await test.database.pool.connect()
    const woken: number[] = []
    client.on('notification', ({ payload }) => woken.push(...(payload ?? '').split(' ').map(Number)))
    await client.query('listen conversations')
    const wokenBy = async (act: () => Promise<{ status: number }>) => {
      woken.length = 0
      expect((await act()).status).toBeLessThan(300)
      await client.query('select 1')
      return woken.toSorted((a, b) => a - b)
    }
    const on = (as: TestMembre, call: keyof typeof conversations) => () =>
      callAs(test, as, conversations[call], { params: { id } })
    const both = [owner.id, seeker.id].toSorted((a, b) => a - b)
    expect(await wokenBy(() => send(seeker, id, 'Deux'))).toEqual(both)
    const read = () => callAs(test, owner, conversations.read, { params: { id }, body: { jusqua: dernier.id } })
    expect(await wokenBy(read)).toEqual(both)
    expect(await wokenBy(on(owner, 'block'))).toEqual([owner.id])
    expect(await wokenBy(() => send(seeker, id, 'Perdu'))).toEqual([seeker.id])
    const readAll = () => callAs(test, owner, conversations.read, { params: { id }, body: { jusqua: 2_000_000_000 } })
    expect(await wokenBy(readAll)).toEqual([owner.id])
    expect(await wokenBy(on(owner, 'unblock'))).toEqual([owner.id])
    const leave = () => callAs(test, seeker, donnees.remove, { body: { password: membrePassword } })
    const since = await evenementOf(owner)
    expect([...new Set(await wokenBy(leave))]).toEqual(both)
    expect((await toldTo(owner, since))[0]?.data.conversation).toMatchObject({ id, parti: true })
    expect(await wokenBy(on(owner, 'leave'))).toEqual([owner.id])
    client.release(true)
  })

  it('[SEC-08] refuse odd input before a stream is open', async () => {
    const { headers } = await createMembre(test)
    for (const search of ['?attente=1', '?attente=', '?attente=0&attente=0', '?attente=%00']) {
      const answer = await test.app.inject({ url: `/api/conversations/evenements${search}`, headers })
      expect([search, answer.statusCode]).toEqual([search, 400])
    }
    const head = await test.app.inject({ method: 'HEAD', url: '/api/conversations/evenements', headers })
    expect([head.statusCode, test.deps.events.size]).toEqual([200, 0])
  })

  it('[MSG-20] arrive over an open stream, which ends with its session', async () => {
    const { owner, seeker, conversation } = await createConversation(test)
    await test.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = test.app.server.address() as { port: number }
    const answer = await fetch(`http://127.0.0.1:${port}/api/conversations/evenements`, { headers: owner.headers })
    const reader = (answer.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    const until = async (wanted: RegExp) => {
      while (!wanted.test(text)) {
        const { value, done } = await reader.read()
        if (done) throw new Error(`ended before ${wanted}: ${text}`)
        text += value
      }
    }
    await until(/event: pret/)
    await send(seeker, conversation.id, 'Vous êtes là ?')
    test.deps.events.wake([owner.id])
    await until(/Vous êtes là \?/)
    await test.app.inject({ method: 'POST', url: '/api/auth/signout', headers: owner.headers })
    await send(seeker, conversation.id, 'Secret')
    test.deps.events.wake([owner.id])
    while (!(await reader.read()).done);
    expect(text).not.toContain('Secret')
    expect(test.deps.events.size).toBe(0)
  })
})
