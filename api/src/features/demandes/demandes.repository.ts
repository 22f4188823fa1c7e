import type { AnnonceSituation } from '@colocdar/contracts/annonces-etats'
import type { Demande } from '@colocdar/contracts/demandes'
import { and, eq, getTableColumns, inArray, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import type { PageWindow } from '../../db/page-window.ts'
import { inGivenOrder, prepared } from '../../db/prepared.ts'
import { demandes, publicDemande } from '../../schema/demandes.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import { villes } from '../../schema/villes.ts'

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

/** A page of the public list, newest first, and how many there are in all. */
export const selectPublicDemandes = async (db: Db, filter: DemandeFilter, page: PageWindow): Promise<FoundDemandes> => {
  if (page.offset === 0) return selectFirstPage(db, filter, page)
  const [counted] = await db.select({ total: totalOf(filter) }).from(sql`(values (1)) as one`)
  const total = counted?.total ?? 0
  // Beyond the last page the whole index would be walked to find nothing.
  if (page.offset >= total) return { rows: [], total }
  return { rows: toDemandeRows(await selectNewest(db, publicIn(filter), page)), total }
}

/** Those of these that are public by now, in the given order. */
export const selectPublicDemandesByIds = async (db: Db, ids: number[]): Promise<DemandeRow[]> => {
  if (ids.length === 0) return []
  const statement = prepared(db, 'demandes_public_ids', (name) =>
    selectDemandesIn(db, inGivenOrder, sql`page.place`).where(publicDemande(demandes)).prepare(name),
  )
  return toDemandeRows(await statement.execute({ ids }))
}

/** Rows and total in one query, prepared for the usual sizes. */
const selectFirstPage = async (db: Db, { villeId }: DemandeFilter, page: PageWindow): Promise<FoundDemandes> => {
  const place = { villeId: villeId === undefined ? undefined : sql.placeholder('villeId') }
  const query = () => selectNewest(db, publicIn(place), page, totalOf(place))
  const name = villeId === undefined ? `demandes_public_${page.limit}` : `demandes_public_ville_${page.limit}`
  const isUsual = preparedSizes.includes(page.limit)
  const statement = isUsual ? prepared(db, name, () => query().prepare(name)) : query()
  const rows = await statement.execute({ villeId })
  return { rows: toDemandeRows(rows), total: rows[0]?.total ?? 0 }
}

const publicIn = ({ villeId }: DemandeFilter) =>
  and(publicDemande(demandes), villeId === undefined ? undefined : eq(demandes.villeId, villeId))

/** Sums the cities' counters: counting the requests would scan them. */
const totalOf = ({ villeId }: DemandeFilter): SQL<number> => {
  const where = villeId === undefined ? sql`true` : eq(villes.id, villeId)
  return sql<number>`(select coalesce(sum(${villes.verifiedDemandeCount}), 0)::int from ${villes} where ${where})`
}

/** Reads the ids of the page from an index alone, so that a deep page skips ids and not whole requests. */
const selectNewest = (db: Db, where: SQL | undefined, { limit, offset }: PageWindow, total?: SQL<number>) => {
  // Inlined: for parameters PostgreSQL would plan as if a tenth of the table were wanted.
  const window = sql`limit ${limit} offset ${offset}`.inlineParams()
  const ids = sql`select ${demandes.id}, ${demandes.createdAt} from ${demandes} where ${where}
    order by ${demandes.createdAt} desc, ${demandes.id} desc ${window}`
  return selectDemandesIn(db, ids, sql`page.created_at desc, page.id desc`, total)
}

/** The requests that `ids` selects, ordered by its other columns. */
const selectDemandesIn = (db: Db, ids: SQL, order: SQL, total?: SQL<number>) =>
  selectDemandes(db, total).innerJoin(sql`(${ids}) as page`, sql`page.id = ${demandes.id}`).orderBy(order)

/** With `total`, each row also carries the length of the whole list, which saves a query. */
const selectDemandes = (db: Db, total = sql<number>`0`) =>
  db
    .select({ ...columns, total })
    .from(demandes)
    .innerJoin(villes, eq(villes.id, demandes.villeId))
    .innerJoin(utilisateurs, eq(utilisateurs.id, demandes.demandeurId))

const { lastVerified, submittedAt, decidedAt, updatedAt, rappeleeLe, ...ownColumns } = getTableColumns(demandes)

const columns = {
  ...ownColumns,
  dejaPublique: sql<boolean>`${demandes.lastVerified} is not null`,
  blockedAt: utilisateurs.blockedAt,
  ville: { id: villes.id, nom: villes.nom },
  demandeur: {
    id: utilisateurs.id,
    nom: utilisateurs.nom,
    prenom: utilisateurs.prenom,
    email: utilisateurs.email,
    isVerified: utilisateurs.identityVerified,
    photo: utilisateurs.photo,
  },
}

type Selected = Omit<
  DemandeRow,
  'type' | 'logement' | 'createdAt' | 'confirmeeLe' | 'endormie' | 'signalee' | 'auteurBloque'
> & {
  createdAt: Date
  confirmeeLe: Date | null
  endormieLe: Date | null
  signaleeLe: Date | null
  blockedAt: Date | null
  total: number
}

export const toDemandeRows = (rows: Selected[]): DemandeRow[] =>
  rows.map(({ total: _, ...row }) => ({
    ...row,
    type: 'demande',
    logement: { adresse: row.adresse, description: row.description, prix: row.budget, type: row.logementType },
    createdAt: row.createdAt.toISOString(),
    confirmeeLe: row.confirmeeLe?.toISOString() ?? null,
    endormie: row.endormieLe !== null,
    signalee: row.signaleeLe !== null,
    auteurBloque: row.blockedAt !== null,
  }))
