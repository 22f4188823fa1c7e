import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { demandes } from '../../schema/demandes.ts'

/** After the block of this member changed. */
export const updateMasque = async (db: Db, demandeurId: number): Promise<void> => {
  await db.execute(sql`select refresh_demandes_masque(${demandeurId})`)
}

/** Whether it was another before. */
export const updateSignalee = async (db: Db, id: number, since: Date | null): Promise<boolean> => {
  const rows = await db
    .update(demandes)
    .set({ signaleeLe: since })
    .where(and(eq(demandes.id, id), since ? isNull(demandes.signaleeLe) : isNotNull(demandes.signaleeLe)))
    .returning({ id: demandes.id })
  return rows.length > 0
}
