import { auth } from '@colocdar/contracts/auth'
import { describe, expect, it } from 'vitest'
import { createLimits } from '../../limits/limits.ts'
import { callAs } from '../../testing/call-as.ts'
import { createMembre, membrePassword, type TestMembre } from '../../testing/membres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { openSession } from './auth-sessions.service.ts'

const test = useTestApp()
const newPassword = 'trois chats bleus'

const change = (as: TestMembre | null, body: object) => callAs(test, as, auth.changePassword, { body })
const signin = async ({ username }: TestMembre, password: string) =>
  (await callAs(test, null, auth.signin, { body: { username, password } })).status
const isSignedIn = async (token: string) =>
  (await test.app.inject({ url: '/api/conversations/non-lus', headers: { authorization: `Bearer ${token}` } }))
    .statusCode === 200

describe('changing the password while signed in', () => {
  it('[ACC-01] needs the old one, ends every other session, and tells the member by mail', async () => {
    const membre = await createMembre(test)
    const elsewhere = await openSession(test.deps.db, membre.id, test.deps.clock())
    const answer = await change(membre, { password: membrePassword, newPassword })
    expect([answer.status, answer.body.message]).toEqual([
      200,
      'Votre mot de passe est changé. Vos autres sessions ont pris fin.',
    ])
    expect([await isSignedIn(membre.token), await isSignedIn(elsewhere)]).toEqual([true, false])
    expect([await signin(membre, membrePassword), await signin(membre, newPassword)]).toEqual([401, 200])
    expect(test.mails.filter(({ to }) => to === membre.email)).toEqual([
      { template: 'motDePasseChange', to: membre.email, username: membre.username },
    ])
  })

  it('[ACC-01] refuses a wrong old one, the same one again, and one that is too short', async () => {
    const membre = await createMembre(test)
    const wrong = await change(membre, { password: 'autre-chose', newPassword })
    const message = 'Ce mot de passe n’est pas le bon.'
    expect([wrong.status, wrong.body]).toMatchObject([400, { message, details: { password: message } }])
    const same = await change(membre, { password: membrePassword, newPassword: membrePassword })
    expect([same.status, same.body.details]).toEqual([
      400,
      { newPassword: 'Choisissez un autre mot de passe que l’ancien.' },
    ])
    expect((await change(membre, { password: membrePassword, newPassword: 'court' })).status).toBe(400)
    expect(await signin(membre, membrePassword)).toBe(200)
  })

  it('[ACC-01] limits guesses', async () => {
    const { limits } = test.deps
    test.deps.limits = createLimits(test.deps)
    const membre = await createMembre(test)
    for (let guess = 0; guess < 10; guess += 1) await change(membre, { password: `essai-${guess}`, newPassword })
    const throttled = await change(membre, { password: membrePassword, newPassword })
    const another = await change(await createMembre(test), { password: membrePassword, newPassword })
    test.deps.limits = limits
    expect([throttled.status, Number(throttled.headers['retry-after']) > 0]).toEqual([429, true])
    expect(another.status, 'somebody else').toBe(200)
  })

  it('[ACC-01] succeeds once among parallel requests', async () => {
    const membre = await createMembre(test)
    const answers = await Promise.all(
      ['un deux trois', 'quatre cinq six'].map((typed) =>
        change(membre, { password: membrePassword, newPassword: typed }),
      ),
    )
    const [first, second] = answers.map(({ status }) => status).toSorted()
    expect(first).toBe(200)
    // The other one finds its session closed, or already the new password.
    expect([400, 401]).toContain(second)
  })
})
