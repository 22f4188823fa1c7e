import { conversations } from '@colocdar/contracts/conversations'
import { visites } from '@colocdar/contracts/visites'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { offres } from '../../schema/offres.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import { visites as table } from '../../schema/visites.ts'
import { callAs } from '../../testing/call-as.ts'
import { membrePassword } from '../../testing/membres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { createVisite, hourMs, inHours, proposeAs, readVisite, type TestVisite } from '../../testing/visites.ts'
import { sweepVisites } from './visites-sweep.service.ts'

const test = useTestApp()
beforeEach(() => {
  test.setNow(null)
  test.mails.length = 0
})

const sweep = () => sweepVisites(test.deps)
const later = (hours: number) => test.setNow(new Date(Date.now() + hours * hourMs))
/** Who got which mail about visits since the last look. */
const mailed = (): string[] =>
  test.mails
    .splice(0)
    .filter(({ template }) => template.startsWith('visite'))
    .map((mail) => {
      const { to, template, etat, quand, event } = mail as typeof mail & Record<string, unknown>
      const { method, sequence } = (event ?? {}) as { method?: string; sequence?: number }
      return [to, template === 'visite' ? etat : quand, method && `${method} ${sequence}`].filter(Boolean).join(' ')
    })
    .sort()

describe('the mails about a visit', () => {
  it('ask the one who is awaited, and carry a calendar of rising numbers to both', async () => {
    const { owner, seeker, id, conversationId, creneaux } = await createVisite(test, { etat: 'proposee' })
    expect(mailed()).toEqual([`${seeker.email} proposee`])
    await callAs(test, seeker, visites.take, { params: { id }, body: { debut: creneaux[0] } })
    const both = (what: string) => [owner, seeker].map(({ email }) => `${email} ${what}`).sort()
    expect(mailed()).toEqual(both('confirmee REQUEST 2'))
    await proposeAs(test, owner, { conversationId, creneaux: [inHours(test, 72)] })
    expect(mailed()).toEqual(both('deplacee CANCEL 3'))
    const last = inHours(test, 73)
    await proposeAs(test, owner, { conversationId, creneaux: [last] })
    expect(mailed()).toEqual([`${seeker.email} deplacee CANCEL 4`])
    await callAs(test, seeker, visites.take, { params: { id }, body: { debut: last } })
    expect(mailed()).toEqual(both('confirmee REQUEST 5'))
    await callAs(test, seeker, visites.cancel, { params: { id }, body: {} })
    expect(mailed()).toEqual(both('annulee CANCEL 6'))
    await sweep()
    expect(mailed()).toEqual([])
  })
})

it('are sent about the other visits when one fails, and about that one by the next try', async () => {
  const ended = [await createVisite(test), await createVisite(test), await createVisite(test)]
  for (const { offreId } of ended)
    await test.deps.db.update(offres).set({ statut: 'LOUE' }).where(eq(offres.id, offreId))
  test.mails.length = 0
  const told = () => ended.filter(({ seeker }) => test.mails.some(({ to }) => to === seeker.email)).length
  vi.spyOn(test.deps.mails, 'enqueue').mockRejectedValueOnce(new Error('no mail'))
  await expect(sweep()).rejects.toThrow('1 of 3 failed')
  expect(told()).toBe(2)
  await sweep()
  expect(told()).toBe(3)
})

type End = (visite: TestVisite) => Promise<unknown>
const inject = (method: 'PATCH' | 'DELETE' | 'PUT' | 'POST', url: string, headers: object, payload?: object) =>
  test.app.inject({ method, url: `/api${url}`, headers: { ...headers }, ...(payload && { payload }) })

