import { auth } from '@colocdar/contracts/auth'
import { comptes } from '@colocdar/contracts/comptes'
import { donnees } from '@colocdar/contracts/donnees'
import { push, pushSujets } from '@colocdar/contracts/push'
import { sessions } from '@colocdar/contracts/sessions'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { pushJobs } from '../../push/push-queue.ts'
import { sessions as sessionsTable } from '../../schema/auth.ts'
import { pushAppareils } from '../../schema/push.ts'
import { callAs } from '../../testing/call-as.ts'
import { choosablePassword, createAdmin, createMembre, membrePassword, type TestMembre } from '../../testing/membres.ts'
import { createPushBrowser } from '../../testing/push-peer.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { subscribeBrowser } from '../../testing/valid-push-calls.ts'

const test = useTestApp()

const etatOf = async (as: TestMembre) => (await callAs(test, as, push.etat)).body
const usual = { message: true, alerte: true, visite: true, decision: true, calme: true, apercu: false }
const devicesOf = async ({ id }: TestMembre): Promise<string[]> => {
  const rows = await test.deps.db.select().from(pushAppareils).where(eq(pushAppareils.utilisateurId, id))
  return rows.map(({ endpoint }) => endpoint)
}
/** Something that waits to be shown on the only device. */
const queueFor = async (as: TestMembre): Promise<number> => {
  const [appareil] = (await etatOf(as)).appareils
  await test.deps.db.execute(sql`insert into pgboss.job (name, data)
    values (${pushJobs.name}, ${JSON.stringify({ appareilId: appareil.id, texte: as.username })}::jsonb)`)
  return appareil.id
}
const takeQueued = async () => (await test.deps.db.execute(sql`delete from pgboss.job returning data`)).rows
const signedInAgain = async (membre: TestMembre): Promise<TestMembre> => {
  const body = { username: membre.username, password: membrePassword }
  const token = (await callAs(test, null, auth.signin, { body })).body.accessToken
  return { ...membre, token, headers: { authorization: `Bearer ${token}` } }
}

