import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { demandes } from '../../schema/demandes.ts'

/** The trigger `derive_masque` computes it. All rows, also hidden ones: one that wakes meanwhile must wait for this. */
export const updateMasque = async (db: Db, demandeurId: number): Promise<void> => {
  await db.update(demandes).set({ masque: sql`masque` }).where(eq(demandes.demandeurId, demandeurId))
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
