import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { offres, publicOffre } from '../../schema/offres.ts'

/** One offer, or all of a member. */
export type SomeOffres = { id: number } | { proprietaireId: number }

const among = (which: SomeOffres): SQL =>
  'id' in which ? eq(offres.id, which.id) : eq(offres.proprietaireId, which.proprietaireId)

export const selectPublicIds = async (db: Db, which: SomeOffres): Promise<number[]> => {
  const rows = await db
    .select({ id: offres.id })
    .from(offres)
    .where(and(among(which), publicOffre(offres)))
  return rows.map(({ id }) => id)
}

/** After the block of this member changed. */
export const updateMasque = async (db: Db, proprietaireId: number): Promise<void> => {
  await db.execute(sql`select refresh_offres_masque(${proprietaireId})`)
}
