import type { Offre } from '@colocdar/contracts/offres'
import { publicInitial } from '@colocdar/contracts/public-nom'
import { type AnyColumn, and, eq, getTableColumns, ne, not, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import type { PageWindow } from '../../db/page-window.ts'
import { inGivenOrder, readRows } from '../../db/prepared.ts'
import { offres, publicOffre } from '../../schema/offres.ts'
import { shownReperes } from '../../schema/reperes.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import { villes } from '../../schema/villes.ts'
import { sumOfVilles } from '../../search/searched-list.ts'
import { matchingOffres, newestFirst, newestIds, type OffreFilter } from './offres.repository.ts'

/** One page of a public list, and the length of the whole list. */
export interface FoundPublicOffres {
  rows: Offre[]
  total: number
}

// The rest is the same for all of them, or for their owner.
const { verified, statut, motifRefus, masque, endormieLe, signaleeLe, rappeleeLe, ...seen } = getTableColumns(offres)
const { submittedAt, decidedAt, updatedAt, version, lastVerified, prixVerifie, ...ownColumns } = seen

const columns = {
  ...ownColumns,
  reperes: shownReperes(offres.reperes),
  villeNom: villes.nom,
  villeNomArabe: villes.nomArabe,
  villeImage: villes.image,
  auteurNom: utilisateurs.nom,
  auteurPrenom: utilisateurs.prenom,
  auteurVerifie: utilisateurs.identityVerified,
  auteurPhoto: utilisateurs.photo,
}
const namedColumns = Object.fromEntries(
  Object.entries(columns).map(([name, column]) => [name, sql`${column}`.as(name)]),
)

/**
 * Those of the offers that `ids` selects that are public, ordered by its other columns, each with the length of the whole
 * list, which saves a query.
 */
const selectPublicIn = (db: Db, ids: SQL, order: SQL, total = sql<number>`0`) =>
  db
    .select({ ...namedColumns, total: total.as('total') })
    .from(offres)
    .innerJoin(villes, eq(villes.id, offres.villeId))
    .innerJoin(utilisateurs, eq(utilisateurs.id, offres.proprietaireId))
    .innerJoin(sql`(${ids}) as page`, sql`page.id = ${offres.id}`)
    .orderBy(order)

const sameForAll = {
  type: 'offre',
  statut: 'DISPONIBLE',
  verified: true,
  isVerified: true,
  motifRefus: null,
  endormie: false,
} as const

type OwnField = Exclude<keyof typeof columns, `ville${'Nom' | 'NomArabe' | 'Image'}` | `auteur${string}`>
interface PublicRow extends Pick<Offre, OwnField> {
  villeNom: string
  villeNomArabe: string | null
  villeImage: string | null
  auteurNom: string
  auteurPrenom: string | null
  auteurVerifie: boolean
  auteurPhoto: string | null
  total: number
}

/** Its contract drops the columns that the city and the owner are made of. */
const toPublic = (row: PublicRow): Offre =>
  Object.assign(row, sameForAll, {
    ville: { id: row.villeId, nom: row.villeNom, nomArabe: row.villeNomArabe, image: row.villeImage },
    proprietaire: {
      id: row.proprietaireId,
      nom: publicInitial(row.auteurNom),
      prenom: row.auteurPrenom,
      isVerified: row.auteurVerifie,
      photo: row.auteurPhoto,
    },
  })

// The sizes that the site's own lists use; other sizes work without a prepared statement.
const preparedSizes = [3, 6, 12]

/** A page of the public list, newest first, and the total: one query, two beyond the last page. */
export const selectPublicOffres = async (db: Db, filter: OffreFilter, page: PageWindow): Promise<FoundPublicOffres> => {
  const rows = await readRows<PublicRow>(db, publicReading(db, filter, page))
  const [first] = rows
  if (first || page.offset === 0) return { rows: rows.map(toPublic), total: first?.total ?? 0 }
  const [counted] = await db.select({ total: totalOf(filter) }).from(sql`(values (1)) as one`)
  return { rows: [], total: counted?.total ?? 0 }
}

/** Those of these that are public by now, in the given order. */
export const selectPublicOffresByIds = async (db: Db, ids: number[]): Promise<Offre[]> => {
  if (ids.length === 0) return []
  const build = () => selectPublicIn(db, inGivenOrder, sql`page.place`).where(publicOffre(offres))
  return (await readRows<PublicRow>(db, { name: 'offres_public_ids', build, values: { ids } })).map(toPublic)
}

/** Prepared for the usual sizes. The first page has its own statement: without an offset its plan always fits. */
const publicReading = (db: Db, filter: OffreFilter, page: PageWindow) => {
  const { villeId, excludedId } = filter
  if (!preparedSizes.includes(page.limit)) return { build: () => publicQuery(db, filter, page) }
  const isFirst = page.offset === 0
  const filters = {
    villeId: villeId === undefined ? undefined : sql.placeholder('villeId'),
    excludedId: excludedId === undefined ? undefined : sql.placeholder('excludedId'),
  }
  const offset = isFirst ? 0 : sql.placeholder('offset')
  const parts = [villeId && 'ville', excludedId && 'others', page.limit, isFirst ? 'first' : 'later']
  const name = ['offres_public', ...parts].filter(Boolean).join('_')
  const build = () => publicQuery(db, filters, { limit: page.limit, offset })
  return { name, build, values: { ...filter, offset: page.offset } }
}

const publicQuery = (db: Db, filter: OffreFilter, page: PageWindow<number | Placeholder>) => {
  const total = totalOf(filter)
  const query = selectPublicIn(db, newestIds(publicAnd(filter), page), newestFirst, total)
  // Beyond the last page the whole index would be walked to find nothing. Outside of the page's own query, where it
  // would be checked for each entry that a deep page skips.
  return page.offset === 0 ? query : query.where(sql`${page.offset} < ${total}`)
}

const publicAnd = (filter: OffreFilter) => and(publicOffre(offres), matchingOffres(filter))

const totalOf = ({ villeId, excludedId }: OffreFilter): SQL<number> => {
  const counters = sumOfVilles(villes.verifiedColocCount, villeId)
  if (excludedId === undefined) return counters
  const excluded = and(eq(offres.id, excludedId), publicAnd({ villeId }))
  return sql<number>`${counters} - (select count(*)::int from ${offres} where ${excluded})`
}

// Searched among this many of the newest: ordering a whole city by price would read all of it.
const similarWindow = 100

/** Public offers like this one: those of its city first, then those nearest in price. */
export const selectSimilarOffres = async (
  db: Db,
  { id, villeId, prix }: Pick<Offre, 'id' | 'villeId' | 'prix'>,
  size: number,
): Promise<Offre[]> => {
  const reference = { id, villeId, prix }
  const here = await selectNear(db, reference, 'here', size)
  if (here.length === size) return here
  return [...here, ...(await selectNear(db, reference, 'elsewhere', size - here.length))]
}

/**
 * The same of the offer with this id, in one statement: for the usual case, an offer that everybody sees in a city with
 * enough others. Null in all other cases.
 */
export const selectSimilarHere = async (db: Db, id: number, size: number): Promise<Offre[] | null> => {
  if (size > largestPreparedNear) return null
  const build = () => {
    const placeholder = sql.placeholder('id')
    const ofVisible = (column: AnyColumn) =>
      sql`(select ${column} from ${offres} where ${and(eq(offres.id, placeholder), offres.verified, not(offres.masque))})`
    const reference = { id: placeholder, villeId: ofVisible(offres.villeId), prix: ofVisible(offres.prix) }
    return nearQuery(db, reference, 'here', size)
  }
  const rows = await readRows<PublicRow>(db, { name: `offres_similar_${size}`, build, values: { id } })
  return rows.length === size ? rows.map(toPublic) : null
}

const near = { here: eq, elsewhere: ne }
type Reference<Value = number> = Record<'id' | 'villeId' | 'prix', Value>

// The size that the site's own pages use; what a city lacks is a smaller number.
const largestPreparedNear = 3

const selectNear = async (db: Db, reference: Reference, place: keyof typeof near, size: number) => {
  const [id, villeId, prix] = [sql.placeholder('id'), sql.placeholder('villeId'), sql.placeholder('prix')]
  const name = size > largestPreparedNear ? undefined : `offres_near_${place}_${size}`
  const build = () => nearQuery(db, { id, villeId, prix }, place, size)
  return (await readRows<PublicRow>(db, { name, build, values: { ...reference } })).map(toPublic)
}

const nearQuery = (
  db: Db,
  reference: Reference<number | Placeholder | SQL>,
  place: keyof typeof near,
  size: number,
) => {
  const inPlace = near[place](offres.villeId, reference.villeId)
  // Limits are inlined: for a parameter PostgreSQL would plan as if a tenth of the table were wanted.
  const newest = sql`select ${offres.id}, ${offres.prix} from ${offres}
    where ${and(publicOffre(offres), inPlace, ne(offres.id, reference.id))}
    order by ${offres.createdAt} desc, ${offres.id} desc limit ${sql.raw(String(Math.max(similarWindow, size)))}`
  const ids = sql`select id, abs(prix - ${reference.prix}::float8) as ecart from (${newest}) as newest
    order by ecart, id desc limit ${sql.raw(String(size))}`
  return selectPublicIn(db, ids, sql`page.ecart, page.id desc`)
}
