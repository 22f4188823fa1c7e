import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createMembre, membrePassword } from '../../testing/membres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { lockUsername } from './auth.repository.ts'

const test = useTestApp()

let registered = 0
const signup = (username: string) => {
  registered += 1
  const email = `sosie${registered}@exemple.ma`
  const payload = { username, email, password: 'secret-123', confirmPassword: 'secret-123', acceptTerms: true }
  // The limit of sign-ups counts addresses.
  return test.app.inject({ method: 'POST', url: '/api/auth/signup', payload, remoteAddress: `10.1.1.${registered}` })
}
const signin = (username: string, password: string) =>
  test.app.inject({ method: 'POST', url: '/api/auth/signin', payload: { username, password } })

describe('usernames that pass for another', () => {
  it.each([
    ['salma.n', 'Sa1ma.N'],
    ['noura', 'n0ura'],
    ['lmane', 'Imane'],
    ['omar-b', 'ornar-b'],
    // Accounts from before the rule.
    ['hаjаr', 'hajar'],
    ['ka\u3164mal', 'kamal'],
    ['ｇｈｉｔａ', 'ghita'],
    ['على', 'علي'],
  ])('[SEC-38] with %s there, %s is taken', async (existing, username) => {
    await createMembre(test, { username: existing })
    const answer = await signup(username)
    expect([answer.statusCode, answer.json().details]).toEqual([
      409,
      { username: 'Ce nom d’utilisateur est déjà pris.' },
    ])
  })

  it('[SEC-38] wait for a sign-up that is under way', async () => {
    const answer = await test.deps.db.transaction(async (tx) => {
      await lockUsername(tx, 'zoulal')
      const second = signup('zou1al')
      // Longer than its password takes to hash.
      await Promise.race([second, wait(1_000)])
      await createMembre({ deps: { ...test.deps, db: tx } }, { username: 'zoulal' })
      return { second }
    })
    expect((await answer.second).statusCode).toBe(409)
  })

  it('[SEC-38] are refused with their reason, and nothing is mailed', async () => {
    const before = test.mails.length
    const answer = await signup('www.bonus-evil.ma')
    expect([answer.statusCode, answer.json().details]).toEqual([
      400,
      { username: 'Le nom d’utilisateur ne doit pas ressembler à l’adresse d’un site.' },
    ])
    expect(test.mails).toHaveLength(before)
  })

  it('keep the accounts that have them, each with its own session', async () => {
    const cyrillic = await createMembre(test, { username: 'rаchid' })
    const wide = await createMembre(test, { username: 'ｒａｃｈｉｄ' })
    const plain = await createMembre(test, { username: 'rachid' })
    for (const { id, username } of [cyrillic, wide, plain]) {
      expect((await signin(username, membrePassword)).json().id).toBe(id)
    }
  })

  it('may be typed at full width where they are stored plain', async () => {
    expect((await signup('ｙｏｕｎｅｓ')).statusCode).toBe(201)
    expect((await signin('ｙｏｕｎｅｓ', 'secret-123')).json().username).toBe('younes')
  })
})
