import type { demandes } from '@colocdar/contracts/demandes'
import { demandeFiltres } from '@colocdar/contracts/demandes-filtres'
import { listTags } from '../../http/cache-tags.ts'
import type { TagsOf } from '../../http/route.ts'
import { isFiltered } from '../../search/searched-list.ts'

type Shown = { id: number; demandeurId: number }

/** A request shows its author's name and its city. */
const shownBy = ({ id, demandeurId }: Shown): string[] => [`demande:${id}`, `utilisateur:${demandeurId}`]

export const demandeTags: TagsOf<typeof demandes.one> = (demande) => ({
  hard: [...shownBy(demande), 'villes'],
  soft: [],
})

export const demandeListTags: TagsOf<typeof demandes.search> = ({ content }, { query }) => {
  const { page, villeId, userId } = query
  const list = userId ? `demandes:de:${userId}` : villeId ? `demandes:ville:${villeId}` : 'demandes'
  const shown = [...content.flatMap(shownBy), 'villes']
  // Most new ads do not match: a filtered list may lag behind.
  return isFiltered(demandeFiltres, query) ? { hard: shown, soft: [list] } : listTags(list, page, shown)
}

/** Counts of other searches, in any city. */
export const demandePistesTags: TagsOf<typeof demandes.pistes> = () => ({ hard: ['villes'], soft: ['demandes'] })

/** As for offers. */
export const demandesProchesTags: TagsOf<typeof demandes.proches> = (near) => ({
  hard: [...near.flatMap(shownBy), 'villes'],
  soft: ['demandes'],
})
