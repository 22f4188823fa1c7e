import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { demandes } from '../../schema/demandes.ts'

export const updateMasque = async (db: Db, demandeurId: number, masque: boolean): Promise<void> => {
  await db
    .update(demandes)
    .set({ masque })
    .where(and(eq(demandes.demandeurId, demandeurId), ne(demandes.masque, masque)))
}
