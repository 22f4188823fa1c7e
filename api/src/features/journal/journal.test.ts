import { comptes } from '@colocdar/contracts/comptes'
import type { Endpoint } from '@colocdar/contracts/endpoint'
import { journal as contract } from '@colocdar/contracts/journal'
import { moderation } from '@colocdar/contracts/moderation'
import { offres } from '@colocdar/contracts/offres'
import { signalements } from '@colocdar/contracts/signalements'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { journal } from '../../schema/journal.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import { createVille, createWaitingAvis } from '../../testing/attente.ts'
import { callAs } from '../../testing/call-as.ts'
import { createConversation } from '../../testing/conversations.ts'
import { createAdmin, createMembre, type TestMembre } from '../../testing/membres.ts'
import { createOffre } from '../../testing/offres.ts'
import { report } from '../../testing/signalements.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { type JournalRow, recordJournal } from './journal.service.ts'

const test = useTestApp()
let admin: TestMembre
let other: TestMembre
beforeAll(async () => {
  admin = await createAdmin(test, { username: 'amina' })
  other = await createAdmin(test)
  const record = (changes: Partial<JournalRow>) =>
    recordJournal(test.deps.db, {
      acteurId: admin.id,
      action: 'create',
      objet: 'ville',
      objetId: 1,
      createdAt: new Date('2026-03-10T12:00:00Z'),
      ...changes,
    })
  await record({ objetId: 11, apres: { nom: 'Ifrane' } })
  await record({ objetId: 12, acteurId: other.id, action: 'remove' })
  await record({ objetId: 13, objet: 'article' })
  // Morocco is an hour ahead of UTC in summer time: already the 1st of July there.
  await record({ objetId: 14, createdAt: new Date('2026-06-30T23:30:00Z') })
  await record({ objetId: 15, acteurId: 2_000_000_000, createdAt: new Date('2026-07-02T12:00:00Z') })
})

const list = (query: Record<string, string | number>) =>
  callAs(test, admin, contract.list, { query: { size: 200, ...query } })
const objetsOf = async (query: Record<string, string | number>): Promise<number[]> =>
  (await list(query)).body.content.map(({ objetId }: { objetId: number }) => objetId)

