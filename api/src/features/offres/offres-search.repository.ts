import { maxFilteredTotal } from '@colocdar/contracts/common'
import { foldText } from '@colocdar/contracts/fold-text'
import type { OffreFiltre, OffreFiltres, OffreTri } from '@colocdar/contracts/offres-filtres'
import { type AnyColumn, and, eq, gte, inArray, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { hasWords, type SearchedWord } from '../../db/searched-words.ts'
import { offres } from '../../schema/offres.ts'
import { offresRecherche as searched } from '../../schema/recherche.ts'
import { type FoundOffres, type PageWindow, selectOffresIn, toOffreRows } from './offres.repository.ts'

export interface OffreSearch {
  filtres: OffreFiltres
  /** What `filtres.q` means. */
  words: SearchedWord[]
  /** Left out of the list. */
  excludedId?: number | undefined
}

/**
 * A page of the offers that match, and their number, one above the largest total where there are more. The first
 * thousand are gathered and counted in one pass. Asked for twelve alone, PostgreSQL would walk the newest-first index in
 * the hope of meeting a rare word soon, and read a million rows.
 */
export const selectMatchingOffres = async (
  db: Db,
  search: OffreSearch,
  tri: OffreTri,
  { limit, offset }: PageWindow,
): Promise<FoundOffres> => {
  const order = orders[tri]
  const ids = sql`with hits as materialized (
      select ${searched.offreId} as id, ${searched.createdAt}, ${searched.prix}, ${searched.dateDisponibilite}
      from ${searched} where ${matching(search)} order by ${order(sql``, sql`offre_id`)} limit ${gathered})
    select *, (select count(*)::int from hits) as total from hits order by ${order(sql``, sql`id`)}
    limit ${sql.raw(String(limit))} offset ${sql.raw(String(offset))}`
  const rows = await selectOffresIn(db, ids, order(sql`page.`, sql`id`), sql<number>`page.total`)
  const [first] = rows
  if (first || offset === 0) return { rows: toOffreRows(rows), total: first?.total ?? 0 }
  const [total = 0] = await countMatchingOffres(db, [search], maxFilteredTotal + 1)
  return { rows: [], total }
}

/** How many match each of the searches, counted up to `atMost`, in one query. */
export const countMatchingOffres = async (db: Db, searches: OffreSearch[], atMost: number): Promise<number[]> => {
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

/** The search as a condition on offers, for lists that have one of their own. */
export const isMatchingOffre = (search: OffreSearch): SQL =>
  sql`${offres.id} in (select ${searched.offreId} from ${searched} where ${matching(search)})`

const gathered = sql.raw(String(maxFilteredTotal + 1))

// Equal ones newest first, as the indexes are ordered.
const newest = (page: SQL, id: SQL) => sql`${page}created_at desc, ${page}${id} desc`
const orders: Record<OffreTri, typeof newest> = {
  recent: newest,
  prix: (page, id) => sql`${page}prix, ${newest(page, id)}`,
  '-prix': (page, id) => sql`${page}prix desc, ${newest(page, id)}`,
  dispo: (page, id) => sql`${page}date_disponibilite, ${newest(page, id)}`,
}

const matching = ({ filtres, words, excludedId }: OffreSearch): SQL | undefined => {
  const chosen = Object.entries(filtres).filter(([, value]) => value !== undefined) as [OffreFiltre, never][]
  return and(
    ...chosen.map(([name, value]) => (name === 'q' ? hasWords(searched.vecteur, words) : conditions[name](value))),
    excludedId === undefined ? undefined : ne(searched.offreId, excludedId),
    // Without any condition `where` would stand alone.
    sql`true`,
  )
}

/** Unknown is not false: an offer that does not say is left out only when the filter asks for a yes. */
const flag = (column: AnyColumn) => (wanted: boolean) => (wanted ? sql`${column}` : sql`${column} is not true`)

const conditions: { [Name in Exclude<OffreFiltre, 'q'>]: (value: NonNullable<OffreFiltres[Name]>) => SQL } = {
  villeId: (id) => eq(searched.villeId, id),
  quartier: (nom) => eq(searched.quartierCle, foldText(nom)),
  prixMin: (prix) => gte(searched.prix, prix),
  prixMax: (prix) => lte(searched.prix, prix),
  logementType: (types) => inArray(searched.logementType, types),
  superficieMin: (superficie) => gte(searched.superficie, superficie),
  dispoLe: (day) => lte(searched.dateDisponibilite, day),
  dureeMax: (mois) => lte(searched.duree, mois),
  meuble: flag(searched.meuble),
  chargesComprises: flag(searched.chargesComprises),
  internet: flag(searched.internet),
  climatisation: flag(searched.climatisation),
  parking: flag(searched.parking),
  fumeurs: flag(searched.fumeurs),
  animaux: flag(searched.animaux),
  accueille: (who) => inArray(searched.accueille, who),
}
