import type { AnnonceSituation } from '@colocdar/contracts/annonces-etats'
import type { Offre } from '@colocdar/contracts/offres'
import { publicInitial } from '@colocdar/contracts/public-nom'
import { and, count, eq, getTableColumns, ne, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { situationOf } from '../../db/annonce-rows.ts'
import type { Db } from '../../db/database.ts'
import type { PageWindow } from '../../db/page-window.ts'
import { prepared } from '../../db/prepared.ts'
import { withIsoDates } from '../../iso-dates.ts'
import { pick } from '../../schema/columns.ts'
import { offres, publicOffre } from '../../schema/offres.ts'
import { shownReperes } from '../../schema/reperes.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import { villes } from '../../schema/villes.ts'
import { visites } from '../../schema/visites.ts'

/** The contract's fields, and what decides who may see the offer. */
export type OffreRow = Offre & AnnonceSituation & { version: number; prixVerifie: number | null }

export interface OffreFilter {
  villeId?: number | Placeholder | undefined
  /** Left out of the list. */
  excludedId?: number | Placeholder | undefined
  /** A search, as a condition. */
  matching?: SQL | undefined
}

/** One page of a list, and the length of the whole list. */
export interface FoundOffres {
  rows: OffreRow[]
  total: number
}

export const selectOffre = async (db: Db, id: number): Promise<OffreRow | null> => {
  const statement = prepared(db, 'offre', (name) =>
    selectOffres(db, { visitees })
      .where(eq(offres.id, sql.placeholder('id')))
      .prepare(name),
  )
  const [row] = toOffreRows(await statement.execute({ id }))
  return row ?? null
}

/** In any state: for administrators only. */
export const selectOffresByIds = async (db: Db, ids: number[]): Promise<OffreRow[]> =>
  ids.length === 0
    ? []
    : toOffreRows(await selectOffresIn(db, sql`select unnest(${sql.param(ids)}::int[]) as id`, sql`1`))

/** The offers of one member, newest first: all of them, or only the public ones. */
export const selectOffresOf = async (
  db: Db,
  owner: { proprietaireId: number; publicOnly: boolean },
  filter: OffreFilter,
  page: PageWindow,
): Promise<FoundOffres & { waiting: number }> => {
  const where = and(
    eq(offres.proprietaireId, owner.proprietaireId),
    owner.publicOnly ? publicOffre(offres) : undefined,
    matchingOffres(filter),
  )
  // A member has few offers: counting them is cheap.
  const [counted] = await db.select({ total: count(), waiting: countWaiting }).from(offres).where(where)
  const rows = toOffreRows(await selectOffresIn(db, newestIds(where, page), newestFirst))
  return { rows, total: counted?.total ?? 0, waiting: counted?.waiting ?? 0 }
}

const countWaiting = sql<number>`(count(*) filter (where not ${offres.verified} and ${offres.motifRefus} is null))::int`

export const matchingOffres = ({ villeId, excludedId, matching }: OffreFilter): SQL | undefined =>
  and(
    villeId === undefined ? undefined : eq(offres.villeId, villeId),
    excludedId === undefined ? undefined : ne(offres.id, excludedId),
    matching,
  )

export const newestFirst = sql`page.created_at desc, page.id desc`

/** Reads the ids of the page from an index alone, so that a deep page skips ids and not whole offers. */
export const newestIds = (where: SQL | undefined, { limit, offset }: PageWindow<number | Placeholder>): SQL => {
  // Inlined: for a parameter PostgreSQL would plan as if a tenth of the table were wanted.
  const inline = (value: number | Placeholder) => (typeof value === 'number' ? sql.raw(String(value)) : sql`${value}`)
  return sql`select ${offres.id}, ${offres.createdAt} from ${offres} where ${where}
    order by ${offres.createdAt} desc, ${offres.id} desc limit ${inline(limit)} offset ${inline(offset)}`
}

/** The offers that `ids` selects, ordered by its other columns. */
const selectOffresIn = (db: Db, ids: SQL, order: SQL) =>
  selectOffres(db).innerJoin(sql`(${ids}) as page`, sql`page.id = ${offres.id}`).orderBy(order)

const selectOffres = (db: Db, more: { visitees?: SQL<number> } = {}) =>
  db
    .select({ ...offreColumns, ...more })
    .from(offres)
    .innerJoin(villes, eq(villes.id, offres.villeId))
    .innerJoin(utilisateurs, eq(utilisateurs.id, offres.proprietaireId))

const visitees = sql<number>`(select count(distinct ${visites.visiteurId})::int from ${visites}
  where ${visites.offreId} = ${offres.id} and ${visites.reponse} = 'conforme'
    and ${visites.ailleurs} is null)`

const toOffreRows = (rows: Awaited<ReturnType<typeof selectOffres>>): OffreRow[] =>
  rows.map(({ proprietaire, ...row }) => ({
    ...withIsoDates(row),
    proprietaire: { ...proprietaire, nom: publicInitial(proprietaire.nom) },
    type: 'offre',
    isVerified: row.verified,
  }))

const { lastVerified, submittedAt, decidedAt, updatedAt, rappeleeLe, endormieLe, signaleeLe, ...ownColumns } =
  getTableColumns(offres)

const offreColumns = {
  ...ownColumns,
  reperes: shownReperes(offres.reperes),
  ...situationOf(offres),
  ville: pick(villes, 'id', 'nom', 'nomArabe', 'image'),
  proprietaire: { ...pick(utilisateurs, 'id', 'nom', 'prenom', 'photo'), isVerified: utilisateurs.identityVerified },
}
