import type { AnnonceSituation } from '@colocdar/contracts/annonces-etats'
import type { Demande } from '@colocdar/contracts/demandes'
import { publicInitial } from '@colocdar/contracts/public-nom'
import { and, eq, getTableColumns, inArray, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { situationOf } from '../../db/annonce-rows.ts'
import type { Db } from '../../db/database.ts'
import type { PageWindow } from '../../db/page-window.ts'
import { inGivenOrder, prepared } from '../../db/prepared.ts'
import { withIsoDates } from '../../iso-dates.ts'
import { pick } from '../../schema/columns.ts'
import { demandes, publicDemande } from '../../schema/demandes.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import { villes } from '../../schema/villes.ts'
import { sumOfVilles } from '../../search/searched-list.ts'

/** The contract's fields, and what decides who may see the request. */
export type DemandeRow = Demande & AnnonceSituation & { version: number; budgetVerifie: number | null }

export interface DemandeFilter {
  villeId?: number | Placeholder | undefined
}

/** One page of a list, and the length of the whole list. */
export interface FoundDemandes {
  rows: DemandeRow[]
  total: number
}

export const selectDemande = async (db: Db, id: number): Promise<DemandeRow | null> => {
  const statement = prepared(db, 'demande', (name) =>
    selectDemandes(db)
      .where(eq(demandes.id, sql.placeholder('id')))
      .prepare(name),
  )
  const [row] = toDemandeRows(await statement.execute({ id }))
  return row ?? null
}

/** The request of a member, in any state. */
export const selectDemandeOf = async (db: Db, demandeurId: number): Promise<DemandeRow | null> => {
  const [row] = toDemandeRows(await selectDemandes(db).where(eq(demandes.demandeurId, demandeurId)))
  return row ?? null
}

/** In any state: for administrators only. */
export const selectDemandesByIds = async (db: Db, ids: number[]): Promise<DemandeRow[]> =>
  ids.length === 0 ? [] : toDemandeRows(await selectDemandes(db).where(inArray(demandes.id, ids)))

// The sizes that the site's own lists use; other sizes work without a prepared statement.
const preparedSizes = [6, 12]

const firstPage = (db: Db, filter: DemandeFilter, page: PageWindow) => {
  if (!preparedSizes.includes(page.limit)) return selectNewest(db, filter, page)
  const place = filter.villeId === undefined ? {} : { villeId: sql.placeholder('villeId') }
  const name = `demandes_public${filter.villeId === undefined ? '' : '_ville'}_${page.limit}`
  return prepared(db, name, () => selectNewest(db, place, page).prepare(name))
}

/** A page of the public list, newest first, and how many there are in all. */
export const selectPublicDemandes = async (db: Db, filter: DemandeFilter, page: PageWindow): Promise<FoundDemandes> => {
  if (page.offset === 0) {
    const rows = await firstPage(db, filter, page).execute({ villeId: filter.villeId })
    return { rows: toDemandeRows(rows), total: rows[0]?.total ?? 0 }
  }
  const [counted] = await db.select({ total: totalOf(filter) }).from(sql`(values (1)) as one`)
  const total = counted?.total ?? 0
  // Beyond the last page the whole index would be walked to find nothing.
  if (page.offset >= total) return { rows: [], total }
  return { rows: toDemandeRows(await selectNewest(db, filter, page)), total }
}

/** Those of these that are public by now, in the given order. */
export const selectPublicDemandesByIds = async (db: Db, ids: number[]): Promise<DemandeRow[]> => {
  if (ids.length === 0) return []
  const statement = prepared(db, 'demandes_public_ids', (name) =>
    selectDemandesIn(db, inGivenOrder, sql`page.place`).where(publicDemande(demandes)).prepare(name),
  )
  return toDemandeRows(await statement.execute({ ids }))
}

const totalOf = ({ villeId }: DemandeFilter) => sumOfVilles(villes.verifiedDemandeCount, villeId)

/**
 * Reads the ids of the page from an index alone, so that a deep page skips ids and not whole requests. Each row carries the
 * length of the whole list, which saves a query.
 */
const selectNewest = (db: Db, filter: DemandeFilter, { limit, offset }: PageWindow) => {
  // Inlined: for parameters PostgreSQL would plan as if a tenth of the table were wanted.
  const window = sql`limit ${limit} offset ${offset}`.inlineParams()
  const place = filter.villeId === undefined ? undefined : eq(demandes.villeId, filter.villeId)
  const ids = sql`select ${demandes.id}, ${demandes.createdAt} from ${demandes}
    where ${and(publicDemande(demandes), place)}
    order by ${demandes.createdAt} desc, ${demandes.id} desc ${window}`
  return selectDemandesIn(db, ids, sql`page.created_at desc, page.id desc`, totalOf(filter))
}

/** The requests that `ids` selects, ordered by its other columns. */
const selectDemandesIn = (db: Db, ids: SQL, order: SQL, total?: SQL<number>) =>
  selectDemandes(db, total).innerJoin(sql`(${ids}) as page`, sql`page.id = ${demandes.id}`).orderBy(order)

const selectDemandes = (db: Db, total = sql<number>`0`) =>
  db
    .select({ ...columns, total })
    .from(demandes)
    .innerJoin(villes, eq(villes.id, demandes.villeId))
    .innerJoin(utilisateurs, eq(utilisateurs.id, demandes.demandeurId))

const { lastVerified, submittedAt, decidedAt, updatedAt, rappeleeLe, endormieLe, signaleeLe, ...ownColumns } =
  getTableColumns(demandes)

const columns = {
  ...ownColumns,
  ...situationOf(demandes),
  ville: pick(villes, 'id', 'nom', 'nomArabe'),
  demandeur: {
    ...pick(utilisateurs, 'id', 'nom', 'prenom', 'email', 'photo'),
    isVerified: utilisateurs.identityVerified,
  },
}

const toDemandeRows = (rows: Awaited<ReturnType<typeof selectDemandes>>): DemandeRow[] =>
  rows.map(({ total: _, demandeur, ...row }) => ({
    ...withIsoDates(row),
    demandeur: { ...demandeur, nom: publicInitial(demandeur.nom) },
    type: 'demande',
    logement: { adresse: row.adresse, description: row.description, prix: row.budget, type: row.logementType },
  }))
