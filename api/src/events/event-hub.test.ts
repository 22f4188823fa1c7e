import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createEventHub, type EventHub, type StreamEvent, type Subscription } from './event-hub.ts'

const limits = {
  perMember: 2,
  perNetwork: 3,
  total: 4,
  maxBacklogBytes: 200,
  heartbeatSeconds: 25,
  lifetimeSeconds: 100,
  readers: 2,
}

let hub: EventHub
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  hub = createEventHub(limits)
})
afterEach(() => {
  vi.useRealTimers()
})

const settled = () => new Promise((resolve) => setImmediate(resolve))

const subscribe = (changes: Partial<Subscription> = {}) => {
  const events: StreamEvent[] = []
  const subscription: Subscription = {
    utilisateurId: 1,
    network: 'a',
    since: 0,
    read: async (since) => events.filter(({ id }) => id > (since ?? 0)),
    isAllowed: async () => true,
    ...changes,
  }
  const body = hub.open(subscription)
  const received: string[] = []
  const follow = () => {
    body.setEncoding('utf8')
    body.on('data', (text: string) => received.push(text))
  }
  const happen = (id: number) => void events.push({ id, event: 'essai', data: { id } })
  return { body, received, follow, happen }
}

describe('[REL-17] the event hub', () => {
  it('sends what happened since the last event, once, to every stream of who was woken', async () => {
    const [one, two, other] = [subscribe(), subscribe(), subscribe({ utilisateurId: 2 })]
    for (const { follow } of [one, two, other]) follow()
    for (const { happen } of [one, two, other]) happen(7)
    await settled()
    one.received.length = 0
    one.happen(8)
    hub.wake([1])
    hub.wake([1])
    await settled()
    expect(one.received).toEqual(['id: 8\nevent: essai\ndata: {"id":8}\n\n'])
    expect(other.received.join('')).not.toContain('id: 8')
    two.happen(9)
    hub.wakeAll()
    await settled()
    expect(two.received.join('')).toMatch(/id: 7.*id: 9/s)
  })

  it('reads again what happens while it reads', async () => {
    const reading = Promise.withResolvers<void>()
    let reads = 0
    const { happen } = subscribe({
      read: async () => {
        reads += 1
        if (reads === 1) await reading.promise
        return []
      },
    })
    happen(1)
    await settled()
    hub.wake([1])
    hub.wake([1])
    reading.resolve()
    await settled()
    expect(reads).toBe(2)
  })

  it('refuses more than its limits for a member, a network and the process', () => {
    subscribe()
    subscribe()
    expect(() => subscribe()).toThrowError(expect.objectContaining({ code: 'TOO_MANY_REQUESTS', retryAfter: 60 }))
    subscribe({ utilisateurId: 2 })
    expect(() => subscribe({ utilisateurId: 3 })).toThrowError(expect.objectContaining({ code: 'TOO_MANY_REQUESTS' }))
    subscribe({ utilisateurId: 3, network: 'b' })
    expect(() => subscribe({ utilisateurId: 4, network: 'c' })).toThrowError(
      expect.objectContaining({ code: 'UNAVAILABLE' }),
    )
    expect(hub.size).toBe(4)
  })

  it('makes room again when a client goes away', async () => {
    const [one] = [subscribe(), subscribe()]
    one.body.destroy()
    await settled()
    expect(hub.size).toBe(1)
    expect(() => subscribe()).not.toThrow()
  })

  it('sends a heartbeat to everybody, lets go who reads nothing, and ends a stream after its lifetime', async () => {
    const [reader, deaf] = [subscribe(), subscribe()]
    reader.follow()
    await settled()
    vi.advanceTimersByTime(25_000)
    await settled()
    expect(reader.received.filter((text) => text === ':\n\n')).toHaveLength(1)
    deaf.body.push('x'.repeat(300))
    vi.advanceTimersByTime(25_000)
    await settled()
    expect([deaf.body.destroyed, reader.body.destroyed, hub.size]).toEqual([true, false, 1])
    vi.advanceTimersByTime(50_000)
    await settled()
    expect([reader.body.readableEnded, hub.size]).toEqual([true, 0])
    expect(reader.received.at(-1)).toMatch(/^retry: \d+\n\n$/)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('ends the stream of a session that has ended, before it tells anything', async () => {
    let allowed = true
    const { follow, received, happen } = subscribe({ isAllowed: async () => allowed })
    follow()
    await settled()
    allowed = false
    happen(1)
    hub.wake([1])
    await settled()
    expect([received.join('').includes('essai'), hub.size]).toEqual([false, 0])
  })

  it('keeps a stream open while the database is away, and goes on where it was', async () => {
    let away = true
    const { follow, received } = subscribe({
      read: async (since) => {
        if (away) throw new Error('away')
        return since === 3 ? [] : [{ id: 3, event: 'essai', data: {} }]
      },
    })
    follow()
    await settled()
    away = false
    vi.advanceTimersByTime(25_000)
    await settled()
    expect(received.join('')).toContain('id: 3')
  })

  it('tells its clients when to come back before it closes, and takes no new ones', async () => {
    const { follow, received, body } = subscribe()
    follow()
    hub.close()
    await settled()
    expect(received.at(-1)).toMatch(/^retry: [1-4]\d{3}\n\n$/)
    expect([body.readableEnded, hub.size]).toEqual([true, 0])
    expect(() => subscribe()).toThrowError(expect.objectContaining({ code: 'UNAVAILABLE' }))
  })
})
