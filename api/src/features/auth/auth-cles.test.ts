import { auth } from '@colocdar/contracts/auth'
import { cles } from '@colocdar/contracts/cles'
import { sessions } from '@colocdar/contracts/sessions'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createLimits } from '../../limits/limits.ts'
import { sessions as sessionTable } from '../../schema/auth.ts'
import { cles as table } from '../../schema/cles.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import { createAuthenticator } from '../../testing/authenticator.ts'
import { callAs } from '../../testing/call-as.ts'
import { cleOptions, createCle, signinOptions } from '../../testing/cles.ts'
import { changeMeanwhile } from '../../testing/meanwhile.ts'
import { createMembre, type TestMembre } from '../../testing/membres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { createAdministrator } from '../comptes/comptes-administrator.service.ts'
import { issueToken } from './auth-tokens.service.ts'

const test = useTestApp()

const unknown = [
  401,
  'BAD_CREDENTIALS',
  'Cette clé d’accès n’ouvre aucun compte. Connectez-vous par votre mot de passe.',
]
const signin = (reponse: unknown, more: object = {}) => callAs(test, null, cles.signin, { body: { reponse, ...more } })
const outcome = ({ status, body }: Awaited<ReturnType<typeof signin>>) => [status, body.code, body.message]
const sessionsOf = ({ id }: TestMembre) => test.deps.db.$count(sessionTable, eq(sessionTable.utilisateurId, id))
const membreWithCle = async () => {
  const membre = await createMembre(test)
  return { membre, ...(await createCle(test, membre)) }
}

describe('[SEC-66] signing in by passkey', () => {
  it('answers as a password does, without a name being typed, and marks the use', async () => {
    const { membre, authenticator } = await membreWithCle()
    const options = await signinOptions(test)
    expect(options).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rpId: 'colocdar.test',
      timeout: 300_000,
      userVerification: 'required',
    })
    const { status, body } = await signin(authenticator.assert(options))
    const byPassword = await callAs(test, null, auth.signin, {
      body: { username: membre.username, password: 'colocdar' },
    })
    expect([status, body]).toEqual([200, { ...byPassword.body, accessToken: expect.stringMatching(/^[\w-]{43}$/) }])
    const as = { ...membre, headers: { authorization: `Bearer ${body.accessToken}` } }
    expect((await callAs(test, as, cles.list)).body).toMatchObject([{ utiliseeLe: expect.any(String) }])
  })

  it('remembers, and recognises the device, as a password does', async () => {
    const { membre, authenticator } = await membreWithCle()
    const marks = ['a', 'b'].map((letter) => letter.repeat(43))
    for (const appareil of marks)
      await signin(authenticator.assert(await signinOptions(test)), { rememberMe: true, appareil })
    expect(test.mails.filter(({ to, template }) => to === membre.email && template === 'nouvelAppareil')).toHaveLength(
      1,
    )
    const { body } = await callAs(test, membre, sessions.list)
    expect(body).toHaveLength(3)
    const rows = await test.deps.db.select().from(sessionTable).where(eq(sessionTable.utilisateurId, membre.id))
    const days = rows.map(({ createdAt, expiresAt }) =>
      Math.round((expiresAt.getTime() - createdAt.getTime()) / 86_400_000),
    )
    expect(days.toSorted()).toEqual([1, 30, 30])
  })

  it('refuses a foreign origin or domain, another kind of answer, an unverified person, another member’s handle', async () => {
    const { membre, authenticator } = await membreWithCle()
    const lies = [
      { origin: 'http://mal.test' },
      { origin: 'https://colocdar.test' },
      { rpId: 'mal.test' },
      { type: 'webauthn.create' },
      { flags: 0x01 },
      { flags: 0x04 },
      { userHandle: 'x'.repeat(43) },
      { challenge: 'x'.repeat(43) },
    ]
    for (const lie of lies) {
      const reponse = authenticator.assert(await signinOptions(test), lie)
      expect([lie, ...outcome(await signin(reponse))]).toEqual([lie, ...unknown])
    }
    expect(await sessionsOf(membre)).toBe(1)
  })

  it('refuses a signature by another key, or over something else', async () => {
    const { membre, authenticator } = await membreWithCle()
    const other = createAuthenticator()
    other.attest(await cleOptions(test, membre))
    const options = await signinOptions(test)
    expect(outcome(await signin({ ...other.assert(options), id: authenticator.id, rawId: authenticator.id }))).toEqual(
      unknown,
    )
    const [one, two] = [
      authenticator.assert(await signinOptions(test)),
      authenticator.assert(await signinOptions(test)),
    ]
    const { signature } = one.response
    expect(outcome(await signin({ ...two, response: { ...two.response, signature } }))).toEqual(unknown)
  })

  it('takes an answer once: not again, not late, and of ten at once one', async () => {
    const { membre, authenticator } = await membreWithCle()
    // Of a key that does not count: nothing else would stop them.
    const sign = async () => authenticator.assert(await signinOptions(test), { counter: 0 })
    const reponse = await sign()
    expect((await signin(reponse)).status).toBe(200)
    expect(outcome(await signin(reponse))).toEqual(unknown)

    const late = await sign()
    test.setNow(new Date(Date.now() + 300_001))
    const refused = await signin(late)
    test.setNow(null)
    expect(outcome(refused)).toEqual(unknown)

    const before = await sessionsOf(membre)
    const raced = await sign()
    const answers = await Promise.all(Array.from({ length: 10 }, () => signin(raced)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await sessionsOf(membre)).toBe(before + 1)
  })

  it('does not take the challenge of a new key', async () => {
    const { membre, authenticator } = await membreWithCle()
    const { challenge } = await cleOptions(test, membre)
    expect(outcome(await signin(authenticator.assert({ ...(await signinOptions(test)), challenge })))).toEqual(unknown)
  })

  it('refuses a key that counts backwards: it may be a copy', async () => {
    const { authenticator } = await membreWithCle()
    const by = async (counter: number) =>
      (await signin(authenticator.assert(await signinOptions(test), { counter }))).status
    expect([await by(7), await by(7), await by(6), await by(0), await by(8)]).toEqual([200, 401, 401, 401, 200])
    const [one, two] = await Promise.all([by(9), by(9)])
    expect([one, two].toSorted()).toEqual([200, 401])
  })

  it('takes keys that do not count', async () => {
    const { authenticator } = await membreWithCle()
    const by = async () => (await signin(authenticator.assert(await signinOptions(test), { counter: 0 }))).status
    expect([await by(), await by()]).toEqual([200, 200])
  })

  it('refuses a key that was removed, and a blocked member', async () => {
    const removed = await membreWithCle()
    const reponse = removed.authenticator.assert(await signinOptions(test))
    await callAs(test, removed.membre, cles.remove, { params: { id: removed.id } })
    expect(outcome(await signin(reponse))).toEqual(unknown)

    const blocked = await membreWithCle()
    await test.deps.db.update(utilisateurs).set({ blockedAt: new Date() }).where(eq(utilisateurs.id, blocked.membre.id))
    const answer = await signin(blocked.authenticator.assert(await signinOptions(test)))
    expect([answer.status, answer.body.code]).toEqual([403, 'ACCOUNT_BLOCKED'])
  })

  it.each([
    ['removed', (id: number) => sql`delete from cles where utilisateur_id = ${id}`],
    ['of a member who is blocked', (id: number) => sql`update utilisateurs set blocked_at = now() where id = ${id}`],
  ])('opens no session by a key that is %s meanwhile', async (_, change) => {
    const { membre, authenticator } = await membreWithCle()
    const reponse = authenticator.assert(await signinOptions(test))
    const { status } = await changeMeanwhile(test, {
      locked: sql`select from utilisateurs where id = ${membre.id}`,
      call: () => signin(reponse),
      change: (tx) => tx.execute(change(membre.id)),
    })
    expect(status).toBe(401)
    expect(await sessionsOf(membre)).toBe(1)
  })

  it('[SEC-12] counts failures of a network with those of passwords', async () => {
    const { authenticator } = await membreWithCle()
    const right = authenticator.assert(await signinOptions(test))
    const { limits } = test.deps
    test.deps.limits = createLimits(test.deps)
    const wrong = createAuthenticator().assert(await signinOptions(test), { userHandle: 'x'.repeat(43) })
    const statuses: number[] = []
    for (let tried = 0; tried < 31; tried += 1) statuses.push((await signin(wrong)).status)
    const refused = await signin(right)
    test.deps.limits = limits
    expect(statuses).toEqual([...Array(30).fill(401), 429])
    expect(refused.status).toBe(429)
  })
})

