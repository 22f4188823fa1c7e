import { maxFilteredTotal } from '@colocdar/contracts/common'
import { chosenFiltres, type Filtres, type FiltreValues } from '@colocdar/contracts/filtres'
import type { Pistes } from '@colocdar/contracts/pistes'
import type { Db } from '../../db/database.ts'
import { capTotal, countHits } from '../../search/search-hits.ts'
import type { Search, SearchedList } from '../../search/searched-list.ts'
import { selectNearVilles } from './villes.repository.ts'

// The nearest cities are counted; of those with results, a few are shown.
const asked = 8
const shown = 4

/** What to try when a search finds nothing: one filter less, or a city nearby. */
export const findPistesOf = async <F extends Filtres & Record<'villeId' | 'quartier', F[string]>>(
  db: Db,
  list: SearchedList,
  known: F,
  search: Search<FiltreValues<F> & { villeId?: number | undefined }>,
): Promise<Pistes<keyof F & string>> => {
  const { filtres } = search
  const names = chosenFiltres(known, filtres)
  const near = filtres.villeId === undefined ? [] : await selectNearVilles(db, filtres.villeId, asked)
  const attempts = [
    ...names.map((name) => ({ ...filtres, [name]: undefined })),
    ...near.map(({ id }) => ({
      ...filtres,
      villeId: id,
      quartier: undefined,
      repere: undefined,
      repereMax: undefined,
    })),
  ]
  const searches = attempts.map((attempt) => ({ ...search, filtres: attempt }))
  const totals = await countHits(db, list, searches, maxFilteredTotal + 1)
  const counted = totals.map((total) => capTotal(total, maxFilteredTotal))
  const withTotals = <T>(list: T[], from: number) =>
    list
      .map((item, index) => ({ item, ...(counted[from + index] as ReturnType<typeof capTotal>) }))
      .filter(({ total }) => total > 0)
  return {
    sansFiltre: withTotals(names, 0)
      .map(({ item, ...found }) => ({ filtre: item, ...found }))
      .toSorted((a, b) => b.total - a.total),
    villes: withTotals(near, names.length)
      .map(({ item, ...found }) => ({ ...item, ...found }))
      .slice(0, shown),
  }
}
