import type { reperes } from '@colocdar/contracts/reperes'
import type { TagsOf } from '../../http/route.ts'

/** Landmarks change with the tag of the cities; their counts as those of the cities do. */
export const reperesTags: TagsOf<typeof reperes.list> = () => ({ hard: ['villes'], soft: ['compteurs'] })

export const repereTags: TagsOf<typeof reperes.one> = () => ({ hard: ['villes'], soft: ['compteurs'] })