describe('[SEC-66] taking an account back', () => {
  const resetOf = async ({ id: utilisateurId }: TestMembre) => {
    const token = await issueToken(test.deps.db, {
      purpose: 'reset',
      utilisateurId,
      mailId: null,
      now: test.deps.clock(),
    })
    return callAs(test, null, auth.resetPassword, { body: { token, newPassword: 'trois chats bleus' } })
  }

  it('by a new password ends every passkey, and says so', async () => {
    const { membre, authenticator } = await membreWithCle()
    expect((await resetOf(membre)).status).toBe(200)
    expect(outcome(await signin(authenticator.assert(await signinOptions(test))))).toEqual(unknown)
    expect(test.mails.findLast(({ to }) => to === membre.email)).toMatchObject({
      template: 'motDePasseChange',
      cles: true,
    })
  })

  it('while a key is being added leaves none', async () => {
    const membre = await createMembre(test)
    const reponse = createAuthenticator().attest(await cleOptions(test, membre))
    const { status } = await changeMeanwhile(test, {
      locked: sql`select from utilisateurs where id = ${membre.id}`,
      call: () => callAs(test, membre, cles.create, { body: { reponse } }),
      change: (tx) => tx.execute(sql`delete from cle_defis where utilisateur_id = ${membre.id}`),
    })
    expect(status).toBe(400)
    expect(await test.deps.db.$count(table, eq(table.utilisateurId, membre.id))).toBe(0)
  })

  it('[SEC-51] from the command line ends every passkey of who had it', async () => {
    const { membre, authenticator } = await membreWithCle()
    await createAdministrator(test.deps, membre.email)
    expect(outcome(await signin(authenticator.assert(await signinOptions(test))))).toEqual(unknown)
  })

  it('a changed password leaves them: its member knew the old one', async () => {
    const { membre, authenticator } = await membreWithCle()
    const body = { password: 'colocdar', newPassword: 'trois chats bleus' }
    expect((await callAs(test, membre, auth.changePassword, { body })).status).toBe(200)
    expect((await signin(authenticator.assert(await signinOptions(test)))).status).toBe(200)
  })
})
