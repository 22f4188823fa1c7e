import { conversations } from '@colocdar/contracts/conversations'
import { choix, mostThanked } from '@colocdar/contracts/conversations-choix'
import { donnees } from '@colocdar/contracts/donnees'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { mailboxTransport } from '../../mail/mailbox-transport.ts'
import { jobWorkers } from '../../queues.ts'
import { conversations as table } from '../../schema/conversations.ts'
import { offres } from '../../schema/offres.ts'
import { createVille } from '../../testing/attente.ts'
import { callAs } from '../../testing/call-as.ts'
import { createMembre, membrePassword, type TestMembre } from '../../testing/membres.ts'
import { createOffre } from '../../testing/offres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { sendThanks } from './conversations-choix.service.ts'
import { prepareMessageMail } from './conversations-mails.service.ts'

const test = useTestApp()
let owner: TestMembre
let villeId = 0
beforeAll(async () => {
  villeId = (await createVille(test)).id
  owner = await createMembre(test)
})

const texte = 'Le logement est loué, merci à vous.'
const publish = () => createOffre(test, { proprietaireId: owner.id, villeId, photos: [] })
const rent = (id: number) => test.deps.db.update(offres).set({ statut: 'LOUE' }).where(eq(offres.id, id))
const write = async (annonceId: number, as?: TestMembre) => {
  const seeker = as ?? (await createMembre(test))
  const body = { annonce: 'offre', annonceId, texte: 'Bonjour' }
  return { seeker, id: (await callAs(test, seeker, conversations.create, { body })).body.id as number }
}
const decide = (id: number, decision: string) =>
  callAs(test, owner, choix.decide, { params: { id }, body: { decision, texte } })
const thank = (id: number, as = owner) => callAs(test, as, choix.thank, { params: { id }, body: { texte } })
const one = async (as: TestMembre, id: number) => (await callAs(test, as, conversations.one, { params: { id } })).body
const thanked = async (offreId: number) => {
  const { rows } = await test.deps.db.execute<{ id: number; times: number }>(sql`
    select c.id, count(m.id)::int as times from conversations c
    left join conversation_messages m on m.conversation_id = c.id and m.texte = ${texte} and not m.perdu
    where c.annonce_id = ${offreId} group by c.id order by c.id`)
  return rows.map(({ times }) => times)
}

