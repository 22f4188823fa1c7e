/**
 * What a public answer was made from, in the words of the notifications that triggers send (`api/sql/catalogue.sql`):
 * `offre:12` for an object, `offres:ville:5` for a list, `offres:ville:5:entrees` for what enters it.
 */
export interface CacheTags {
  /** Shown by the answer: when one of these changes, it must not be sent again. */
  hard: readonly string[]
  /** Lists that it is a part of: when one of these moves, it may be sent once more while another is made. */
  soft: readonly string[]
}

export const noTags: CacheTags = { hard: [], soft: [] }

export const mergeTags = (all: readonly CacheTags[]): CacheTags => {
  const hard = new Set(all.flatMap((tags) => tags.hard))
  const soft = new Set(all.flatMap((tags) => tags.soft).filter((tag) => !hard.has(tag)))
  return { hard: [...hard], soft: [...soft] }
}

/**
 * A new ad evicts the first page of a list. Deeper pages only become stale, and so does the first one when an ad leaves the
 * list that it does not show.
 */
export const listTags = (list: string, page: number, shown: readonly string[]): CacheTags => ({
  hard: page === 0 ? [...shown, `${list}:entrees`] : shown,
  soft: [list],
})
