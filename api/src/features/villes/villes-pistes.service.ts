import { maxFilteredTotal } from '@colocdar/contracts/common'
import { chosenFiltres, type Filtres, type FiltreValues } from '@colocdar/contracts/filtres'
import type { Pistes } from '@colocdar/contracts/pistes'
import type { Db } from '../../db/database.ts'
import { countHits } from '../../search/count-hits.ts'
import { capTotal } from '../../search/search-hits.ts'
import type { Search, SearchedList } from '../../search/searched-list.ts'
import { selectNearVilles } from './villes.repository.ts'

// The nearest cities are counted; of those with results, a few are shown.
const asked = 8
const shown = 4

// A place within the city means nothing in another one.
const ofVille = ['villeId', 'quartier', 'repere', 'repereMax']

/** What to try when a search finds nothing: one filter less, or a city nearby. */
export const findPistesOf = async <F extends Filtres & Record<'villeId' | 'quartier', F[string]>>(
  db: Db,
  list: SearchedList,
  known: F,
  search: Search<FiltreValues<F> & { villeId?: number | undefined }>,
): Promise<Pistes<keyof F & string>> => {
  const { filtres } = search
  const names = chosenFiltres(known, filtres)
  const without = (dropped: string[], villeId?: number): Search => {
    const changes = Object.fromEntries(dropped.map((name) => [name, name === 'villeId' ? villeId : undefined]))
    return { ...search, filtres: { ...filtres, ...changes } }
  }
  const count = (searches: Search[], options: { pool?: Search | undefined; enough?: number } = {}) =>
    countHits(db, list, searches, { atMost: maxFilteredTotal + 1, ...options })
  const countWithout = async (each: string[], pool?: Search) => {
    const totals = await count(
      each.map((name) => without([name])),
      { pool },
    )
    return each.map((name, place) => [name, totals[place] as number] as const)
  }

  // Few ads have the words or name the landmark: one search finds those of the city, among which other filters are dropped.
  const rare = ['q', 'repere'].find((name) => names.includes(name))
  const others = names.filter((name) => name !== 'villeId' && name !== rare)
  const pool = rare === undefined ? undefined : without(others)
  const near = filtres.villeId === undefined ? [] : await selectNearVilles(db, filtres.villeId, asked)
  const nearby = near.map(({ id }) => without(ofVille, id))
  const elsewhere = without(ofVille)
  const isWhole = names.every((name) => name === 'villeId' || !ofVille.includes(name))
  const [anywhere, ...inVilles] = names.includes('villeId')
    ? await count([isWhole ? elsewhere : without(['villeId']), ...nearby], { pool: elsewhere, enough: 1 + shown })
    : []
  const totals = new Map<string, number | undefined>([
    ['villeId', anywhere],
    ...(await countWithout(others, pool)),
    ...(await countWithout(rare === undefined ? [] : [rare])),
  ])
  const withTotal = <T>(item: T, total = 0) => ({ ...item, ...capTotal(total, maxFilteredTotal) })
  return {
    sansFiltre: names
      .map((filtre) => withTotal({ filtre }, totals.get(filtre)))
      .filter(({ total }) => total > 0)
      .toSorted((a, b) => b.total - a.total),
    villes: near
      .map((ville, place) => withTotal(ville, inVilles[place]))
      .filter(({ total }) => total > 0)
      .slice(0, shown),
  }
}
