import type { CacheTags } from '../../http/cache-tags.ts'

/** Landmarks change with the tag of the cities; their counts as those of the cities do. */
export const reperesTags = (): CacheTags => ({ hard: ['villes'], soft: ['compteurs'] })