/** Whoever is not told has left or is gone. */
const ends: Record<string, { end: End; told: ('owner' | 'seeker')[] }> = {
  'the offer is rented': {
    end: ({ owner, offreId }) => inject('PATCH', `/test/coloc/statut/loue/${offreId}`, owner.headers),
    told: ['owner', 'seeker'],
  },
  'the offer is withdrawn': {
    end: ({ offreId }) =>
      test.deps.db.update(offres).set({ verified: false, motifRefus: 'Faux' }).where(eq(offres.id, offreId)),
    told: ['owner', 'seeker'],
  },
  'the offer is deleted': {
    end: ({ owner, offreId }) => inject('DELETE', `/test/coloc/${offreId}`, owner.headers),
    told: ['owner', 'seeker'],
  },
  'the visitor blocks the owner': {
    end: ({ seeker, conversationId }) => inject('PUT', `/conversations/${conversationId}/blocage`, seeker.headers),
    told: ['owner', 'seeker'],
  },
  'the owner blocks the visitor': {
    end: ({ owner, conversationId }) => inject('PUT', `/conversations/${conversationId}/blocage`, owner.headers),
    told: ['owner', 'seeker'],
  },
  'the owner declines the visitor': {
    end: ({ owner, conversationId }) =>
      inject('PUT', `/conversations/${conversationId}/decision`, owner.headers, {
        decision: 'declinee',
        texte: 'Merci.',
      }),
    told: ['owner', 'seeker'],
  },
  'the visitor leaves the conversation': {
    end: ({ seeker, conversationId }) => inject('DELETE', `/conversations/${conversationId}`, seeker.headers),
    told: ['owner', 'seeker'],
  },
  'the owner leaves the conversation': {
    end: ({ owner, conversationId }) => inject('DELETE', `/conversations/${conversationId}`, owner.headers),
    told: ['owner', 'seeker'],
  },
  'the owner’s account is deleted': {
    end: ({ owner }) => inject('DELETE', '/test/utilisateur', owner.headers, { password: membrePassword }),
    told: ['seeker'],
  },
  'the visitor’s account is deleted': {
    end: ({ seeker }) => inject('DELETE', '/test/utilisateur', seeker.headers, { password: membrePassword }),
    told: ['owner'],
  },
  'an administrator blocks the owner': {
    end: ({ owner }) =>
      test.deps.db.update(utilisateurs).set({ blockedAt: new Date() }).where(eq(utilisateurs.id, owner.id)),
    told: ['owner', 'seeker'],
  },
}

const expectEnd = async (etat: 'proposee' | 'confirmee' | 'deplacee', { end, told }: (typeof ends)[string]) => {
  const visite = await createVisite(test, { etat })
  mailed()
  await test.deps.db.update(table).set({ mot: 'À demain' }).where(eq(table.id, visite.id))
  await end(visite)
  const ended = { etat: 'annulee', rendezVous: null, mot: null, echeanceAt: null }
  expect(await readVisite(test, visite.id)).toMatchObject(ended)
  await sweep()
  await sweep()
  const got = mailed().map((mail) => mail.split(' ').slice(0, 2).join(' '))
  expect(got).toEqual(told.map((who) => `${visite[who].email} annulee`).sort())
  later(47)
  await sweep()
  expect(mailed()).toEqual([])
}

it.each(Object.entries(ends))(
  '[SEC-62, SEC-72] when %s, a visit ends with a mail, and no reminder follows',
  (_what, ending) => expectEnd('confirmee', ending),
)

it('so does a visit that is moved; a proposal is nothing new to the one who ends it', async () => {
  const ending = ends['the offer is rented']
  if (!ending) throw new Error('no such end')
  await expectEnd('deplacee', ending)
  test.setNow(null)
  await expectEnd('proposee', { ...ending, told: ['seeker'] })
})

it('what is over stays as it was when the offer is rented', async () => {
  const visite = await createVisite(test, { etat: 'passee' })
  await inject('PATCH', `/test/coloc/statut/loue/${visite.offreId}`, visite.owner.headers)
  expect((await readVisite(test, visite.id)).etat).toBe('confirmee')
  const answer = { params: { id: visite.id }, body: { reponse: 'conforme' } }
  expect((await callAs(test, visite.seeker, visites.answer, answer)).body).toMatchObject({ etat: 'passee' })
})

