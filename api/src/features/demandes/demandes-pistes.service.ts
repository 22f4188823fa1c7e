import { maxFilteredTotal } from '@colocdar/contracts/common'
import { type DemandeFiltre, type DemandeFiltres, demandeFiltres } from '@colocdar/contracts/demandes-filtres'
import { chosenFiltres } from '@colocdar/contracts/filtres'
import type { Pistes } from '@colocdar/contracts/pistes'
import { capTotal } from '../../db/capped-total.ts'
import type { Db } from '../../db/database.ts'
import { findNearVilles } from '../villes/villes-proches.service.ts'
import { countMatchingDemandes } from './demandes-search.repository.ts'
import { toDemandeSearch } from './demandes-search.service.ts'

// Further away than these nobody moves; those without results are left out.
const asked = 8
const shown = 4

/** What to try when a search finds nothing: one filter less, or a city nearby. */
export const findPistes = async (db: Db, filtres: DemandeFiltres): Promise<Pistes<DemandeFiltre>> => {
  const search = await toDemandeSearch(db, filtres)
  const names = chosenFiltres(demandeFiltres, filtres)
  const near = filtres.villeId === undefined ? [] : await findNearVilles(db, filtres.villeId, asked)
  const attempts = [
    ...names.map((name) => ({ ...filtres, [name]: undefined })),
    ...near.map(({ id }) => ({ ...filtres, villeId: id, quartier: undefined })),
  ].map((attempt) => ({ ...search, filtres: attempt }))
  const totals = attempts.length > 0 ? await countMatchingDemandes(db, attempts, maxFilteredTotal + 1) : []
  const counted = totals.map((total) => capTotal(total, maxFilteredTotal))
  const isFound = ({ total }: { total: number }) => total > 0
  return {
    sansFiltre: names
      .map((filtre, index) => ({ filtre, ...(counted[index] as (typeof counted)[number]) }))
      .filter(isFound)
      .toSorted((a, b) => b.total - a.total),
    villes: near
      .map((ville, index) => ({ ...ville, ...(counted[names.length + index] as (typeof counted)[number]) }))
      .filter(isFound)
      .slice(0, shown),
  }
}
