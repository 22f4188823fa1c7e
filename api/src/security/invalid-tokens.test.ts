import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { endSessionsOf } from '../features/auth/auth-sessions.service.ts'
import { sessions } from '../schema/auth.ts'
import { rounds } from '../testing/endurance.ts'
import { everyCall, send } from '../testing/every-call.ts'
import { createMembre } from '../testing/membres.ts'
import { useTestApp } from '../testing/test-app.ts'
import { hashToken } from '../tokens.ts'

const test = useTestApp()

let invalid: Record<string, string>
// In `npm test` each call gets three of them, in turn; in endurance all.
const perCall = rounds({ short: 3, long: 12 })
const calls = everyCall().map((known, index) => ({ ...known, index }))
beforeAll(async () => {
  const { db } = test.deps
  const signedOut = await createMembre(test)
  await endSessionsOf(db, signedOut.id)
  const late = await createMembre(test)
  await db
    .update(sessions)
    .set({ expiresAt: new Date(0) })
    .where(eq(sessions.tokenHash, hashToken(late.token)))
  const blocked = await createMembre(test, { blockedAt: new Date() })
  const { token } = await createMembre(test)
  invalid = {
    'ended by a sign-out or a password reset': signedOut.headers.authorization,
    expired: late.headers.authorization,
    'of a blocked account': blocked.headers.authorization,
    unknown: `Bearer ${'x'.repeat(43)}`,
    empty: '',
    'without a scheme': token,
    'with another scheme': `Basic ${Buffer.from('fatima:colocdar').toString('base64')}`,
    'a scheme alone': 'Bearer',
    'too short': 'Bearer x',
    'too long': `Bearer ${'x'.repeat(5000)}`,
    twice: `Bearer ${token}, Bearer ${token}`,
    'with a stranger behind it': `Bearer ${token} x`,
  }
})

describe('a token that is not valid', () => {
  it.each(calls)(
    '[SEC-43, SEC-44] is refused by $id, and no answer is stored',
    async ({ endpoint, prepare, index }) => {
      const call = await prepare(test)
      const all = Object.entries(invalid)
      const first = (index * perCall) % all.length
      for (const [name, authorization] of all.slice(first, first + perCall)) {
        const answer = await send(test, endpoint, call, { authorization })
        expect([name, answer.statusCode, answer.json().code]).toEqual([name, 401, 'UNAUTHENTICATED'])
        expect(answer.headers['cache-control']).toBe('no-store')
      }
      // The server's public cache declares what it stores; the API alone stores nothing.
      const own = await send(test, endpoint, call)
      expect(own.statusCode, 'the same call with its own token').toBeLessThan(300)
      expect(own.headers['cache-control']).toBe('no-store')
    },
  )

  it('[SEC-43] is refused by pictures, and ignored by what has no caller', async () => {
    const statusOf = async (url: string) =>
      (await test.app.inject({ url, headers: { authorization: `Bearer ${'x'.repeat(43)}` } })).statusCode
    expect(await statusOf('/uploads/x.webp')).toBe(401)
    expect(await statusOf('/api/nulle-part')).toBe(404)
  })
})
