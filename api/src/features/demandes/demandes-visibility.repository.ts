import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'

/** After the block of this member changed. */
export const updateMasque = async (db: Db, demandeurId: number): Promise<void> => {
  await db.execute(sql`select refresh_demandes_masque(${demandeurId})`)
}
