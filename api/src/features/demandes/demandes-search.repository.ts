import { maxFilteredTotal } from '@colocdar/contracts/common'
import type { DemandeFiltre, DemandeFiltres, DemandeTri } from '@colocdar/contracts/demandes-filtres'
import { foldText } from '@colocdar/contracts/fold-text'
import { eq, getTableColumns, gte, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import type { PageWindow } from '../../db/page-window.ts'
import { countHits, findHits, type Tuning } from '../../db/search-hits.ts'
import { isMatching, newestFirst, quoteLexeme, type Search, type SearchedList } from '../../db/searched-list.ts'
import { demandesRecherche as searched } from '../../schema/recherche.ts'
import { villes } from '../../schema/villes.ts'
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
  const { ids, total } = await findHits(db, list, { search, tri, page, atMost, tuning })
  return { rows: await selectPublicDemandesByIds(db, ids), total }
}

/** How many match each of the searches, counted up to `atMost`. */
export const countMatchingDemandes = (db: Db, searches: DemandeSearch[], atMost: number): Promise<number[]> =>
  countHits(db, list, searches, atMost)

/** Whether one request matches. */
export const isMatchingDemande = async (db: Db, id: number, search: DemandeSearch): Promise<boolean> => {
  const { rowCount } = await db.execute(
    sql`select from ${searched} where ${searched.demandeId} = ${id} and ${isMatching(list, search)}`,
  )
  return rowCount === 1
}

type Named<Value> = { [Name in Exclude<DemandeFiltre, 'q'>]: (value: NonNullable<DemandeFiltres[Name]>) => Value }

const conditions: Named<SQL> = {
  villeId: (id) => eq(searched.villeId, id),
  quartier: (nom) => eq(searched.quartierCle, foldText(nom)),
  budgetMin: (budget) => gte(searched.budget, budget),
  budgetMax: (budget) => lte(searched.budget, budget),
  dispoLe: (day) => lte(searched.dateDisponibilite, day),
}

/** As the function `searched_demande` writes them. */
const lexemes: Partial<Named<string>> = {
  villeId: (id) => quoteLexeme(`@${id}`),
  quartier: (nom) => quoteLexeme(`%${foldText(nom)}`),
}

const { vecteur, quartierCle, ...covered } = getTableColumns(searched)
const budgets: DemandeFiltre[] = ['budgetMin', 'budgetMax']

const orders: Record<DemandeTri, { by: SQL; leading: DemandeFiltre[] }> = {
  recent: { by: newestFirst, leading: [] },
  budget: { by: sql`budget, ${newestFirst}`, leading: budgets },
  '-budget': { by: sql`budget desc, ${newestFirst}`, leading: budgets },
  dispo: { by: sql`date_disponibilite, ${newestFirst}`, leading: ['dispoLe'] },
}

const list: SearchedList = {
  table: searched,
  id: searched.demandeId,
  vecteur,
  covered: Object.values(covered),
  conditions,
  lexemes,
  ranges: [budgets, ['dispoLe']],
  orders,
  sizeIn: (villeId) =>
    sql`(select coalesce(sum(${villes.verifiedDemandeCount}), 0)::int from ${villes} where ${villeId === undefined ? sql`true` : eq(villes.id, villeId)})`,
}
