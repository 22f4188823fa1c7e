import { auth } from '@colocdar/contracts/auth'
import { comptes } from '@colocdar/contracts/comptes'
import { conversations } from '@colocdar/contracts/conversations'
import { donnees } from '@colocdar/contracts/donnees'
import { sessions } from '@colocdar/contracts/sessions'
import { eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createEventHub } from '../../events/event-hub.ts'
import { sessions as table } from '../../schema/auth.ts'
import { callAs } from '../../testing/call-as.ts'
import { createAdmin, createMembre, membrePassword, type TestMembre } from '../../testing/membres.ts'
import { recordQueries } from '../../testing/queries.ts'
import { useTestApp } from '../../testing/test-app.ts'

const test = useTestApp()
const hour = 3_600_000

const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36'

const signedInAgain = async (membre: TestMembre, userAgent = phone): Promise<TestMembre> => {
  const body = { username: membre.username, password: membrePassword }
  const answer = await callAs(test, null, auth.signin, { body, headers: { 'user-agent': userAgent } })
  const token = answer.body.accessToken
  return { ...membre, token, headers: { authorization: `Bearer ${token}` } }
}
const listOf = async (as: TestMembre) => (await callAs(test, as, sessions.list)).body
const statusOf = async (as: TestMembre) => (await callAs(test, as, conversations.unread)).status
const isUpdate = (statement: string) => /^update "sessions"/i.test(statement)

describe('[SEC-64] where am I signed in', () => {
  it('lists my open sessions in words, this one first, and nothing of others', async () => {
    const membre = await createMembre(test)
    await createMembre(test)
    const there = await signedInAgain(membre)
    const list = await listOf(there)
    expect(list).toEqual([
      {
        id: expect.any(Number),
        navigateur: 'Chrome',
        systeme: 'Android',
        ouverteLe: expect.any(String),
        utiliseeLe: expect.any(String),
        courante: true,
      },
      expect.objectContaining({ navigateur: null, systeme: null, courante: false }),
    ])
    expect((await listOf(membre)).map(({ id }: { id: number }) => id)).toEqual([list[1].id, list[0].id])
    expect(JSON.stringify(await test.deps.db.select().from(table))).not.toContain('Mozilla')
  })

  it('leaves out what has expired', async () => {
    const membre = await createMembre(test)
    const there = await signedInAgain(membre)
    await test.deps.db
      .update(table)
      .set({ expiresAt: new Date(Date.now() - 1_000) })
      .where(eq(table.id, (await listOf(there))[1].id))
    expect(await listOf(there)).toHaveLength(1)
  })

  it('says when a session was last used, to the hour: reading does not write each time', async () => {
    const membre = await createMembre(test)
    const other = await signedInAgain(membre)
    const start = Date.now()
    const used = async () => (await listOf(membre))[1].utiliseeLe
    const first = await used()
    test.setNow(new Date(start + hour - 60_000))
    const soon = await recordQueries(() => statusOf(other))
    expect(soon.filter(isUpdate)).toEqual([])
    expect(await used()).toBe(first)
    test.setNow(new Date(start + hour + 60_000))
    const later = await recordQueries(async () => [await statusOf(other), await statusOf(other)])
    expect(later.filter(isUpdate)).toHaveLength(1)
    expect(await used()).toBe(new Date(start + hour + 60_000).toISOString())
    test.setNow(null)
  })

  it('counts a session of the version before as used when it was opened', async () => {
    const membre = await createMembre(test)
    const there = await signedInAgain(membre)
    const [, old] = await listOf(there)
    await test.deps.db.update(table).set({ utiliseeLe: null }).where(eq(table.id, old.id))
    expect((await listOf(there))[1].utiliseeLe).toBe(old.ouverteLe)
  })

  it('goes on while last uses cannot be written', async () => {
    const membre = await createMembre(test)
    await test.database.pool.query(`create function refuse_touch() returns trigger language plpgsql
      as $$ begin raise exception 'read only'; end $$;
      create trigger refuse_touch before update on sessions execute function refuse_touch()`)
    test.setNow(new Date(Date.now() + 2 * hour))
    const status = await statusOf(membre)
    test.setNow(null)
    await test.database.pool.query('drop trigger refuse_touch on sessions')
    expect(status).toBe(200)
  })

  it('ends one of them at once, and no other’s', async () => {
    const [membre, stranger] = [await createMembre(test), await createMembre(test)]
    const there = await signedInAgain(membre)
    const [{ id }] = await listOf(there)
    const remove = (as: TestMembre) => callAs(test, as, sessions.remove, { params: { id } })
    expect((await remove(stranger)).status).toBe(404)
    expect(await statusOf(there)).toBe(200)
    expect((await remove(membre)).status).toBe(204)
    expect([await statusOf(there), await statusOf(membre)]).toEqual([401, 200])
    expect((await remove(membre)).status).toBe(404)
  })

  it('ends all others at once', async () => {
    const membre = await createMembre(test)
    const others = [await signedInAgain(membre), await signedInAgain(membre)]
    const stranger = await createMembre(test)
    expect((await callAs(test, membre, sessions.removeOthers)).status).toBe(204)
    expect(await Promise.all([...others, membre, stranger].map(statusOf))).toEqual([401, 401, 200, 200])
  })

  it('[PRIV-01] is part of the export, without anything that opens it', async () => {
    const there = await signedInAgain(await createMembre(test))
    const { body } = await callAs(test, there, donnees.export)
    expect(body.sessions).toContainEqual({
      navigateur: 'Chrome',
      systeme: 'Android',
      createdAt: expect.any(String),
      expiresAt: expect.any(String),
      utiliseeLe: expect.any(String),
    })
  })
})

