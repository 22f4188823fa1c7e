import { comptes } from '@colocdar/contracts/comptes'
import { donnees } from '@colocdar/contracts/donnees'
import { journal } from '@colocdar/contracts/journal'
import { signalements } from '@colocdar/contracts/signalements'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { callAs } from '../../testing/call-as.ts'
import { createConversation } from '../../testing/conversations.ts'
import { createMembre, membrePassword, type TestMembre } from '../../testing/membres.ts'
import { report, reportByStrangers, useSignalements } from '../../testing/signalements.ts'

const { test, scene, publicOffre, decide, undo, dossiersOf, mailsTo } = useSignalements()
// However long the machine takes, a decision can be undone.
beforeEach(() => test.setNow(new Date()))
afterEach(() => test.setNow(null))

type Side = 'owner' | 'seeker'
const otherSide = (side: Side): Side => (side === 'owner' ? 'seeker' : 'owner')

/** A conversation that its members reported in this order. */
const reportedBy = async (...sides: Side[]) => {
  const scenery = await createConversation(test)
  for (const side of sides) {
    const about = { kind: 'conversation', motif: 'HARCELEMENT', texte: `Par ${scenery[side].username}` }
    expect((await report(test, scenery[side], scenery.conversation.id, about)).status).toBe(201)
  }
  return { ...scenery, id: scenery.conversation.id }
}
const isBlocked = async ({ id }: TestMembre): Promise<boolean> =>
  (await callAs(test, scene.admin, comptes.one, { params: { id } })).body.blockedAt !== null
const leave = async (as: TestMembre) =>
  expect((await callAs(test, as, donnees.remove, { body: { password: membrePassword } })).status).toBe(204)
const block = (id: number, { id: membreId }: TestMembre) =>
  decide(id, 'uphold', { kind: 'conversation', suite: 'bloquer', membreId })

const orders: Side[][] = [
  ['owner', 'seeker'],
  ['seeker', 'owner'],
]
const cases = orders.flatMap((order) => (['owner', 'seeker'] as const).map((named) => ({ order, named })))

describe('a conversation that both members reported', () => {
  it.each(orders)('[SEC-53] has a dossier for each of them: %s, then %s', async (...order) => {
    const { id, owner, seeker } = await reportedBy(...order)
    const about = ({ membre, nombre, signalements: [first] }: Awaited<ReturnType<typeof dossiersOf>>[number]) => [
      membre.username,
      nombre,
      first?.texte,
    ]
    expect((await dossiersOf('conversation', id)).map(about).sort()).toEqual(
      [
        [owner.username, 1, `Par ${seeker.username}`],
        [seeker.username, 1, `Par ${owner.username}`],
      ].sort(),
    )
  })

  it.each(cases)('[SEC-53] $order, $named named: $named is blocked, the other one is not', async ({ order, named }) => {
    const { id, ...members } = await reportedBy(...order)
    const [accused, other] = [members[named], members[otherSide(named)]]
    const { status, body } = await block(id, accused)
    expect([status, await isBlocked(accused), await isBlocked(other)]).toEqual([200, true, false])
    expect([mailsTo(accused), mailsTo(other)]).toMatchObject([
      expect.arrayContaining(['signalementDecide']),
      expect.arrayContaining(['signalementSuivi']),
    ])
    expect(mailsTo(other)).not.toContain('signalementDecide')
    expect(
      (await dossiersOf('conversation', id)).map(({ membre }) => membre.id),
      'still waits',
    ).toEqual([other.id])
    const entries = await callAs(test, scene.admin, journal.list, { query: { objet: 'conversation', objetId: id } })
    expect(entries.body.content[0]).toMatchObject({ action: 'uphold', apres: { membreId: accused.id } })
    expect((await undo(body.id)).status).toBe(200)
    expect([await isBlocked(accused), (await dossiersOf('conversation', id)).length]).toEqual([false, 2])
  })

  it.each(cases)('[SEC-53] $order, $named gone: only what is about who is left can be decided on', async (given) => {
    const { id, ...members } = await reportedBy(...given.order)
    const [gone, left] = [members[given.named], members[otherSide(given.named)]]
    await leave(gone)
    expect((await dossiersOf('conversation', id)).map(({ membre }) => membre.id)).toEqual([left.id])
    expect((await block(id, gone)).status).toBe(404)
    expect(await isBlocked(left)).toBe(false)
    expect([(await block(id, left)).status, await isBlocked(left)]).toEqual([200, true])
    expect(await dossiersOf('conversation', id)).toEqual([])
    const read = await callAs(test, scene.admin, signalements.messages, { params: { id } })
    expect(read.status, 'nothing is left to decide').toBe(404)
  })
})

describe('a decision', () => {
  it('[SEC-53] is about a member whom reports of this thing are about', async () => {
    const { id, owner, seeker } = await reportedBy('seeker')
    for (const other of [seeker, await createMembre(test)])
      expect([(await block(id, other)).status, await isBlocked(other)]).toEqual([404, false])
    expect([(await block(id, owner)).status, await isBlocked(owner)]).toEqual([200, true])
    const offre = await publicOffre()
    const [reporter] = await reportByStrangers(test, offre, 1)
    const wrong = await decide(offre, 'uphold', { suite: 'bloquer', membreId: reporter?.id ?? 0 })
    expect([wrong.status, wrong.body.message]).toEqual([404, 'Plus aucun signalement n’attend ici.'])
  })

  it('[SEC-53] is refused without the member', async () => {
    const { id, owner } = await reportedBy('seeker')
    const { status, body } = await callAs(test, scene.admin, signalements.decide, {
      params: { kind: 'conversation', id },
      body: { decision: 'uphold', motif: 'Vérifié.', suite: 'bloquer' },
    })
    expect([status, Object.keys(body.details), await isBlocked(owner)]).toEqual([400, ['membreId'], false])
  })
})
