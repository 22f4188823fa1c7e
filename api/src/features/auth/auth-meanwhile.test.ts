import { auth } from '@colocdar/contracts/auth'
import { donnees } from '@colocdar/contracts/donnees'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Db } from '../../db/database.ts'
import { createLimits } from '../../limits/limits.ts'
import { mailTokens, sessions } from '../../schema/auth.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import { callAs } from '../../testing/call-as.ts'
import { changeMeanwhile } from '../../testing/meanwhile.ts'
import { createMembre, membrePassword, type TestMembre } from '../../testing/membres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { hashToken } from '../../tokens.ts'
import { issueToken } from './auth-tokens.service.ts'

const test = useTestApp()

type Call = () => ReturnType<typeof callAs>
type Change = (tx: Db) => Promise<unknown>

const meanwhile = ({ id }: TestMembre, call: Call, change: Change) =>
  changeMeanwhile(test, { locked: sql`select from utilisateurs where id = ${id}`, call, change })

const ofMembre = ({ id }: TestMembre) => eq(utilisateurs.id, id)
const resetPassword = (membre: TestMembre) => (tx: Db) =>
  tx.update(utilisateurs).set({ passwordHash: 'autre' }).where(ofMembre(membre))
const block = (membre: TestMembre) => (tx: Db) =>
  tx.update(utilisateurs).set({ blockedAt: new Date() }).where(ofMembre(membre))
const remove = (membre: TestMembre) => (tx: Db) => tx.delete(utilisateurs).where(ofMembre(membre))

describe('while a password is being checked', () => {
  it.each([
    ['is reset', resetPassword],
    ['is blocked with its account', block],
  ])('[SEC-17] it %s: nobody is signed in by it', async (_, change) => {
    const membre = await createMembre(test)
    const credentials = { username: membre.username, password: membrePassword }
    await test.deps.db.delete(sessions).where(eq(sessions.utilisateurId, membre.id))
    const call = () => callAs(test, null, auth.signin, { body: credentials })
    const { status, body } = await meanwhile(membre, call, change(membre))
    expect([status, body.code]).toEqual([401, 'BAD_CREDENTIALS'])
    expect(await test.deps.db.$count(sessions, eq(sessions.utilisateurId, membre.id))).toBe(0)
  })

  it.each([
    ['is reset', resetPassword],
    ['disappears with its account', remove],
  ])('[ACC-01] it %s: it cannot be changed by it', async (_, change) => {
    const membre = await createMembre(test)
    const body = { password: membrePassword, newPassword: 'trois chats bleus' }
    const call = () => callAs(test, membre, auth.changePassword, { body })
    expect(await meanwhile(membre, call, change(membre))).toMatchObject({ status: 401 })
    expect(test.mails.filter(({ to }) => to === membre.email)).toEqual([])
  })

  it('[PRIV-07] it is reset: the account is not deleted by it', async () => {
    const membre = await createMembre(test)
    const call = () => callAs(test, membre, donnees.remove, { body: { password: membrePassword } })
    expect(await meanwhile(membre, call, resetPassword(membre))).toMatchObject({ status: 401 })
    expect(await test.deps.db.$count(utilisateurs, ofMembre(membre))).toBe(1)
  })
})

describe('while a mailed link is being used', () => {
  const createUnverified = async () => {
    const membre = await createMembre(test, { emailVerifiedAt: null })
    const request = { purpose: 'verification', utilisateurId: membre.id, mailId: null, now: new Date() } as const
    return { membre, token: await issueToken(test.deps.db, request) }
  }
  const verifyMeanwhile = async (changes: { usedAt: Date } | { replacedAt: Date }) => {
    const { membre, token } = await createUnverified()
    const change: Change = (tx) =>
      tx
        .update(mailTokens)
        .set(changes)
        .where(eq(mailTokens.tokenHash, hashToken(token)))
    const locked = sql`select from utilisateurs where id = ${membre.id}`
    const call = async () => test.app.inject({ url: '/api/test/utilisateur/verify', query: { token } })
    const { statusCode, body } = await changeMeanwhile(test, { locked, call, change })
    const [row] = await test.deps.db.select().from(utilisateurs).where(ofMembre(membre))
    return { statusCode, body, verified: row?.emailVerifiedAt !== null }
  }

  it('[SEC-16] another call uses it: the same answer, and nothing is done twice', async () => {
    expect(await verifyMeanwhile({ usedAt: new Date() })).toMatchObject({ statusCode: 200, verified: false })
  })

  it('[SEC-16] a newer one replaces it: it no longer works', async () => {
    const answer = await verifyMeanwhile({ replacedAt: new Date() })
    expect(answer).toMatchObject({ statusCode: 400, verified: false })
    expect(answer.body).toContain('Un lien plus récent vous a été envoyé')
  })
})

it('[SEC-12] one’s own password has ten guesses, whatever is asked for with it', async () => {
  const { limits } = test.deps
  test.deps.limits = createLimits(test.deps)
  const membre = await createMembre(test)
  const guess = { password: 'mauvais essai', newPassword: 'trois chats bleus' }
  for (let count = 0; count < 5; count += 1) {
    await callAs(test, membre, auth.changePassword, { body: guess })
    await callAs(test, membre, donnees.remove, { body: guess })
  }
  const { status } = await callAs(test, membre, donnees.remove, { body: { password: membrePassword } })
  test.deps.limits = limits
  expect(status).toBe(429)
})
