import { describe, expect, it } from 'vitest'
import { createEntry } from './entry.ts'
import { createStore } from './store.ts'

const entry = createEntry(Buffer.from('une page'), {}, 'identity')
const tags = { hard: ['offre:12', 'utilisateur:3'], soft: ['offres:ville:5'] }

const storeAt = () => {
  const time = { now: 1 }
  const store = createStore({ maxBytes: 100_000, maxAgeMs: 1_000, maxStaleMs: 500, renewAfterMs: 200 }, () => time.now)
  store.set('/coloc/offres?page=3', entry, tags, store.clock)
  const stateOf = () => {
    const found = store.get('/coloc/offres?page=3')
    return found ? (found.stale ? 'stale' : 'fresh') : 'gone'
  }
  return { store, time, stateOf }
}

describe('the store of public answers', () => {
  it('drops an answer when something that it shows changes', () => {
    const { store, stateOf } = storeAt()
    store.invalidate(['offre:13', 'offres', 'offres:ville:6'])
    expect(stateOf()).toBe('fresh')
    store.invalidate(['utilisateur:3'])
    expect(stateOf()).toBe('gone')
  })

  it('takes an answer as stale when its list moves, for a moment', () => {
    const { store, time, stateOf } = storeAt()
    store.invalidate(['offre:13', 'offres', 'offres:ville:5'])
    expect(stateOf()).toBe('stale')
    time.now += 501
    expect(stateOf()).toBe('gone')
  })

  it('makes an answer anew at most every so often because its list moves, and at once for a better reason', () => {
    const { store, time } = storeAt()
    const renew = () => store.get('/coloc/offres?page=3')?.renew
    store.invalidate(['offres:ville:5'])
    expect(renew()).toBe(false)
    time.now += 200
    expect(renew()).toBe(true)
    store.set('/coloc/offres?page=3', entry, tags, store.clock)
    expect(renew()).toBe(false)
    store.markAllStale()
    expect(renew()).toBe(true)
  })

  it('takes an old answer as stale, then as gone', () => {
    const { time, stateOf } = storeAt()
    time.now += 1_001
    expect(stateOf()).toBe('stale')
    time.now += 500
    expect(stateOf()).toBe('gone')
  })

  it('takes everything as stale when changes may have been missed', () => {
    const { store, stateOf } = storeAt()
    store.markAllStale()
    expect(stateOf()).toBe('stale')
  })

  it('sends what it has while the database is away, except what is known to have changed', () => {
    const { store, time, stateOf } = storeAt()
    store.setOffline(true)
    time.now += 1_000_000
    expect(stateOf()).toBe('stale')
    store.invalidate(['offre:12'])
    expect(stateOf()).toBe('gone')
  })

  it('stores nothing that shows a thing which changed while it was made', () => {
    const { store } = storeAt()
    const begun = store.clock
    store.invalidate(['offre:12'])
    expect(store.set('/coloc/12', entry, tags, begun)).toBe(false)
    expect(store.set('/coloc/13', entry, { hard: ['offre:13'], soft: [] }, begun)).toBe(true)
  })

  it('drops what it can no longer be sure of when more tags change than it remembers', () => {
    const { store, stateOf } = storeAt()
    for (let id = 100; id < 50_200; id += 1) store.invalidate([`offre:${id}`])
    expect(stateOf()).toBe('gone')
  })

  it('[SEC-35] drops old answers that nobody asks for, unless the database is away', () => {
    const { store, time } = storeAt()
    time.now += 600_001
    store.setOffline(true)
    store.purge()
    expect(store.size.entries).toBe(1)
    store.setOffline(false)
    store.purge()
    expect(store.size).toMatchObject({ entries: 0, bytes: 0 })
  })

  it('[SEC-35] does not drop what people read for pages that a robot asks for once', () => {
    const page = createEntry(Buffer.alloc(1_000, 'page'), {}, 'identity')
    const limits = { maxBytes: 100_000, maxAgeMs: 1_000, maxStaleMs: 500, renewAfterMs: 200 }
    const store = createStore(limits, () => 1)
    const visit = (key: string): boolean =>
      store.get(key) !== undefined || !store.set(key, page, { hard: [], soft: [] }, store.clock)
    const read = Array.from({ length: 20 }, (_, id) => `/coloc/${id}`)
    for (const key of [...read, ...read]) visit(key)
    for (let id = 1_000; id < 3_000; id += 1) visit(`/coloc/${id}`)
    expect(read.filter(visit)).toEqual(read)
    expect(store.size.bytes).toBeLessThanOrEqual(100_000)
    // What others begin to read gets its place.
    for (let id = 1_000; id < 1_100; id += 1)
      expect([visit(`/coloc/${id}`), visit(`/coloc/${id}`)]).toEqual([false, true])
    expect(store.size.bytes).toBeLessThanOrEqual(100_000)
  })
})
