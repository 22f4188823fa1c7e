import type { Offre } from '@colocdar/contracts/offres'
import { and, eq, ne, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { offres, offresParJour, publicOffre } from '../../schema/offres.ts'
import { villes } from '../../schema/villes.ts'
import {
  type FoundOffres,
  matchingOffres,
  newestFirst,
  type OffreFilter,
  type OffreRow,
  type PageWindow,
  selectNewestOffres,
  selectOffresIn,
  toOffreRows,
} from './offres.repository.ts'

// The sizes of the product's own lists: home, my ads, explore. Others work too, without a statement of their own.
const preparedSizes = [3, 6, 12]

/** A page of the public list, newest first, and how many there are in all: one question, with few exceptions. */
export const selectPublicOffres = async (db: Db, filter: OffreFilter, page: PageWindow): Promise<FoundOffres> => {
  const { villeId } = filter
  const rows = await publicStatement(db, filter, page).execute({ villeId, offset: page.offset })
  const [first] = rows
  if (first || page.offset === 0) return { rows: toOffreRows(rows), total: first?.total ?? 0 }
  const [counted] = await db.select({ total: totalOf(filter) }).from(sql`(values (1)) as one`)
  return { rows: [], total: counted?.total ?? 0 }
}

/** Prepared where the size is a usual one. The first page has its own: without an offset its plan fits every time. */
const publicStatement = (db: Db, filter: OffreFilter, page: PageWindow) => {
  const { villeId, excludedId } = filter
  const depth = page.offset === 0 ? 'first' : page.offset >= deepOffset && villeId === undefined ? 'deep' : 'later'
  if (excludedId !== undefined || !preparedSizes.includes(page.limit)) return publicQuery(db, filter, page, depth)
  const place = { villeId: villeId === undefined ? undefined : sql.placeholder('villeId') }
  const offset = page.offset === 0 ? 0 : sql.placeholder('offset')
  const name = ['offres_public', villeId && 'ville', page.limit, depth].filter(Boolean).join('_')
  return prepared(db, name, () => publicQuery(db, place, { limit: page.limit, offset }, depth).prepare(name))
}

type Depth = 'first' | 'later' | 'deep'

// From here on it is quicker to find the day of a page than to walk to it. Days are counted for the whole list only.
const deepOffset = 2_400

const publicQuery = (db: Db, filter: OffreFilter, page: PageWindow<number | Placeholder>, depth: Depth) => {
  const total = totalOf(filter)
  if (depth === 'first') return selectNewestOffres(db, publicAnd(filter), page, total)
  // Past the end there is nothing to find, and a whole index to walk in order to know it.
  const within = and(publicAnd(filter), sql`${page.offset} < ${total}`)
  if (depth === 'later') return selectNewestOffres(db, within, page, total)
  const ids = sql`with debut as materialized (${dayAt(page.offset)})
    select ${offres.id}, ${offres.createdAt} from ${offres}
    where ${within} and ${offres.createdAt} < ((select jour from debut) + 1)::timestamp at time zone 'UTC'
    order by ${offres.createdAt} desc, ${offres.id} desc
    limit ${sql.raw(String(page.limit))} offset ${page.offset} - (select avant from debut)`
  return selectOffresIn(db, ids, newestFirst, total)
}

/** The day of the public offer that stands at this place of the list, and how many stand before that day. */
const dayAt = (offset: number | Placeholder) =>
  sql`select jour, avant from (
    select jour, (sum(total) over (order by jour desc) - total)::int as avant from ${offresParJour}) as jours
    where avant <= ${offset} order by avant desc limit 1`

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