describe('the journal', () => {
  it('lists who did what to which object, newest first', async () => {
    const { status, body } = await list({})
    expect(status).toBe(200)
    expect(body.content.map(({ objetId }: { objetId: number }) => objetId)).toEqual([15, 14, 13, 12, 11])
    expect(body.content.at(-1)).toMatchObject({
      acteur: { id: admin.id, username: 'amina' },
      action: 'create',
      objet: 'ville',
      avant: null,
      apres: { nom: 'Ifrane' },
      createdAt: '2026-03-10T12:00:00.000Z',
    })
    expect(body.content[0].acteur).toEqual({ id: 2_000_000_000, username: null })
  })

  it.each([
    ['action', { action: 'remove' }, [12]],
    ['object', { objet: 'article' }, [13]],
    ['one object', { objet: 'ville', objetId: 11 }, [11]],
    ['period in Moroccan time, both days included', { depuis: '2026-07-01', jusqua: '2026-07-02' }, [15, 14]],
    ['beginning', { depuis: '2026-07-02' }, [15]],
    ['end', { jusqua: '2026-03-10' }, [13, 12, 11]],
    ['page', { size: 2, page: 1 }, [13, 12]],
  ])('is filtered by %s', async (_, query, expected) => {
    expect(await objetsOf(query as Record<string, string | number>)).toEqual(expected)
  })

  it('is filtered by administrator', async () => {
    expect(await objetsOf({ acteurId: other.id })).toEqual([12])
  })

  it.each([
    ['action', { action: 'steal' }],
    ['objet', { objet: 'session' }],
    ['depuis', { depuis: '2026-02-30' }],
    ['jusqua', { jusqua: 'hier' }],
    ['acteurId', { acteurId: 0 }],
  ])('refuses a wrong %s', async (field, query) => {
    const { status, body } = await list(query as Record<string, string | number>)
    expect(status).toBe(400)
    expect(body.details).toHaveProperty(field)
  })

  it('accepts the earliest and latest dates', async () => {
    expect((await list({ depuis: '1900-01-01', jusqua: '2200-12-31' })).body.totalElements).toBe(5)
    expect((await list({ depuis: '0000-01-01' })).status).toBe(400)
  })

  it('is append-only', async () => {
    const { db } = test.deps
    await expect(db.update(journal).set({ motif: 'réécrit' })).rejects.toThrow()
    await expect(db.update(journal).set({ motif: null })).rejects.toThrow()
    await expect(db.delete(journal)).rejects.toThrow()
    await expect(test.database.pool.query('truncate journal')).rejects.toThrow('ne reçoit que des ajouts')
  })

  it('has no entry for a change that failed', async () => {
    const { id } = await createMembre(test)
    const before = (await list({})).body.totalElements
    const answer = await callAs(test, admin, comptes.block, { params: { id: admin.id }, body: { motif: 'Moi.' } })
    expect(answer.status).toBe(409)
    expect((await list({ objetId: id })).body.totalElements).toBe(0)
    expect((await list({})).body.totalElements).toBe(before)
  })

  it('forgets what administrators wrote about a member when the account is deleted: the facts and dates stay', async () => {
    const { id: villeId } = await createVille(test)
    const membre = await createMembre(test)
    const { conversation, seeker } = await createConversation(test, { owner: membre })
    const offre = await createOffre(test, { proprietaireId: membre.id, villeId })
    const removed = await createOffre(test, { proprietaireId: membre.id, villeId })
    const avis = await createWaitingAvis(test, { auteur: membre })
    const motif = 'Canarimotif'
    const decide = async (endpoint: Endpoint, params: object, body: object = {}) => {
      const answer = await callAs(test, admin, endpoint, { params: { ...params }, body: { motif, ...body } })
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    }
    const version = async (kind: string, id: number) =>
      (await callAs(test, admin, moderation.one, { params: { kind, id } })).body.version
    const objets: [string, number][] = []
    for (const [kind, id, endpoint] of [
      ['offre', offre, moderation.withdraw],
      ['offre', removed, moderation.withdraw],
      ['avis', avis.id, moderation.refuse],
    ] as const) {
      await decide(endpoint, { kind, id }, { version: await version(kind, id) })
      objets.push([kind, id])
    }
    await callAs(test, membre, offres.remove, { params: { id: removed } })
    await report(test, seeker, conversation.id, { kind: 'conversation', motif: 'AUTRE' })
    const membreId = membre.id
    await decide(signalements.decide, { kind: 'conversation', id: conversation.id }, { membreId, decision: 'uphold' })
    await report(test, seeker, membreId, { kind: 'utilisateur', motif: 'AUTRE' })
    const effacer = { membreId, decision: 'uphold', suite: 'effacer' }
    await decide(signalements.decide, { kind: 'utilisateur', id: membreId }, effacer)
    objets.push(['conversation', conversation.id], ['utilisateur', membreId], ['profil', membreId])
    await decide(comptes.block, { id: membreId })
    await decide(comptes.unblock, { id: membreId })
    const other = await createMembre(test)
    await decide(comptes.block, { id: other.id })

    const entriesOf = async (objet: string, objetId: number) => (await list({ objet, objetId })).body.content
    const about = async () => (await Promise.all(objets.map((objet) => entriesOf(...objet)))).flat()
    const before = await about()
    expect(new Set(before.map((entry) => entry.membre?.id))).toEqual(new Set([membreId]))
    expect(before.filter((entry) => entry.motif === motif).length).toBeGreaterThanOrEqual(objets.length)
    await test.deps.db.delete(utilisateurs).where(eq(utilisateurs.id, membreId))
    expect(await about()).toEqual(
      before.map((entry) => ({ ...entry, motif: null, membre: { id: membreId, username: null } })),
    )
    expect(await entriesOf('utilisateur', other.id), 'of somebody else').toMatchObject([{ motif }])
  })
})
