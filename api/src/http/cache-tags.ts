/**
 * What a public answer was made from, in the words of the notifications that the database sends (migrations 0006 and
 * 0034): `offre:12` for a thing, `offres:ville:5` for a list, `offres:ville:5:entrees` for what enters it.
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
 * The first page of a list is where people look for what is new; deeper ones may lag behind for a moment, and so may the
 * first one when something leaves that it does not show.
 */
export const listTags = (list: string, page: number, shown: readonly string[]): CacheTags => ({
  hard: page === 0 ? [...shown, `${list}:entrees`] : shown,
  soft: [list],
})
