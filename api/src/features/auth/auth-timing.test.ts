import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashing } from '../../testing/argon2.ts'
import { rounds } from '../../testing/endurance.ts'
import { costlyPasswordHash, createMembre } from '../../testing/membres.ts'
import { recordQueries } from '../../testing/queries.ts'
import { useTestApp } from '../../testing/test-app.ts'

beforeAll(() => {
  hashing.atFullCost = true
})
afterAll(() => {
  hashing.atFullCost = false
})

const test = useTestApp()
const measured = rounds({ short: 0, long: 200 })

const signin = (username: string) => () =>
  test.app.inject({ method: 'POST', url: '/api/auth/signin', payload: { username, password: 'autre-chose' } })
const askFor = (call: string, email: string) => () =>
  test.app.inject({ method: 'POST', url: `/api/test/utilisateur/${call}`, query: { email } })

describe('[SEC-15] whether an account exists is not revealed', () => {
  it('by the work of signing in: the same statements and one hash of the same cost', async () => {
    const { username } = await createMembre(test, { passwordHash: costlyPasswordHash })
    await signin(username)()
    hashing.verified.length = 0
    const known = await recordQueries(signin(username))
    const unknown = await recordQueries(signin('personne'))
    expect(unknown).toEqual(known)
    expect(hashing.verified).toEqual(Array(2).fill('$argon2id$v=19$m=19456,t=2,p=1'))
  })

  it.each(['resend', 'forgot-password'])('by the answer of %s', async (call) => {
    const { email } = await createMembre(test, { emailVerifiedAt: null })
    const [known, unknown] = [await askFor(call, email)(), await askFor(call, 'personne@exemple.ma')()]
    expect(unknown.statusCode).toBe(known.statusCode)
    expect(unknown.body).toBe(known.body)
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers))
  })

  // Timing means nothing on a busy machine: it is measured in endurance only.
  for (const call of measured > 0 ? ['signin', 'resend', 'forgot-password'] : []) {
    it(`by the time that ${call} takes: medians less than 5 ms apart`, async () => {
      const { username, email } = await createMembre(test, { emailVerifiedAt: null, passwordHash: costlyPasswordHash })
      const known = call === 'signin' ? signin(username) : askFor(call, email)
      const unknown = call === 'signin' ? signin('personne') : askFor(call, 'personne@exemple.ma')
      const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
      // Alternating, so that other load on the machine affects both equally.
      for (let round = 0; round < measured; round += 2) {
        for (const who of ['known', 'unknown', 'unknown', 'known'] as const) {
          times[who].push(await timeOf(who === 'known' ? known : unknown))
        }
      }
      expect(Math.abs(medianOf(times.known) - medianOf(times.unknown))).toBeLessThan(5)
    })
  }
})

const timeOf = async (ask: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await ask()
  return performance.now() - start
}

const medianOf = (times: number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
