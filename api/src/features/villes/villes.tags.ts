import type { villes } from '@colocdar/contracts/villes'
import type { TagsOf } from '../../http/route.ts'

/** The counters stand on every list: a new ad makes them stale, not wrong enough to render all lists anew. */
export const referencesTags: TagsOf<typeof villes.init> = () => ({ hard: ['villes'], soft: ['compteurs'] })

export const villesTags: TagsOf<typeof villes.list> = () => ({ hard: ['villes'], soft: [] })
