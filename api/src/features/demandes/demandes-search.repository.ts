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
      from ${searched} where ${matching(search)} order by ${order('demande_id')} limit ${gathered})
    select *, (select count(*)::int from hits) as total from hits order by ${order('id')}
    limit ${sql.raw(String(limit))} offset ${sql.raw(String(offset))}`
  const rows = await selectDemandesIn(db, ids, order('page.id'), sql<number>`page.total`)
  const [first] = rows
  if (first || offset === 0) return { rows: toDemandeRows(rows), total: first?.total ?? 0 }
  return { rows: [], total: await countMatchingDemandes(db, search, maxFilteredTotal + 1) }
}

/** How many match, counted up to `atMost`. */
export const countMatchingDemandes = async (db: Db, search: DemandeSearch, atMost: number): Promise<number> => {
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(*)::int as total from (
      select from ${searched} where ${matching(search)} limit ${sql.raw(String(atMost))}) as hits`)
  return rows[0]?.total ?? 0
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
const newest = (id: string) => sql`created_at desc, ${sql.raw(id)} desc`
const orders: Record<DemandeTri, (id: string) => SQL> = {
  recent: newest,
  budget: (id) => sql`budget, ${newest(id)}`,
  '-budget': (id) => sql`budget desc, ${newest(id)}`,
  dispo: (id) => sql`date_disponibilite, ${newest(id)}`,
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
