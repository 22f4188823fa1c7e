import type { Offre } from '@colocdar/contracts/offres'
import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { villes } from '../villes/villes.table.ts'
import {
  type FoundOffres,
  matchingOffres,
  type OffreFilter,
  type OffreRow,
  type PageWindow,
  selectNewestOffres,
  selectOffresIn,
  toOffreRows,
} from './offres.repository.ts'
import { offres, publicOffre } from './offres.table.ts'

// The sizes of the product's own lists: home, my ads, explore. Others work too, without a statement of their own.
const preparedSizes = [3, 6, 12]

/** A page of the public list, newest first, and how many there are in all. */
export const selectPublicOffres = async (db: Db, filter: OffreFilter, page: PageWindow): Promise<FoundOffres> => {
  if (page.offset === 0) return selectFirstPage(db, filter, page)
  const [counted] = await db.select({ total: totalOf(filter) }).from(sql`(values (1)) as one`)
  const total = counted?.total ?? 0
  // Past the end there is nothing to find, and a whole index to walk in order to know it.
  if (page.offset >= total) return { rows: [], total }
  return { rows: toOffreRows(await selectNewestOffres(db, publicAnd(filter), page)), total }
}

/** What the whole product asks for most: rows and total in one question, prepared where the size is a usual one. */
const selectFirstPage = async (db: Db, filter: OffreFilter, page: PageWindow): Promise<FoundOffres> => {
  const { villeId, excludedId } = filter
  const place = { villeId: villeId === undefined ? undefined : sql.placeholder('villeId'), excludedId }
  const query = () => selectNewestOffres(db, publicAnd(place), page, totalOf(place))
  const name = villeId === undefined ? `offres_public_${page.limit}` : `offres_public_ville_${page.limit}`
  const isUsual = excludedId === undefined && preparedSizes.includes(page.limit)
  const statement = isUsual ? prepared(db, name, () => query().prepare(name)) : query()
  const rows = await statement.execute({ villeId })
  return { rows: toOffreRows(rows), total: rows[0]?.total ?? 0 }
}

const publicAnd = (filter: OffreFilter) => and(publicOffre(offres), matchingOffres(filter))

/** Told by the cities' counters: counting the offers themselves would scan them. */
const totalOf = ({ villeId, excludedId }: OffreFilter): SQL<number> => {
  const where = villeId === undefined ? sql`true` : eq(villes.id, villeId)
  const counters = sql`(select coalesce(sum(${villes.verifiedColocCount}), 0)::int from ${villes} where ${where})`
  if (excludedId === undefined) return sql<number>`${counters}`
  const excluded = and(eq(offres.id, excludedId), publicAnd({ villeId }))
  return sql<number>`${counters} - (select count(*)::int from ${offres} where ${excluded})`
}

// Among so many of the newest, some are near in price; ordering a whole city by price would read all of it.
const similarWindow = 100

/** Public offers like this one: those of its city first, then those nearest in price. */
export const selectSimilarOffres = async (
  db: Db,
  offre: Pick<Offre, 'id' | 'villeId' | 'prix'>,
  size: number,
): Promise<OffreRow[]> => {
  const here = await selectNear(db, offre, eq(offres.villeId, offre.villeId), size)
  if (here.length === size) return here
  // Few offers here, so few to step over there.
  return [...here, ...(await selectNear(db, offre, ne(offres.villeId, offre.villeId), size - here.length))]
}

const selectNear = async (db: Db, offre: Pick<Offre, 'id' | 'prix'>, place: SQL, size: number) => {
  const newest = sql`select ${offres.id}, ${offres.prix} from ${offres}
    where ${and(publicOffre(offres), place, ne(offres.id, offre.id))}
    order by ${offres.createdAt} desc, ${offres.id} desc limit ${Math.max(similarWindow, size)}`
  const ids = sql`select id, abs(prix - ${offre.prix}::float8) as ecart from (${newest}) as newest
    order by ecart, id desc limit ${size}`
  return toOffreRows(await selectOffresIn(db, ids, sql`page.ecart, page.id desc`))
}