describe('the thanks of a rented offer', () => {
  it('[CHOIX-10] reach those who still wait, once, whatever runs twice; not who was retained, blocked or has left', async () => {
    const offreId = await publish()
    const people = []
    for (let count = 0; count < 8; count += 1) people.push(await write(offreId))
    const [waiting, retained, declined, blocked, left, blocker, answered, late] = people.map(({ id }) => id) as number[]
    const [first, , , , leaver, other] = people.map(({ seeker }) => seeker) as TestMembre[]
    await decide(retained as number, 'retenue')
    await decide(declined as number, 'declinee')
    await callAs(test, owner, conversations.block, { params: { id: blocked } })
    await callAs(test, leaver as TestMembre, conversations.leave, { params: { id: left } })
    await callAs(test, other as TestMembre, conversations.block, { params: { id: blocker } })
    await callAs(test, owner, conversations.send, { params: { id: answered }, body: { texte: 'Je vous dirai.' } })

    expect((await thank(offreId)).status, 'not rented').toBe(409)
    expect((await thank(offreId, await createMembre(test))).status).toBe(404)
    await rent(offreId)
    const counted = async () => (await callAs(test, owner, choix.candidats, { params: { id: offreId } })).body.enLice
    expect(await counted(), 'as many as will be written to').toBe(4)
    const jobs = test.jobs.length
    const presses = await Promise.all([thank(offreId), thank(offreId)])
    // Who blocks the owner counts: the owner must not notice.
    expect(presses.map(({ body }) => body.conversations).toSorted()).toEqual([0, 4])
    const sent = test.jobs.slice(jobs)
    expect([sent.length, await counted()]).toEqual([1, 0])
    const job = sent[0] as object
    const mails = test.waitingMails.length
    // The job leaves out who was blocked since, and goes on.
    await callAs(test, owner, conversations.block, { params: { id: late } })
    await Promise.all([sendThanks(test.deps, job), sendThanks(test.deps, job)])
    await sendThanks(test.deps, job)
    expect(await thanked(offreId)).toEqual([1, 0, 1, 0, 0, 0, 1, 0])
    // One mail for each conversation: the one that was answered has its own already.
    expect(test.waitingMails.length - mails).toBe(1)
    expect(await one(first as TestMembre, waiting as number)).toMatchObject({ decision: 'declinee', nonLus: 1 })
    expect((await one(owner, blocker as number)).decision).toBe('declinee')
    // It is no answer: the owner does not look slow by having been kind.
    const [row] = await test.deps.db
      .select()
      .from(table)
      .where(eq(table.id, waiting as number))
    expect(row?.reponduAt).toBeNull()
    // Taken back, it is not thanked again.
    await decide(waiting as number, 'enLice')
    expect((await thank(offreId)).body.conversations).toBe(0)
    await sendThanks(test.deps, job)
    expect((await one(owner, waiting as number)).decision).toBe('enLice')
  })

  it('[CHOIX-10] are not sent once the offer is available again, until it is rented and they are asked for again', async () => {
    const offreId = await publish()
    const { id } = await write(offreId)
    const press = async () => {
      expect((await thank(offreId)).body.conversations).toBe(1)
      return test.jobs.at(-1) as object
    }
    await rent(offreId)
    const job = await press()
    await test.deps.db.update(offres).set({ statut: 'DISPONIBLE' }).where(eq(offres.id, offreId))
    await sendThanks(test.deps, job)
    expect([await thanked(offreId), (await one(owner, id)).decision]).toEqual([[0], 'enLice'])
    await rent(offreId)
    await sendThanks(test.deps, await press())
    expect([await thanked(offreId), (await one(owner, id)).decision]).toEqual([[1], 'declinee'])
  })

  it('[CHOIX-10] are sent whatever keys the owner’s messages had', async () => {
    const offreId = await publish()
    const { id } = await write(offreId)
    const headers = { 'idempotency-key': `remerciement-${id}` }
    await callAs(test, owner, conversations.send, { params: { id }, body: { texte: 'Je vous dirai.' }, headers })
    await rent(offreId)
    await thank(offreId)
    await sendThanks(test.deps, test.jobs.at(-1) as object)
    expect(await thanked(offreId)).toEqual([1])
  })

  it('[CHOIX-10] are sent when the rented offer was deleted meanwhile', async () => {
    const offreId = await publish()
    await write(offreId)
    await rent(offreId)
    await thank(offreId)
    await test.deps.db.delete(offres).where(eq(offres.id, offreId))
    await sendThanks(test.deps, test.jobs.at(-1) as object)
    expect(await thanked(offreId)).toEqual([1])
  })

  it('[CHOIX-10] reach at most a hundred by one press, the newest, and the others by the next', async () => {
    const offreId = await publish()
    await rent(offreId)
    await test.deps.db.execute(sql`
      with people as (
        insert into utilisateurs (username, email, password_hash, terms_accepted_at)
        select 'foule' || n, 'foule' || n || '@exemple.ma', 'x', now() from generate_series(1, ${mostThanked + 3}::int) n
        returning id
      ), talks as (
        insert into conversations (annonce, annonce_id, titre, initiateur_id, destinataire_id, messages)
        select 'offre', ${offreId}::int, 'Chambre', id, ${owner.id}::int, 1 from people returning id, initiateur_id
      ), said as (
        insert into conversation_messages (conversation_id, auteur_id, rang, texte)
        select id, initiateur_id, 1, 'Bonjour' from talks returning id, conversation_id, auteur_id
      )
      insert into conversation_membres (conversation_id, utilisateur_id, dernier_id)
      select conversation_id, auteur_id, id from said
      union all select conversation_id, ${owner.id}::int, id from said`)
    expect((await thank(offreId)).body.conversations).toBe(mostThanked)
    const { conversationIds } = test.jobs.at(-1) as { conversationIds: number[] }
    const { rows } = await test.deps.db.execute<{ id: number }>(sql`
      select id from conversations where annonce_id = ${offreId} order by id desc limit ${mostThanked}`)
    expect(conversationIds.toSorted((a, b) => b - a)).toEqual(rows.map(({ id }) => id))
    expect((await thank(offreId)).body.conversations).toBe(3)
  })
})

