import type { offres } from '@colocdar/contracts/offres'
import { offreFiltres } from '@colocdar/contracts/offres-filtres'
import { listTags } from '../../http/cache-tags.ts'
import type { TagsOf } from '../../http/route.ts'
import { isFiltered } from '../../search/searched-list.ts'

type Shown = { id: number; proprietaireId: number }

/** An offer shows its owner's name and its city. */
const shownBy = ({ id, proprietaireId }: Shown): string[] => [`offre:${id}`, `utilisateur:${proprietaireId}`]

export const offreTags: TagsOf<typeof offres.one> = (offre) => ({ hard: [...shownBy(offre), 'villes'], soft: [] })

export const offreListTags: TagsOf<typeof offres.search> = ({ content }, { query }) => {
  const { page, villeId, userId, repere, ...others } = query
  const list = userId
    ? `offres:de:${userId}`
    : repere
      ? `offres:repere:${repere}`
      : villeId
        ? `offres:ville:${villeId}`
        : 'offres'
  const shown = [...content.flatMap(shownBy), 'villes']
  // Most new ads do not match: a filtered list may lag behind.
  return isFiltered(offreFiltres, others) ? { hard: shown, soft: [list] } : listTags(list, page, shown)
}

/**
 * Similar to an offer that must still be public, and near its price. Which ones are changes with every offer of their
 * cities; a new one may be a minute late.
 */
export const similarTags: TagsOf<typeof offres.similar> = (similar, { params }) => ({
  hard: [`offre:${params.id}`, ...similar.flatMap(shownBy), 'villes'],
  soft: similar.length > 0 ? similar.map(({ villeId }) => `offres:ville:${villeId}`) : ['offres'],
})

/** Counts of other searches, in any city. */
export const offrePistesTags: TagsOf<typeof offres.pistes> = () => ({ hard: ['villes'], soft: ['offres'] })

/** Which ones are near changes with every offer; those shown must still be public. */
export const offresProchesTags: TagsOf<typeof offres.proches> = (near) => ({
  hard: [...near.flatMap(shownBy), 'villes'],
  soft: ['offres'],
})
