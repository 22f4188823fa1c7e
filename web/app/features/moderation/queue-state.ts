import type { ModerationCounts, ModerationItem, ModerationKind, ModerationQueue } from '@colocdar/contracts/moderation'
import type { DraftName } from '../../lib/drafts/drafts.ts'

export interface QueueState {
  /** Modifications of what is public first, then the oldest. */
  items: ModerationItem[]
  counts: ModerationCounts
  /** Cursor of the part that is not loaded yet. */
  suivant: string | null
  selected: string | null
}

export type QueueEvent =
  | { type: 'select'; key: string }
  | { type: 'move'; by: 1 | -1 }
  /** Decided here or by somebody else: the next item is selected at once. */
  | { type: 'leave'; item: ModerationItem }
  /** Back in the queue: the decision was undone or did not arrive, or the item has changed. */
  | { type: 'return'; item: ModerationItem }
  | { type: 'extend'; queue: ModerationQueue }

export const keyOf = ({ kind, id }: { kind: ModerationKind; id: number }): string => `${kind}-${id}`

/** The draft that stores the reason of a refusal that could not be sent. */
export const motifDraftOf = ({ kind, id }: { kind: ModerationKind; id: number }): DraftName => `motif-${kind}-${id}`

export const startQueue = ({ items, counts, suivant }: ModerationQueue): QueueState => ({
  items,
  counts,
  suivant,
  selected: items[0] ? keyOf(items[0]) : null,
})

export const selectedItem = ({ items, selected }: QueueState): ModerationItem | null =>
  items.find((item) => keyOf(item) === selected) ?? null

export const queueReducer = (state: QueueState, event: QueueEvent): QueueState => {
  switch (event.type) {
    case 'select':
      return { ...state, selected: event.key }
    case 'move':
      return { ...state, selected: neighbour(state, event.by) }
    case 'leave':
      return leave(state, event.item)
    case 'return':
      return comeBack(state, event.item)
    case 'extend':
      return extend(state, event.queue)
  }
}

const neighbour = ({ items, selected }: QueueState, by: number): string | null => {
  const index = items.findIndex((item) => keyOf(item) === selected)
  const target = items[Math.min(Math.max(index + by, 0), items.length - 1)]
  return target ? keyOf(target) : null
}

const leave = (state: QueueState, item: ModerationItem): QueueState => {
  const key = keyOf(item)
  const index = state.items.findIndex((each) => keyOf(each) === key)
  if (index === -1) return state
  const items = state.items.toSpliced(index, 1)
  const next = items[index] ?? items[index - 1]
  const selected = state.selected === key ? (next ? keyOf(next) : null) : state.selected
  return { ...state, items, selected, counts: counted(state.counts, item.kind, -1) }
}

const comeBack = (state: QueueState, item: ModerationItem): QueueState => {
  const key = keyOf(item)
  const others = state.items.filter((each) => keyOf(each) !== key)
  const at = others.findIndex((other) => rankOf(other) > rankOf(item))
  const counts = others.length === state.items.length ? counted(state.counts, item.kind, 1) : state.counts
  return { ...state, items: others.toSpliced(at === -1 ? others.length : at, 0, item), counts, selected: key }
}

/** In the order of the server. */
const rankOf = ({ etat, submittedAt }: ModerationItem): string => `${etat === 'modification' ? 0 : 1} ${submittedAt}`

const extend = (state: QueueState, { items, counts, suivant }: ModerationQueue): QueueState => {
  const known = new Set(state.items.map(keyOf))
  const all = [...state.items, ...items.filter((item) => !known.has(keyOf(item)))]
  const selected = state.selected ?? (all[0] ? keyOf(all[0]) : null)
  return { items: all, counts, suivant, selected }
}

const counted = (counts: ModerationCounts, kind: ModerationKind, by: number): ModerationCounts => ({
  ...counts,
  [kind]: Math.max(0, counts[kind] + by),
})
