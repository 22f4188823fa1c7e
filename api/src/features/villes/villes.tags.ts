import type { villes } from '@colocdar/contracts/villes'
import type { lieux } from '@colocdar/contracts/villes-lieux'
import type { TagsOf } from '../../http/route.ts'

/** The counters are on every list: a new ad makes them stale, but does not evict all lists. */
export const referencesTags: TagsOf<typeof villes.init> = () => ({ hard: ['villes'], soft: ['compteurs'] })

export const villesTags: TagsOf<typeof villes.list> = () => ({ hard: ['villes'], soft: [] })

/** Counts of ads, like those of the cities. */
export const quartiersTags: TagsOf<typeof lieux.quartiers> = (_, { params }) => ({
  hard: ['villes'],
  soft: [`offres:ville:${params.id}`, `demandes:ville:${params.id}`],
})

export const lieuxTags: TagsOf<typeof lieux.suggestions> = () => ({ hard: ['villes'], soft: ['compteurs'] })
