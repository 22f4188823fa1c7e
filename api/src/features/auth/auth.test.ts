import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sessions } from '../../schema/auth.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import { createAdmin, createMembre, emptyProfile, membrePassword } from '../../testing/membres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { hashToken } from '../../tokens.ts'
import { deleteExpiredTokens } from './auth-tokens.service.ts'

const test = useTestApp()
const hour = 3_600_000

const signin = (payload: object) => test.app.inject({ method: 'POST', url: '/api/auth/signin', payload })
const signout = (headers = {}) => test.app.inject({ method: 'POST', url: '/api/auth/signout', headers })
const ownProfile = (id: number, headers = {}) =>
  test.app.inject({ url: `/api/test/utilisateur/${id}`, headers }).then((answer) => answer.statusCode)

describe('signing in', () => {
  it('[API-02] [DATA-04] [DATA-26] answers with the member and a token that works', async () => {
    const membre = await createMembre(test)
    const answer = await signin({ username: membre.username, password: membrePassword, rememberMe: true })
    expect(answer.statusCode).toBe(200)
    const session = answer.json()
    expect(session).toEqual({
      id: membre.id,
      username: membre.username,
      email: membre.email,
      roles: ['ROLE_USER'],
      subscribed: false,
      accessToken: expect.stringMatching(/^[\w-]{43}$/),
      tokenType: 'Bearer',
      demandeFilled: false,
      profileFilled: true,
      emailVerified: true,
      prenom: expect.stringMatching(/^Fatima/),
    })
    expect(await ownProfile(membre.id, { authorization: `Bearer ${session.accessToken}` })).toBe(200)
  })

  it('[API-02] accepts the e-mail as well, in upper or lower case', async () => {
    const membre = await createMembre(test, { username: 'Élodie.B', email: 'Elodie.B@Exemple.ma' })
    for (const username of ['elodie.b@EXEMPLE.MA', 'ÉLODIE.b', 'E\u0301lodie.B', ' Elodie.B@Exemple.ma ']) {
      const answer = await signin({ username, password: membrePassword })
      expect(answer.json(), username).toMatchObject({ id: membre.id })
    }
  })

  it('[DATA-04] says that the profile is empty and the e-mail not verified', async () => {
    const membre = await createMembre(test, { ...emptyProfile, emailVerifiedAt: null })
    const answer = await signin({ username: membre.username, password: membrePassword })
    expect(answer.json()).toMatchObject({ profileFilled: false, emailVerified: false })
  })

  it('[ROLE-08] returns the roles', async () => {
    const admin = await createAdmin(test)
    const answer = await signin({ username: admin.username, password: membrePassword })
    expect(answer.json().roles).toEqual(['ROLE_USER', 'ROLE_ADMIN'])
  })

  it('[ERR-01] [SEC-15] refuses a wrong password and an unknown account with the same message', async () => {
    const membre = await createMembre(test)
    const wrong = await signin({ username: membre.username, password: 'autre-chose' })
    const unknown = await signin({ username: 'personne', password: membrePassword })
    const unknownEmail = await signin({ username: 'personne@exemple.ma', password: membrePassword })
    for (const answer of [wrong, unknown, unknownEmail]) {
      expect(answer.statusCode).toBe(401)
      expect({ ...answer.json(), requestId: '' }).toEqual({
        code: 'BAD_CREDENTIALS',
        message: 'email et/ou mot de passe incorrect(s)',
        requestId: '',
      })
      expect(Object.keys(answer.headers)).toEqual(Object.keys(wrong.headers))
    }
  })

  it('says that an account is blocked only after the right password', async () => {
    const membre = await createMembre(test, { blockedAt: new Date() })
    const right = await signin({ username: membre.username, password: membrePassword })
    expect([right.statusCode, right.json().code]).toEqual([403, 'ACCOUNT_BLOCKED'])
    const wrong = await signin({ username: membre.username, password: 'autre-chose' })
    expect(wrong.json().code).toBe('BAD_CREDENTIALS')
  })

  it.each([
    [{ password: 'secret-123' }, 'username', "L'username ou le nom d'utilisateur est requis"],
    [{ username: 'a', password: '' }, 'password', 'Le mot de passe est requis'],
    [{ username: 'a', password: '12345' }, 'password', 'Le mot de passe doit contenir au moins 6 caractères'],
    [{ username: 'a', password: 'x'.repeat(41) }, 'password', 'Le mot de passe doit contenir au plus 40 caractères'],
  ])('[DATA-26] refuses %j', async (payload, field, message) => {
    const answer = await signin(payload)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().details[field]).toBe(message)
  })
})

describe('sessions', () => {
  /** However long the machine takes, what is created afterwards begins at this moment. */
  const stopClock = () => {
    const now = Date.now()
    test.setNow(new Date(now))
    return now
  }

  it('stores only the SHA-256 of the token', async () => {
    const { token } = await createMembre(test)
    const rows = await test.deps.db
      .select()
      .from(sessions)
      .where(eq(sessions.tokenHash, hashToken(token)))
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('[DATA-26] lasts 30 days for who asked to be remembered', async () => {
    const now = stopClock()
    const { id, username } = await createMembre(test)
    const remembered = (await signin({ username, password: membrePassword, rememberMe: true })).json().accessToken
    const headers = { authorization: `Bearer ${remembered}` }
    test.setNow(new Date(now + 30 * 24 * hour - 5_000))
    const before = await ownProfile(id, headers)
    test.setNow(new Date(now + 30 * 24 * hour + 5_000))
    const after = await signout(headers)
    test.setNow(null)
    expect([before, after.statusCode]).toEqual([200, 401])
  })

  it('lasts 24 hours', async () => {
    const now = stopClock()
    const membre = await createMembre(test, emptyProfile)
    test.setNow(new Date(now + 24 * hour - 5_000))
    const before = await ownProfile(membre.id, membre.headers)
    test.setNow(new Date(now + 24 * hour + 5_000))
    const after = await signout(membre.headers)
    test.setNow(null)
    expect([before, after.statusCode]).toEqual([200, 401])
  })

  it('ends when the account is blocked', async () => {
    const membre = await createMembre(test)
    await test.deps.db.update(utilisateurs).set({ blockedAt: new Date() }).where(eq(utilisateurs.id, membre.id))
    expect((await signout(membre.headers)).statusCode).toBe(401)
  })

  it('[SEC-17] signing out ends this session and no other', async () => {
    const membre = await createMembre(test)
    const other = (await signin({ username: membre.username, password: membrePassword })).json().accessToken
    expect((await signout(membre.headers)).statusCode).toBe(204)
    expect((await signout(membre.headers)).statusCode).toBe(401)
    expect((await signout({ authorization: `Bearer ${other}` })).statusCode).toBe(204)
  })

  it('does not let a visitor sign out', async () => {
    expect((await signout()).statusCode).toBe(401)
  })

  it('is deleted by the purge once expired', async () => {
    const old = await createMembre(test)
    test.setNow(new Date(Date.now() + 25 * hour))
    const young = await createMembre(test)
    await deleteExpiredTokens(test.deps)
    test.setNow(null)
    const left = await test.deps.db.select({ id: sessions.utilisateurId }).from(sessions)
    expect(left.map(({ id }) => id)).toContain(young.id)
    expect(left.map(({ id }) => id)).not.toContain(old.id)
  })
})
