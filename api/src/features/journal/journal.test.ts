import { comptes } from '@colocdar/contracts/comptes'
import { journal as contract } from '@colocdar/contracts/journal'
import { beforeAll, describe, expect, it } from 'vitest'
import { journal } from '../../schema/journal.ts'
import { callAs } from '../../testing/call-as.ts'
import { createAdmin, createMembre, type TestMembre } from '../../testing/membres.ts'
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
})
