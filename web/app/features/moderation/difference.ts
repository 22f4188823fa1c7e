export interface Difference {
  /** The common prefix. */
  start: string
  before: string
  after: string
  /** The common suffix. */
  end: string
}

/** The difference between two texts, by whole words. */
export const differenceOf = (before: string, after: string): Difference => {
  const old = wordsOf(before)
  const now = wordsOf(after)
  const start = common(old, now)
  const end = common(old.slice(start).reverse(), now.slice(start).reverse())
  return {
    start: old.slice(0, start).join(''),
    before: old.slice(start, old.length - end).join(''),
    after: now.slice(start, now.length - end).join(''),
    end: old.slice(old.length - end).join(''),
  }
}

const wordsOf = (text: string): string[] => text.match(/\s+|\S+/g) ?? []

const common = (one: string[], other: string[]): number => {
  const parting = one.findIndex((word, index) => word !== other[index])
  return parting === -1 ? one.length : parting
}
