export interface WaitingList<T> {
  items: readonly T[]
  selected: T | null
}

export type WaitingEvent<T> =
  | { type: 'select'; item: T }
  | { type: 'move'; by: 1 | -1 }
  /** Decided here or by another administrator: the next item is selected at once. */
  | { type: 'leave'; item: T }
  /** Back in the list: the decision did not arrive, or the item has changed. Another one may be being decided on. */
  | { type: 'return'; item: T }
  /** Back in the list, and selected. */
  | { type: 'undo'; item: T }
  | { type: 'extend'; items: readonly T[] }

export const startWaiting = <T>(items: readonly T[]): WaitingList<T> => ({ items, selected: items[0] ?? null })

/** `rankOf` is the server's order. */
export const waitingReducer =
  <T>(keyOf: (item: T) => string, rankOf: (item: T) => string) =>
  (state: WaitingList<T>, event: WaitingEvent<T>): WaitingList<T> => {
    const { items, selected } = state
    const placeOf = (item: T) => items.findIndex((each) => keyOf(each) === keyOf(item))
    switch (event.type) {
      case 'select':
        return { items, selected: event.item }
      case 'move': {
        if (selected === null) return state
        const place = placeOf(selected) + event.by
        return { items, selected: items[Math.min(Math.max(place, 0), items.length - 1)] ?? null }
      }
      case 'leave': {
        const place = placeOf(event.item)
        if (place === -1) return state
        const left = items.toSpliced(place, 1)
        return { items: left, selected: selected === items[place] ? (left[place] ?? left.at(-1) ?? null) : selected }
      }
      case 'return':
      case 'undo': {
        const others = items.filter((each) => keyOf(each) !== keyOf(event.item))
        const at = others.findIndex((other) => rankOf(other) > rankOf(event.item))
        const isOther = selected !== null && keyOf(selected) !== keyOf(event.item)
        return {
          items: others.toSpliced(at === -1 ? others.length : at, 0, event.item),
          selected: event.type === 'return' && isOther ? selected : event.item,
        }
      }
      case 'extend': {
        const all = [...items, ...event.items.filter((item) => placeOf(item) === -1)]
        return { items: all, selected: selected ?? all[0] ?? null }
      }
    }
  }
