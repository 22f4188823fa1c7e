import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { offres } from '../../schema/offres.ts'

export const updateMasque = async (db: Db, proprietaireId: number, masque: boolean): Promise<void> => {
  await db
    .update(offres)
    .set({ masque })
    .where(and(eq(offres.proprietaireId, proprietaireId), ne(offres.masque, masque)))
}
