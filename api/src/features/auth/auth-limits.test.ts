import { beforeAll, describe, expect, it } from 'vitest'
import { createLimits, limitRules } from '../../limits/limits.ts'
import { createMembre, membrePassword } from '../../testing/membres.ts'
import { useTestApp } from '../../testing/test-app.ts'

const test = useTestApp()
beforeAll(() => {
  test.deps.limits = createLimits(test.deps)
})

const signin = (username: string, password: string, remoteAddress: string, headers = {}) =>
  test.app.inject({
    method: 'POST',
    url: '/api/auth/signin',
    payload: { username, password },
    remoteAddress,
    headers,
  })

const failTimes = async (times: number, attempt: (index: number) => ReturnType<typeof signin>) => {
  const statuses: number[] = []
  for (let index = 0; index < times; index += 1) statuses.push((await attempt(index)).statusCode)
  return statuses
}

describe('guessing passwords', () => {
  it('[SEC-12] is stopped at the 11th failure in 10 minutes, with the time to wait', async () => {
    const { username } = await createMembre(test)
    const statuses = await failTimes(11, () => signin(username, 'autre-chose', '192.0.2.1'))
    expect(statuses).toEqual([...Array(10).fill(401), 429])
    const refused = await signin(username.toUpperCase(), membrePassword, '192.0.2.1')
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    test.setNow(new Date(Date.now() + 601_000))
    const later = await signin(username, membrePassword, '192.0.2.1')
    test.setNow(null)
    expect(later.statusCode).toBe(200)
  })

  it('[SEC-12] is stopped among parallel guesses too, even with the right password', async () => {
    const { username } = await createMembre(test)
    const guesses = Array.from({ length: 30 }, (_, index) => (index === 25 ? membrePassword : `devinette-${index}`))
    const answers = await Promise.all(guesses.map((guess) => signin(username, guess, '192.0.2.2')))
    const statuses = answers.map((answer) => answer.statusCode)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 200)).toHaveLength(0)
  })

  it('[SEC-12] is limited for an unknown account too', async () => {
    const statuses = await failTimes(11, () => signin('personne', 'autre-chose', '192.0.2.3'))
    expect(statuses).toEqual([...Array(10).fill(401), 429])
  })

  it('[SEC-13] does not lock the owner out: the right password from another address succeeds', async () => {
    const { username } = await createMembre(test)
    await failTimes(11, () => signin(username, 'autre-chose', '192.0.2.4'))
    expect((await signin(username, membrePassword, '192.0.2.5')).statusCode).toBe(200)
  })

  it('[SEC-12] is stopped over many names from one network, and goes on elsewhere', async () => {
    const { username } = await createMembre(test)
    const rotated = (index: number) => `2001:db8:0:9::${index + 1}`
    const statuses = await failTimes(31, (index) => signin(`nom${index}`, 'azerty', rotated(index)))
    expect(statuses).toEqual([...Array(30).fill(401), 429])
    const refused = await signin(username, membrePassword, rotated(40))
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await signin(username, membrePassword, '2001:db8:0:a::1')).statusCode).toBe(200)
  })

  it('[SEC-12] is stopped over many names among parallel guesses too', async () => {
    const { username } = await createMembre(test)
    const names = Array.from({ length: 36 }, (_, index) => (index === 33 ? username : `parallele${index}`))
    const answers = await Promise.all(names.map((name) => signin(name, membrePassword, '192.0.2.77')))
    const statuses = answers.map((answer) => answer.statusCode)
    expect(statuses.filter((status) => status === 401)).toHaveLength(30)
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(5)
  })

  it('[SEC-14] ignores X-Forwarded-For', async () => {
    const { username } = await createMembre(test)
    const statuses = await failTimes(11, (index) =>
      signin(username, 'autre-chose', '192.0.2.6', { 'x-forwarded-for': `198.51.100.${index}` }),
    )
    expect(statuses.at(-1)).toBe(429)
  })

  it('[SEC-14] counts the addresses of one IPv6 /64 as one', async () => {
    const { username } = await createMembre(test)
    const statuses = await failTimes(11, (index) => signin(username, 'autre-chose', `2001:db8:0:1::${index + 1}`))
    expect(statuses.at(-1)).toBe(429)
    expect((await signin(username, membrePassword, '2001:db8:0:2::1')).statusCode).toBe(200)
  })

  it('does not count successes', async () => {
    const { username } = await createMembre(test)
    const statuses = await failTimes(12, () => signin(username, membrePassword, '192.0.2.7'))
    expect(statuses).toEqual(Array(12).fill(200))
  })
})

describe('mails to one address', () => {
  const ask = (call: 'resend' | 'forgot-password', email: string) =>
    test.app.inject({ method: 'POST', url: `/api/test/utilisateur/${call}`, query: { email } })

  it('[API-10] [API-11] stop without notice after 5 in 30 minutes', async () => {
    const membre = await createMembre(test, { emailVerifiedAt: null })
    const calls = [
      'resend',
      'forgot-password',
      'resend',
      'forgot-password',
      'resend',
      'resend',
      'forgot-password',
    ] as const
    const answers = []
    for (const call of calls) answers.push(await ask(call, membre.email.toUpperCase()))
    expect(answers.map((answer) => answer.statusCode)).toEqual(calls.map(() => 200))
    expect(answers.at(-1)?.body).toBe(answers[1]?.body)
    const sent = () => test.mails.filter(({ to }) => to === membre.email).length
    expect(sent()).toBe(5)
    test.setNow(new Date(Date.now() + 1_801_000))
    await ask('resend', membre.email)
    test.setNow(null)
    expect(sent()).toBe(6)
  })
})

describe('signing up', () => {
  it('is limited per address', async () => {
    const attempt = (index: number, remoteAddress: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/auth/signup',
        remoteAddress,
        payload: {
          username: `robot${index}`,
          email: `robot${index}@exemple.ma`,
          password: 'secret-123',
          confirmPassword: 'secret-123',
          acceptTerms: true,
        },
      })
    for (let taken = 1; taken < limitRules.signupNetwork.max; taken += 1)
      await test.deps.limits.take('signupNetwork', '192.0.2.8')
    const statuses = await failTimes(2, (index) => attempt(index, '192.0.2.8'))
    expect(statuses).toEqual([201, 429])
    expect((await attempt(11, '192.0.2.9')).statusCode).toBe(201)
    // The mail of a sign-up is one of the five.
    const sent = () => test.mails.filter(({ to }) => to === 'robot11@exemple.ma').length
    for (let asked = 0; asked < 5; asked += 1)
      await test.app.inject({
        method: 'POST',
        url: '/api/test/utilisateur/resend',
        query: { email: 'robot11@exemple.ma' },
      })
    expect(sent()).toBe(5)
  })
})
