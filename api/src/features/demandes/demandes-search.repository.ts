import { maxFilteredTotal } from '@colocdar/contracts/common'
import type { DemandeFiltre, DemandeFiltres, DemandeTri } from '@colocdar/contracts/demandes-filtres'
import { foldText } from '@colocdar/contracts/fold-text'
import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { hasWords, type SearchedWord } from '../../db/searched-words.ts'
import { demandesRecherche as searched } from '../../schema/recherche.ts'
import { type FoundDemandes, type PageWindow, selectDemandesIn, toDemandeRows } from './demandes.repository.ts'

export interface DemandeSearch {
  filtres: DemandeFiltres
  /** What `filtres.q` means. */
  words: SearchedWord[]
}

/** A page of the requests that match, and their number, gathered as in `offres-search.repository.ts`. */
export const selectMatchingDemandes = async (
  db: Db,
  search: DemandeSearch,
  tri: DemandeTri,
  { limit, offset }: PageWindow,
): Promise<FoundDemandes> => {
  const order = orders[tri]
  const ids = sql`with hits as materialized (
      select ${searched.demandeId} as id, ${searched.createdAt}, ${searched.budget}, ${searched.dateDisponibilite}
      from ${searched} where ${matching(search)} order by ${order(sql``, sql`demande_id`)} limit ${gathered})
    select *, (select count(*)::int from hits) as total from hits order by ${order(sql``, sql`id`)}
    limit ${sql.raw(String(limit))} offset ${sql.raw(String(offset))}`
  const rows = await selectDemandesIn(db, ids, order(sql`page.`, sql`id`), sql<number>`page.total`)
  const [first] = rows
  if (first || offset === 0) return { rows: toDemandeRows(rows), total: first?.total ?? 0 }
  const [total = 0] = await countMatchingDemandes(db, [search], maxFilteredTotal + 1)
  return { rows: [], total }
}

/** How many match each of the searches, counted up to `atMost`, in one query. */
export const countMatchingDemandes = async (db: Db, searches: DemandeSearch[], atMost: number): Promise<number[]> => {
  const limit = sql.raw(String(atMost))
  const counts = searches.map(
    (search) =>
      sql`(select count(*)::int from (select from ${searched} where ${matching(search)} limit ${limit}) as hits)`,
  )
  const { rows } = await db.execute<{ totals: number[] }>(
    sql`select array[${sql.join(counts, sql`, `)}]::int[] as totals`,
  )
  return rows[0]?.totals ?? []
}

/** Whether one request matches. */
export const isMatchingDemande = async (db: Db, id: number, search: DemandeSearch): Promise<boolean> => {
  const { rowCount } = await db.execute(
    sql`select from ${searched} where ${searched.demandeId} = ${id} and ${matching(search)}`,
  )
  return rowCount === 1
}

const gathered = sql.raw(String(maxFilteredTotal + 1))

// Equal ones newest first, as the indexes are ordered.
const newest = (page: SQL, id: SQL) => sql`${page}created_at desc, ${page}${id} desc`
const orders: Record<DemandeTri, typeof newest> = {
  recent: newest,
  budget: (page, id) => sql`${page}budget, ${newest(page, id)}`,
  '-budget': (page, id) => sql`${page}budget desc, ${newest(page, id)}`,
  dispo: (page, id) => sql`${page}date_disponibilite, ${newest(page, id)}`,
}

const matching = ({ filtres, words }: DemandeSearch): SQL | undefined => {
  const chosen = Object.entries(filtres).filter(([, value]) => value !== undefined) as [DemandeFiltre, never][]
  return and(
    ...chosen.map(([name, value]) => (name === 'q' ? hasWords(searched.vecteur, words) : conditions[name](value))),
    // Without any condition `where` would stand alone.
    sql`true`,
  )
}

const conditions: { [Name in Exclude<DemandeFiltre, 'q'>]: (value: NonNullable<DemandeFiltres[Name]>) => SQL } = {
  villeId: (id) => eq(searched.villeId, id),
  quartier: (nom) => eq(searched.quartierCle, foldText(nom)),
  budgetMin: (budget) => gte(searched.budget, budget),
  budgetMax: (budget) => lte(searched.budget, budget),
  dispoLe: (day) => lte(searched.dateDisponibilite, day),
}
