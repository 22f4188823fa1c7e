import { expect, it, vi } from 'vitest'
import { createDatabaseClock } from './database-clock.ts'

const noon = Date.UTC(2026, 10, 18, 12)

/** A machine whose clock is off by this much, and a question that takes that long. */
const machine = (offMs: number, takesMs = 4) => {
  let now = noon
  const warn = vi.fn()
  const { stop, ...clock } = createDatabaseClock({
    here: () => now + offMs,
    ask: async () => {
      now += takesMs / 2
      const there = new Date(now)
      now += takesMs / 2
      return there
    },
    log: { warn },
  })
  stop()
  return { ...clock, warn, pass: (ms: number) => (now += ms), now: () => now }
}

it('machines that are two minutes apart show one order', async () => {
  const [early, late] = [machine(-60_000), machine(60_000)]
  for (const { measure } of [early, late]) await measure()
  late.pass(50)
  expect(early.clock().getTime()).toBe(early.now())
  expect(late.clock().getTime()).toBe(late.now())
  expect(early.clock() < late.clock()).toBe(true)
})

it('takes a difference that the question may have caused for none', async () => {
  const { clock, measure, now } = machine(40, 100)
  await measure()
  expect(clock().getTime()).toBe(now() + 40)
})

it('says once that a clock is off, and keeps the last measure while the database is away', async () => {
  const { measure, warn } = machine(-3_000)
  await measure()
  await measure()
  expect(warn.mock.calls).toEqual([[{ seconds: 3 }, expect.stringContaining('NTP')]])
  let away = false
  const ask = async () => {
    if (away) throw new Error('away')
    return new Date(noon + 60_000)
  }
  const { clock, measure: again, stop } = createDatabaseClock({ ask, here: () => noon, log: { warn } })
  stop()
  await again()
  away = true
  await expect(again()).rejects.toThrow('away')
  expect(clock().getTime()).toBe(noon + 60_000)
})