describe('[SEC-64] the event streams of a session', () => {
  let client: pg.Client
  /** As the server does in each process: the hub of another one hears it, too. */
  const hub = createEventHub()
  beforeAll(async () => {
    client = new pg.Client(test.database.url)
    await client.connect()
    await client.query('listen conversations')
    client.on('notification', ({ payload = '' }) => hub.wake(payload.split(' ').map(Number)))
  })
  afterAll(async () => {
    hub.close()
    await client.end()
  })

  const open = ({ id, ...as }: TestMembre) =>
    hub.open({
      utilisateurId: id,
      network: '192.0.2.1',
      since: 0,
      read: async () => [],
      isAllowed: async () => (await statusOf({ id, ...as })) === 200,
    })

  it.each<[string, (ended: TestMembre, elsewhere: TestMembre) => Promise<unknown>]>([
    [
      'ends it from elsewhere',
      async (ended, elsewhere) => {
        const [{ id }] = await listOf(ended)
        return callAs(test, elsewhere, sessions.remove, { params: { id } })
      },
    ],
    ['ends all others', (_, elsewhere) => callAs(test, elsewhere, sessions.removeOthers)],
    ['signs out', (ended) => callAs(test, ended, auth.signout)],
    [
      'changes the password elsewhere',
      (_, elsewhere) =>
        callAs(test, elsewhere, auth.changePassword, {
          body: { password: membrePassword, newPassword: 'trois chats bleus' },
        }),
    ],
    [
      'is blocked',
      async ({ id }) => {
        const as = await createAdmin(test)
        return callAs(test, as, comptes.block, { params: { id }, body: { motif: 'Fraude' } })
      },
    ],
  ])('close in every process when the member %s', async (_, act) => {
    const elsewhere = await createMembre(test)
    const ended = await signedInAgain(elsewhere)
    const stream = open(ended).resume()
    const closed = vi.fn()
    stream.once('close', closed)
    await act(ended, elsewhere)
    await vi.waitFor(() => expect(closed).toHaveBeenCalled(), { timeout: 60_000 })
  })
})
