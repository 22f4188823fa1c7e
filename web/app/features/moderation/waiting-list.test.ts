import type { ModerationItem, ModerationKind } from '@colocdar/contracts/moderation'
import type { SignalementDossier } from '@colocdar/contracts/signalements'
import { describe, expect, it } from 'vitest'
import { keyOf } from './item-names.ts'
import { dossierName, dossiersReducer } from './use-dossiers.ts'
import { queueReducer } from './use-queue.ts'
import { startWaiting, type WaitingEvent } from './waiting-list.ts'

// The list reads no other field of an item.
const item = (id: number, kind: ModerationKind = 'offre', etat = 'attente') =>
  ({ kind, id, etat, submittedAt: `2026-03-0${id}T10:00:00.000Z` }) as ModerationItem
const three = [item(1), item(2), item(3)] as const
const after = (...events: WaitingEvent<ModerationItem>[]) => {
  const { items, selected } = events.reduce(queueReducer, startWaiting(three))
  return { ids: items.map(({ id }) => id), selected: selected?.id }
}
const [first, second, third] = three

describe('what waits for a decision', () => {
  it('selects the first item and moves within the list', () => {
    expect(after()).toEqual({ ids: [1, 2, 3], selected: 1 })
    expect(after({ type: 'move', by: 1 }).selected).toBe(2)
    expect(after({ type: 'move', by: -1 }).selected).toBe(1)
    expect(after({ type: 'select', item: third }, { type: 'move', by: 1 }).selected).toBe(3)
  })

  it('selects the next item when one leaves, the previous one at the end, and none when all have left', () => {
    const leave = (left: ModerationItem) => ({ type: 'leave', item: left }) as const
    expect(after(leave(first))).toEqual({ ids: [2, 3], selected: 2 })
    expect(after(leave(second))).toEqual({ ids: [1, 3], selected: 1 })
    expect(after({ type: 'select', item: third }, leave(third))).toEqual({ ids: [1, 2], selected: 2 })
    expect(after(leave(first), leave(first))).toEqual({ ids: [2, 3], selected: 2 })
    expect(after(leave(first), leave(second), leave(third))).toEqual({ ids: [], selected: undefined })
  })

  it.each(['return', 'undo'] as const)('puts an item back in its place, once: %s', (type) => {
    expect(after({ type: 'leave', item: second }, { type, item: item(2) }).ids).toEqual([1, 2, 3])
    expect(after({ type, item: item(3) }).ids).toEqual([1, 2, 3])
    expect(after({ type, item: item(4, 'offre', 'modification') }).ids).toEqual([4, 1, 2, 3])
  })

  it('selects an item whose decision was undone', () => {
    expect(after({ type: 'leave', item: second }, { type: 'undo', item: item(2) }).selected).toBe(2)
  })

  it('keeps another item selected when a decision did not arrive', () => {
    expect(after({ type: 'leave', item: first }, { type: 'return', item: item(1) }).selected).toBe(2)
    expect(queueReducer(startWaiting([]), { type: 'return', item: first }).selected).toBe(first)
    const fresh = item(1)
    expect(queueReducer(startWaiting(three), { type: 'return', item: fresh }).selected).toBe(fresh)
  })

  it('appends the next items without duplicates', () => {
    expect(after({ type: 'extend', items: [item(3), item(2, 'avis')] }).ids).toEqual([1, 2, 3, 2])
    expect(queueReducer(startWaiting([]), { type: 'extend', items: three }).selected).toBe(first)
  })
})

describe('reports', () => {
  const dossier = (membreId: number, masqueLe: string | null = null): SignalementDossier => ({
    kind: 'conversation',
    objetId: 1,
    titre: 'Offre 1',
    membre: { id: membreId, username: `membre ${membreId}` },
    masqueLe,
    nombre: 1,
    premierLe: `2026-11-0${membreId}T00:00:00.000Z`,
    version: membreId,
    ouvertePar: null,
    signalements: [],
  })

  it('[SEC-53] tells the two dossiers of a conversation apart', () => {
    const both = [dossier(7), dossier(8)]
    const left = dossiersReducer(startWaiting(both), { type: 'leave', item: dossier(7) })
    expect(left).toEqual({ items: [dossier(8)], selected: dossier(8) })
    expect(both.map(dossierName)).toEqual([
      'membre 7, conversation «\u00a0Offre 1\u00a0»',
      'membre 8, conversation «\u00a0Offre 1\u00a0»',
    ])
  })

  it('puts what is hidden first, then what waits longest', () => {
    const back = (returned: SignalementDossier) =>
      dossiersReducer(startWaiting([dossier(2), dossier(4)]), { type: 'return', item: returned }).items.map(
        ({ membre }) => membre.id,
      )
    expect([back(dossier(3)), back(dossier(5, '2026-11-06T00:00:00.000Z'))]).toEqual([
      [2, 3, 4],
      [5, 2, 4],
    ])
  })
})

it('tells items of two kinds with one number apart', () => {
  expect([item(1), item(1, 'avis')].map(keyOf)).toEqual(['offre-1', 'avis-1'])
})
