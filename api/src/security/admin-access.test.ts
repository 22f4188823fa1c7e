import { comptes } from '@colocdar/contracts/comptes'
import { allEndpoints } from '@colocdar/contracts/table'
import { desc } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { journal } from '../schema/journal.ts'
import { callAs } from '../testing/call-as.ts'
import { everyCall, send } from '../testing/every-call.ts'
import { createAdmin, createMembre, type TestMembre } from '../testing/membres.ts'
import { useTestApp } from '../testing/test-app.ts'

const test = useTestApp()

const adminCalls = everyCall().filter(({ endpoint }) => endpoint.access === 'admin')
// The preview is a POST that writes nothing: its text is too long for a URL. Looking at an item is no decision.
const notDecided = ['articles.preview', 'moderation.open', 'moderation.close']
const writing = adminCalls.filter(({ id, endpoint }) => endpoint.method !== 'GET' && !notDecided.includes(id))

/** Callers who are refused, and with which status. */
let outsiders: { as: TestMembre | null; status: number }[] = []
beforeAll(async () => {
  const membre = await createMembre(test)
  outsiders = [
    { as: null, status: 401 },
    { as: { ...membre, headers: { authorization: `Bearer ${'x'.repeat(43)}` } }, status: 401 },
    { as: membre, status: 403 },
    { as: await createMembre(test, { emailVerifiedAt: null }), status: 403 },
    { as: await createAdmin(test, { blockedAt: new Date() }), status: 401 },
  ]
})

const countJournal = () => test.deps.db.$count(journal)

describe('administration', () => {
  it('has all its calls, and no others, below /admin', () => {
    expect(adminCalls.length).toBeGreaterThan(25)
    for (const { id, endpoint } of allEndpoints) {
      expect(endpoint.path.startsWith('/admin/'), id).toBe(endpoint.access === 'admin')
    }
  })

  it.each(adminCalls)('[SEC-02] $id is closed to visitors and members', async ({ endpoint, prepare }) => {
    const call = await prepare(test)
    const before = await countJournal()
    const answers = await Promise.all(outsiders.map(({ as }) => send(test, endpoint, { ...call, as })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(outsiders.map(({ status }) => status))
    expect(await countJournal()).toBe(before)
    expect((await send(test, endpoint, call)).statusCode).toBeLessThan(300)
  })

  it('[SEC-02] reveals nothing about the input to callers without access', async () => {
    const membre = await createMembre(test)
    const { body } = await callAs(test, membre, comptes.block, { params: { id: 'x' }, body: {} })
    expect(body.code).toBe('FORBIDDEN')
    expect(body.details).toBeUndefined()
  })
})

describe('the journal is complete', () => {
  it.each(writing)('$id writes exactly one row, with its acteur', async ({ endpoint, prepare }) => {
    const call = await prepare(test)
    const before = await countJournal()
    expect((await send(test, endpoint, call)).statusCode).toBeLessThan(300)
    expect(await countJournal()).toBe(before + 1)
    const [row] = await test.deps.db.select().from(journal).orderBy(desc(journal.id)).limit(1)
    expect(row?.acteurId).toBe(call.as?.id)
    expect(row?.avant ?? row?.apres).toBeTruthy()
    expect(JSON.stringify(row)).not.toContain('@')
  })
})
