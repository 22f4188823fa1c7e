import { describe, expect, it } from 'vitest'
import { useTestApp } from '../testing/test-app.ts'
import { createAddressCounter } from './address-counter.ts'
import { personKeys } from './person-keys.ts'

const test = useTestApp()
const keys = personKeys(Buffer.from('un secret'))

const processesAt = (clock: () => Date) => {
  const counters = [1, 2].map(() => createAddressCounter({ max: 5, seconds: 60, clock }))
  const [one, other] = counters as [(typeof counters)[0], (typeof counters)[0]]
  const share = async () => {
    for (const counter of counters) await counter.share(test.deps.db, keys)
    // The first one gets the second one's counts when it next shares its own.
    await one.share(test.deps.db, keys)
  }
  return { one, other, share }
}

const call = (counter: { count(ip: string): void }, ip: string, times: number) => {
  for (let done = 0; done < times; done += 1) counter.count(ip)
}

describe('the limit per address among several processes', () => {
  it('is shared by all of them', async () => {
    const { one, other, share } = processesAt(() => new Date('2026-03-01T10:00:10Z'))
    call(one, '192.0.2.1', 3)
    call(other, '192.0.2.1', 2)
    await share()
    expect(() => call(other, '192.0.2.1', 1)).toThrow(expect.objectContaining({ code: 'TOO_MANY_REQUESTS' }))
    expect(() => call(other, '192.0.2.2', 5)).not.toThrow()
  })

  it('counts calls that arrive during the exchange', async () => {
    const { one } = processesAt(() => new Date('2026-03-01T11:00:10Z'))
    call(one, '192.0.2.3', 2)
    const shared = one.share(test.deps.db, keys)
    call(one, '192.0.2.3', 3)
    await shared
    expect(() => call(one, '192.0.2.3', 1)).toThrow(expect.objectContaining({ code: 'TOO_MANY_REQUESTS' }))
  })

  it('starts again with each window', async () => {
    let now = new Date('2026-03-01T12:00:50Z')
    const { one, other, share } = processesAt(() => now)
    call(one, '192.0.2.4', 5)
    await share()
    now = new Date('2026-03-01T12:01:00Z')
    expect(() => call(one, '192.0.2.4', 5)).not.toThrow()
    await share()
    expect(() => call(other, '192.0.2.4', 1)).not.toThrow()
  })
})
