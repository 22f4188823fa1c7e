import { conversations } from '@colocdar/contracts/conversations'
import { type Visite, visites } from '@colocdar/contracts/visites'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import { visites as table } from '../../schema/visites.ts'
import { callAs } from '../../testing/call-as.ts'
import { membrePassword } from '../../testing/membres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { createVisite, hourMs, inHours, proposeAs, type TestVisite } from '../../testing/visites.ts'
import { sweepVisites } from './visites-sweep.service.ts'

const test = useTestApp()
const inject = (method: 'PATCH' | 'DELETE' | 'PUT', url: string, headers: object, payload?: object) =>
  test.app.inject({ method, url: `/api${url}`, headers: { ...headers }, ...(payload && { payload }) })

const ends: Record<string, (visite: TestVisite) => Promise<unknown>> = {
  'the owner rents the offer': ({ owner, offreId }) =>
    inject('PATCH', `/test/coloc/statut/loue/${offreId}`, owner.headers),
  'the owner deletes the offer': ({ owner, offreId }) => inject('DELETE', `/test/coloc/${offreId}`, owner.headers),
  'the owner declines the visitor': ({ owner, conversationId }) =>
    inject('PUT', `/conversations/${conversationId}/decision`, owner.headers, {
      decision: 'declinee',
      texte: 'Merci.',
    }),
  'an administrator blocks the owner': ({ owner }) =>
    test.deps.db.update(utilisateurs).set({ blockedAt: new Date() }).where(eq(utilisateurs.id, owner.id)),
  'the owner’s account is deleted': ({ owner }) =>
    inject('DELETE', '/test/utilisateur', owner.headers, { password: membrePassword }),
}

/** Who ends their own proposal is told nothing: a mail would tell them that they are blocked. */
it.each([
  ['owner', 'the owner rents the offer', 0],
  ['owner', 'the owner deletes the offer', 0],
  ['owner', 'the owner declines the visitor', 0],
  ['owner', 'an administrator blocks the owner', 0],
  ['seeker', 'the owner rents the offer', 1],
  ['seeker', 'the owner’s account is deleted', 1],
] as const)(
  '[SEC-57] a proposal of the %s ends with as many mails to them when %s, blocked or not: %i',
  async (who, what, mails) => {
    const count = async (isBlocked: boolean) => {
      const visite = await createVisite(test, { etat: who === 'owner' ? 'proposee' : 'demandee' })
      const { owner, seeker, conversationId } = visite
      if (isBlocked) {
        const other = who === 'owner' ? seeker : owner
        await inject('PUT', `/conversations/${conversationId}/blocage`, other.headers)
        await sweepVisites(test.deps)
        const creneaux = who === 'owner' ? [inHours(test, 30)] : []
        expect((await proposeAs(test, visite[who], { conversationId, creneaux })).status).toBe(200)
      }
      test.mails.length = 0
      await ends[what]?.(visite)
      await sweepVisites(test.deps)
      return test.mails.filter(({ to, template }) => to === visite[who].email && template === 'visite').length
    }
    expect([await count(false), await count(true)]).toEqual([mails, mails])
  },
)

it.each([
  ['leaves', conversations.leave],
  ['blocks the owner', conversations.block],
])('[SEC-57] the wish of a visitor who %s is cancelled, blocked or not', async (_what, endpoint) => {
  const wishes = async (isBlocked: boolean) => {
    const { owner, seeker, conversationId } = await createVisite(test, { etat: 'annulee' })
    const params = { id: conversationId }
    if (isBlocked) await callAs(test, owner, conversations.block, { params })
    const { id } = (await proposeAs(test, seeker, { conversationId })).body
    test.mails.length = 0
    await callAs(test, seeker, endpoint, { params })
    await sweepVisites(test.deps)
    const { etat } = (await callAs(test, seeker, visites.list)).body.content.find((visite: Visite) => visite.id === id)
    return [etat, test.mails.filter(({ to }) => to === seeker.email).length]
  }
  expect([await wishes(false), await wishes(true)]).toEqual([
    ['annulee', 0],
    ['annulee', 0],
  ])
})

const mot = 'Vous me le paierez.'
const acts = {
  'the visitor cancels': {
    by: 'seeker',
    act: ({ seeker, id }) => callAs(test, seeker, visites.cancel, { params: { id }, body: { mot } }),
  },
  'the visitor asks for other moments': {
    by: 'seeker',
    act: ({ seeker, conversationId }) => proposeAs(test, seeker, { conversationId, mot }),
  },
  'the owner says where to meet': {
    by: 'owner',
    act: ({ owner, id }) => callAs(test, owner, visites.place, { params: { id }, body: { rendezVous: mot } }),
  },
} satisfies Record<string, { by: 'owner' | 'seeker'; act: (visite: TestVisite) => ReturnType<typeof callAs> }>

/** Without ids, names and moments, which differ from one scene to the next. */
const linesOf = (content: Visite[]) =>
  content.map(({ id: _, version: _v, conversationId: _c, offreId: _o, autre: _a, debut: _d, ...line }) => line)

it.each(Object.entries(acts))(
  '[SEC-57] what a blocked member does to a visit that has begun is theirs alone, and answers as for others: %s',
  async (_name, { by, act }) => {
    const other = by === 'owner' ? 'seeker' : 'owner'
    const play = async (isBlocked: boolean) => {
      test.setNow(null)
      const visite = await createVisite(test)
      const [debut, echeanceAt] = [new Date(Date.now() - hourMs / 6), new Date(Date.now() + 2 * hourMs)]
      await test.deps.db.update(table).set({ debut, echeanceAt }).where(eq(table.id, visite.id))
      if (isBlocked) await callAs(test, visite[other], conversations.block, { params: { id: visite.conversationId } })
      const read = async (who: typeof by) => ({
        visites: linesOf((await callAs(test, visite[who], visites.list)).body.content),
        evenement: (await callAs(test, visite[who], conversations.list)).body.evenement,
      })
      const before = await read(other)
      test.mails.length = 0
      const { status, body } = await act(visite)
      const [own, after] = [await read(by), await read(other)]
      test.setNow(new Date(Date.now() + 3 * hourMs))
      await sweepVisites(test.deps)
      const mailed = (who: typeof by) => test.mails.filter(({ to }) => to === visite[who].email).length
      return {
        own: [status, body.id - visite.id, linesOf([body]), own.visites, mailed(by)],
        other: { before, after, mails: mailed(other), text: JSON.stringify(await read(other)) },
      }
    }
    const [free, blocked] = [await play(false), await play(true)]
    expect(blocked.own).toEqual(free.own)
    const { before, after, mails, text } = blocked.other
    expect(after).toEqual({ ...before, visites: before.visites.map((visite) => ({ ...visite, etat: 'passee' })) })
    expect(mails).toBe(0)
    expect(text).not.toContain(mot)
  },
)