describe('the notifications of a member', () => {
  it('[SEC-80] have one key for the whole site, also when two processes make it at once', async () => {
    const membres = [await createMembre(test), await createMembre(test)]
    const [one, two] = await Promise.all(membres.map(etatOf))
    expect(one.cle).toBe(two.cle)
    expect(Buffer.from(one.cle, 'base64url')).toHaveLength(65)
    expect(await test.deps.db.execute('select from push_cles')).toHaveProperty('rowCount', 1)
  })

  it('are all wanted, but not at night and without the texts of messages, until chosen otherwise', async () => {
    const [membre, other] = [await createMembre(test), await createMembre(test)]
    expect((await etatOf(membre)).reglages).toEqual(usual)
    for (const name of [...pushSujets, 'calme', 'apercu'] as const) {
      const wanted = { ...usual, [name]: !usual[name] }
      expect((await callAs(test, membre, push.update, { body: wanted })).body).toEqual(wanted)
      expect((await etatOf(membre)).reglages).toEqual(wanted)
    }
    expect((await etatOf(other)).reglages).toEqual(usual)
  })

  it.each([...pushSujets, 'calme', 'apercu'] as const)('change %s alone', async (name) => {
    const membre = await createMembre(test)
    const change = async (body: object) => (await callAs(test, membre, push.update, { body })).body
    expect(await change({})).toEqual(usual)
    const first = { ...usual, [name]: !usual[name] }
    expect(await change({ [name]: !usual[name] })).toEqual(first)
    const other = name === 'calme' ? 'apercu' : 'calme'
    expect(await change({ [other]: !usual[other] })).toEqual({ ...first, [other]: !usual[other] })
    expect((await etatOf(membre)).reglages).toEqual({ ...first, [other]: !usual[other] })
  })

  it('[SEC-61, SEC-81] are sent to known services and real keys only', async () => {
    const membre = await createMembre(test)
    const { read: _, ...valid } = createPushBrowser()
    const wrong = [
      { endpoint: 'https://attaque.ma/abc' },
      { endpoint: 'http://fcm.googleapis.com/abc' },
      { endpoint: `https://fcm.googleapis.com/${'x'.repeat(1_000)}` },
      { p256dh: Buffer.alloc(65, 4).toString('base64url') },
      { auth: 'court' },
    ]
    for (const change of wrong) {
      const { status, body } = await callAs(test, membre, push.subscribe, { body: { ...valid, ...change } })
      expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('Votre navigateur n’a pas donné')])
    }
    expect(await devicesOf(membre)).toEqual([])
  })

  it('are on five devices at most: the sixth replaces the one unused for longest', async () => {
    const membre = await createMembre(test)
    const own = await Promise.all(Array.from({ length: 6 }, () => signedInAgain(membre)))
    const browsers = []
    for (const as of own.slice(0, 5)) browsers.push(await subscribeBrowser(test, as))
    const unused = (await callAs(test, own[2] as TestMembre, sessions.list)).body[0].id
    const longAgo = new Date(Date.now() - 5 * 3_600_000)
    await test.deps.db.update(sessionsTable).set({ utiliseeLe: longAgo }).where(eq(sessionsTable.id, unused))
    browsers.push(await subscribeBrowser(test, own[5] as TestMembre))
    const endpoints = browsers.map(({ endpoint }) => endpoint)
    expect((await devicesOf(membre)).toSorted()).toEqual(endpoints.filter((_, index) => index !== 2).toSorted())
    const { appareils } = await etatOf(own[5] as TestMembre)
    expect(appareils.filter(({ ici }: { ici: boolean }) => ici)).toHaveLength(1)
    expect(JSON.stringify(appareils)).not.toContain('secret')
  })

  it('belong to the last session and the last member of a browser', async () => {
    const [first, second] = [await createMembre(test), await createMembre(test)]
    const browser = await subscribeBrowser(test, first)
    await queueFor(first)
    const renewed = await subscribeBrowser(test, first)
    expect(await devicesOf(first)).toEqual([renewed.endpoint])
    expect(await takeQueued()).toEqual([])
    await subscribeBrowser(test, second, renewed)
    expect([await devicesOf(first), await devicesOf(second)]).toEqual([[], [renewed.endpoint]])
    expect(browser.endpoint).not.toBe(renewed.endpoint)
  })

  it('are stopped on one device, and no other’s', async () => {
    const [membre, stranger] = [await createMembre(test), await createMembre(test)]
    await subscribeBrowser(test, membre)
    const id = await queueFor(membre)
    const stop = (as: TestMembre) => callAs(test, as, push.unsubscribe, { params: { id } })
    expect((await stop(stranger)).status).toBe(404)
    expect(await devicesOf(membre)).toHaveLength(1)
    expect((await stop(membre)).status).toBe(204)
    expect([await devicesOf(membre), (await stop(membre)).status]).toEqual([[], 404])
    expect(await takeQueued()).toEqual([])
  })

  it('[PRIV-01] are part of the export, without what would let others send', async () => {
    const membre = await createMembre(test)
    const { endpoint, p256dh, auth: secret } = await subscribeBrowser(test, membre)
    const { body } = await callAs(test, membre, donnees.export)
    expect(body.push).toEqual({
      reglages: usual,
      appareils: [{ navigateur: null, systeme: null, service: 'fcm.googleapis.com', ajouteLe: expect.any(String) }],
    })
    for (const hidden of [endpoint, p256dh, secret]) expect(JSON.stringify(body)).not.toContain(hidden)
  })
})

describe('[SEC-82] a device is no longer notified at once when its member', () => {
  it.each<[string, (there: TestMembre, elsewhere: TestMembre) => Promise<{ status: number }>]>([
    ['signs out', (there) => callAs(test, there, auth.signout)],
    [
      'ends its session from elsewhere',
      async (there, elsewhere) => {
        const [{ id }] = (await callAs(test, there, sessions.list)).body
        return callAs(test, elsewhere, sessions.remove, { params: { id } })
      },
    ],
    ['ends all others', (_, elsewhere) => callAs(test, elsewhere, sessions.removeOthers)],
    [
      'changes the password elsewhere',
      (_, elsewhere) =>
        callAs(test, elsewhere, auth.changePassword, {
          body: { password: membrePassword, newPassword: choosablePassword },
        }),
    ],
    [
      'is blocked',
      async ({ id }) =>
        callAs(test, await createAdmin(test), comptes.block, { params: { id }, body: { motif: 'Fraude' } }),
    ],
    ['deletes the account', (there) => callAs(test, there, donnees.remove, { body: { password: membrePassword } })],
  ])('%s', async (_, act) => {
    const elsewhere = await createMembre(test)
    const there = await signedInAgain(elsewhere)
    await subscribeBrowser(test, there)
    const other = await createMembre(test)
    for (const as of [there, other]) {
      if (as === other) await subscribeBrowser(test, as)
      await queueFor(as)
    }
    expect(await devicesOf(there)).toHaveLength(1)
    expect((await act(there, elsewhere)).status).toBeLessThan(300)
    expect(await devicesOf(there)).toEqual([])
    expect(await takeQueued(), 'what waited for it').toMatchObject([{ data: { texte: other.username } }])
  })
})
