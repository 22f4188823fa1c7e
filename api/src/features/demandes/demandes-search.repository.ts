import { maxFilteredTotal } from '@colocdar/contracts/common'
import {
  type DemandeFiltre,
  type DemandeFiltres,
  type DemandeTri,
  demandeFiltres,
} from '@colocdar/contracts/demandes-filtres'
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import type { PageWindow } from '../../db/page-window.ts'
import { demandesRecherche as searched } from '../../schema/recherche.ts'
import { villes } from '../../schema/villes.ts'
import { findHits, type Tuning } from '../../search/search-hits.ts'
import { isMatching, newestFirst, type Search, type SearchedList, sumOfVilles } from '../../search/searched-list.ts'
import { type FoundDemandes, selectPublicDemandesByIds } from './demandes.repository.ts'

export type DemandeSearch = Search<DemandeFiltres>

/** A page of the requests that match, and their number, counted up to `atMost`. */
export const selectMatchingDemandes = async (
  db: Db,
  search: DemandeSearch,
  tri: DemandeTri,
  page: PageWindow,
  { atMost = maxFilteredTotal + 1, tuning }: { atMost?: number; tuning?: Tuning } = {},
): Promise<FoundDemandes> => {
  const { ids, total } = await findHits(db, searchedDemandes, { search, tri, page, atMost, tuning })
  return { rows: await selectPublicDemandesByIds(db, ids), total }
}

/** Whether one request matches. */
export const isMatchingDemande = async (db: Db, id: number, search: DemandeSearch): Promise<boolean> => {
  const { rowCount } = await db.execute(
    sql`select from ${searched} where ${searched.demandeId} = ${id} and ${isMatching(searchedDemandes, search)}`,
  )
  return rowCount === 1
}

const columns = getTableColumns(searched)
const { vecteur, quartierCle, ...covered } = columns
const budgets: DemandeFiltre[] = ['budgetMin', 'budgetMax']

const orders: Record<DemandeTri, { by: SQL; leading: DemandeFiltre[] }> = {
  recent: { by: newestFirst, leading: [] },
  budget: { by: sql`budget, ${newestFirst}`, leading: budgets },
  '-budget': { by: sql`budget desc, ${newestFirst}`, leading: budgets },
  dispo: { by: sql`date_disponibilite, ${newestFirst}`, leading: ['dispoLe'] },
}

export const searchedDemandes: SearchedList = {
  table: searched,
  id: searched.demandeId,
  filtres: demandeFiltres,
  columns,
  covered: Object.values(covered),
  ranges: [budgets, ['dispoLe']],
  orders,
  sizeIn: (villeId) => sumOfVilles(villes.verifiedDemandeCount, villeId),
}