/** Only visitors can spare themselves the question: an owner who did not come would do all of these. */
it.each([
  ['the visitor blocks the owner', false],
  ['the visitor leaves the conversation', false],
  ['the owner blocks the visitor', true],
  ['the owner leaves the conversation', true],
  ['the owner declines the visitor', true],
  ['the offer is rented', true],
])('when %s during a visit, the visitor is asked how it was: %s', async (what, asked) => {
  const { id, seeker, ...visite } = await createVisite(test)
  const debut = new Date(Date.now() - 0.2 * hourMs)
  const echeanceAt = new Date(debut.getTime() + 2 * hourMs)
  await test.deps.db.update(table).set({ debut, echeanceAt }).where(eq(table.id, id))
  await ends[what]?.end({ id, seeker, ...visite })
  await test.deps.db
    .update(table)
    .set({ debut: new Date(Date.now() - hourMs) })
    .where(eq(table.id, id))
  expect((await callAs(test, seeker, conversations.unread)).body.visites).toBe(asked ? 1 : 0)
  mailed()
  later(3)
  expect((await callAs(test, seeker, visites.list)).body.content[0]).toMatchObject({ etat: 'passee', attend: asked })
  await sweep()
  expect(mailed()).toEqual(asked ? [`${seeker.email} apres`] : [])
})

it('once it has begun, is the visitor’s alone to move or to cancel', async () => {
  const { owner, seeker, id, conversationId } = await createVisite(test)
  const began = (minutes: number) =>
    test.deps.db
      .update(table)
      .set({ debut: new Date(Date.now() - minutes * 60_000) })
      .where(eq(table.id, id))
  const cancel = (as: typeof owner) => callAs(test, as, visites.cancel, { params: { id }, body: {} })
  await began(0)
  for (const answer of [
    await cancel(owner),
    await proposeAs(test, owner, { conversationId, creneaux: [inHours(test, 5)] }),
  ])
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining('La visite a commencé')])
  expect((await proposeAs(test, seeker, { conversationId })).body.etat).toBe('deplacee')
  await test.deps.db.update(table).set({ etat: 'confirmee' }).where(eq(table.id, id))
  await began(29)
  expect((await cancel(owner)).status).toBe(409)
  expect((await cancel(seeker)).body.etat).toBe('annulee')
})

describe('[SEC-62, SEC-72] a reminder', () => {
  it('leaves a day and two hours before, and asks the visitor afterwards, each once over two processes', async () => {
    const { owner, seeker, id, debut } = await createVisite(test)
    mailed()
    const at = async (hours: number) => {
      test.setNow(new Date((debut?.getTime() ?? 0) + hours * hourMs))
      await Promise.all([sweep(), sweep()])
      return mailed()
    }
    const both = (what: string) => [owner, seeker].map(({ email }) => `${email} ${what}`).sort()
    expect(await at(-24.1)).toEqual([])
    expect(await at(-23.9)).toEqual(both('veille'))
    expect(await at(-2.1)).toEqual([])
    expect(await at(-1.9)).toEqual(both('jour'))
    expect(await at(1.9)).toEqual([])
    expect(await at(2.1)).toEqual([`${seeker.email} apres`])
    expect(await at(30)).toEqual([])
    expect(await readVisite(test, id)).toMatchObject({ etat: 'passee', rendezVous: null, echeanceAt: null })
  })

  it('is the last one that is due after a stop of the server, and none of a visit that is near anyway', async () => {
    const near = await createVisite(test, { heures: [1] })
    const far = await createVisite(test, { heures: [30] })
    mailed()
    later(29)
    await sweep()
    expect(mailed()).toEqual(
      [`${near.seeker.email} apres`, ...[far.owner, far.seeker].map(({ email }) => `${email} jour`)].sort(),
    )
  })
})
