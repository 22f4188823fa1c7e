import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hashing } from '../../testing/argon2.ts'
import { rounds } from '../../testing/endurance.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { hashPassword, verifyPassword } from './auth-passwords.rules.ts'

beforeAll(() => {
  hashing.atFullCost = true
})
afterAll(() => {
  hashing.atFullCost = false
})
beforeEach(() => {
  hashing.peak = 0
})

describe('passwords', () => {
  it('match only themselves, however their accents were typed', async () => {
    const hash = await hashPassword('motdepass\u00e9')
    expect(await verifyPassword(hash, 'motdepasse\u0301')).toBe(true)
    expect(await verifyPassword(hash, 'motdepasse')).toBe(false)
  })

  it('of an unknown account are verified too, and never match', async () => {
    expect(await verifyPassword(null, 'colocdar')).toBe(false)
    expect(hashing.peak).toBe(1)
  })

  it('[SEC-11] are hashed at most four at once, and a failure frees its slot', async () => {
    const broken = verifyPassword('not a hash', 'colocdar').catch(() => 'failed')
    const results = await Promise.all([broken, ...Array.from({ length: 20 }, () => verifyPassword(null, 'colocdar'))])
    expect(results).toEqual(['failed', ...Array(20).fill(false)])
    expect(hashing.peak).toBeLessThanOrEqual(4)
  })

  it('are refused with Retry-After when the queue is full, and the queue drains', async () => {
    const tries = Array.from({ length: 520 }, () => verifyPassword('not a hash', 'colocdar').catch((error) => error))
    const outcomes = await Promise.all(tries)
    const refused = outcomes.filter((outcome) => outcome?.code === 'UNAVAILABLE')
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]).toMatchObject({ retryAfter: 5 })
    expect(await verifyPassword(null, 'colocdar')).toBe(false)
  })
})

describe('a flood of sign-ins', () => {
  const test = useTestApp()
  const signins = rounds({ short: 20, long: 200 })

  it('[SEC-11] does not block reads, and never hashes more than four at once', async () => {
    await test.app.inject({ url: '/api/test/init' })
    const hold = Promise.withResolvers<void>()
    // Endurance measures reads beside real hashes. Here they would be done before the reads on a busy machine.
    if (signins === 20) hashing.held = hold.promise
    const flood = Promise.all(
      Array.from({ length: signins }, (_, index) =>
        test.app.inject({
          method: 'POST',
          url: '/api/auth/signin',
          payload: { username: `personne${index}`, password: 'autre-chose' },
        }),
      ),
    )
    let flooded = false
    flood.then(() => {
      flooded = true
    })
    const times: number[] = []
    for (let read = 0; read < signins; read += 1) {
      const start = performance.now()
      expect((await test.app.inject({ url: '/api/test/init' })).statusCode).toBe(200)
      times.push(performance.now() - start)
    }
    // No read waited for the hashes.
    expect(flooded).toBe(false)
    hashing.held = undefined
    hold.resolve()
    const p95 = times.toSorted((a, b) => a - b)[Math.floor(signins * 0.95)] ?? 0
    if (signins === 200) expect(p95).toBeLessThan(300)
    expect((await flood).every((answer) => answer.statusCode === 401)).toBe(true)
    expect(hashing.peak).toBeGreaterThan(0)
    expect(hashing.peak).toBeLessThanOrEqual(4)
  })
})