describe('[CHOIX-10] the words of thanks that were not sent', () => {
  const store = (utilisateurId: number, state: string, heures: number) =>
    test.deps.db.execute(sql`insert into pgboss.job (name, data, state, created_on)
      values ('remerciements', ${JSON.stringify({ utilisateurId, conversationIds: [], texte })}::jsonb, ${state},
        now() - make_interval(hours => ${heures}))`)
  const stored = async (utilisateurId: number) => {
    const { rows } = await test.deps.db.execute<{ state: string }>(sql`
      select state from pgboss.job where data @> ${JSON.stringify({ utilisateurId, texte })}::jsonb order by state`)
    return rows.map(({ state }) => state)
  }

  it('are deleted with the account', async () => {
    const [leaver, other] = [await createMembre(test), await createMembre(test)]
    for (const { id } of [leaver, other]) for (const state of ['created', 'retry', 'failed']) await store(id, state, 0)
    await callAs(test, leaver, donnees.remove, { body: { password: membrePassword } })
    expect([await stored(leaver.id), await stored(other.id)]).toEqual([[], ['created', 'retry', 'failed']])
  })

  it('are deleted within a day once the job is given up', async () => {
    const { id } = await createMembre(test)
    await store(id, 'failed', 22)
    await store(id, 'failed', 24)
    await store(id, 'retry', 24)
    const deps = { ...test.deps, mailTransport: mailboxTransport(test.deps.db), log: { warn: () => {} } }
    const purge = jobWorkers(deps).find(({ queue }) => queue.name === 'purge-jobs')
    await purge?.handle({ id: '', data: {} })
    expect(await stored(id)).toEqual(['retry', 'failed'])
  })
})

describe('a muted conversation', () => {
  it('[CHOIX-11] neither mails nor counts, until it is unmuted', async () => {
    const { seeker, id } = await write(await publish())
    const unread = async () => (await callAs(test, seeker, conversations.unread)).body.nonLus
    const say = () => callAs(test, owner, conversations.send, { params: { id }, body: { texte: 'Encore un mot' } })
    const waitingFor = () => test.waitingMails.filter(({ mail }) => mail.utilisateurId === seeker.id)
    await say()
    expect([await unread(), waitingFor().length]).toEqual([1, 1])
    const [planned] = waitingFor()
    expect((await callAs(test, seeker, choix.mute, { params: { id } })).status).toBe(204)
    await say()
    expect([await unread(), waitingFor().length, (await one(seeker, id)).muet]).toEqual([0, 0, true])
    expect((await one(owner, id)).muet, 'the other one is not told').toBe(false)
    const due = { conversationId: id, utilisateurId: seeker.id }
    expect(await prepareMessageMail(test.deps, due, planned?.id ?? '')).toBeNull()
    await callAs(test, seeker, choix.unmute, { params: { id } })
    await say()
    expect([await unread(), waitingFor().length]).toEqual([1, 1])
    expect((await callAs(test, await createMembre(test), choix.mute, { params: { id } })).status).toBe(404)
  })
})

it('[CHOIX-12] the export holds decisions: the owner’s own, and what the other one may know', async () => {
  const offreId = await publish()
  const [retained, declined] = [await write(offreId), await write(offreId)]
  await decide(retained.id, 'retenue')
  await decide(declined.id, 'declinee')
  const exported = async (as: TestMembre) =>
    (await callAs(test, as, donnees.export)).body.conversations.map(({ decision }: { decision: string }) => decision)
  expect(await exported(retained.seeker)).toEqual(['enLice'])
  expect(await exported(declined.seeker)).toEqual(['declinee'])
  // Retained without a word.
  expect((await exported(owner)).filter((decision: string) => decision === 'retenue')).toHaveLength(2)
})
