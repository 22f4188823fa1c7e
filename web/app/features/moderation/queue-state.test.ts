import type { ModerationItem, ModerationKind } from '@colocdar/contracts/moderation'
import { describe, expect, it } from 'vitest'
import { keyOf, type QueueEvent, type QueueState, queueReducer, selectedItem, startQueue } from './queue-state.ts'

// The queue reads no other field of an item.
const item = (id: number, kind: ModerationKind = 'offre') =>
  ({ kind, id, submittedAt: `2026-03-0${id}T10:00:00.000Z` }) as ModerationItem
const start = (...items: ModerationItem[]) =>
  startQueue({ items, counts: { offre: 3, demande: 1, avis: 0, profil: 0 }, suivant: null })
const after = (state: QueueState, ...events: QueueEvent[]) => events.reduce(queueReducer, state)
const keys = ({ items }: QueueState) => items.map(keyOf)

describe('the queue', () => {
  it('selects the oldest item and stays within bounds', () => {
    const state = start(item(1), item(2))
    expect(selectedItem(state)?.id).toBe(1)
    expect(after(state, { type: 'move', by: 1 }, { type: 'move', by: 1 }).selected).toBe('offre-2')
    expect(after(state, { type: 'move', by: -1 }).selected).toBe('offre-1')
  })

  it('selects the next item when one leaves, and the previous one at the end', () => {
    const state = after(start(item(1), item(2), item(3)), { type: 'select', key: 'offre-2' })
    const once = after(state, { type: 'leave', item: item(2) })
    expect([keys(once), once.selected, once.counts.offre]).toEqual([['offre-1', 'offre-3'], 'offre-3', 2])
    expect(after(once, { type: 'leave', item: item(3) }).selected).toBe('offre-1')
  })

  it('counts an item that leaves twice only once', () => {
    const state = after(start(item(1)), { type: 'leave', item: item(1) }, { type: 'leave', item: item(1) })
    expect([state.selected, state.counts.offre]).toEqual([null, 2])
  })

  it('puts a returning item back in its place and selects it', () => {
    const state = after(start(item(1), item(2), item(3)), { type: 'leave', item: item(2) })
    const back = after(state, { type: 'return', item: item(2) })
    expect([keys(back), back.selected, back.counts.offre]).toEqual([['offre-1', 'offre-2', 'offre-3'], 'offre-2', 3])
    expect(after(back, { type: 'return', item: item(2) }).counts.offre).toBe(3)
  })

  it('appends the next items without duplicates', () => {
    const queue = {
      items: [item(2), item(3, 'avis')],
      counts: { offre: 2, demande: 0, avis: 1, profil: 0 },
      suivant: null,
    }
    expect(keys(after(start(item(1), item(2)), { type: 'extend', queue }))).toEqual(['offre-1', 'offre-2', 'avis-3'])
    expect(after(start(), { type: 'extend', queue }).selected).toBe('offre-2')
  })
})
