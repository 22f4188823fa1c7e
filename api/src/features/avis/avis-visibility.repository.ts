import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { avis } from '../../schema/avis.ts'

export const updateMasque = async (db: Db, auteurId: number, masque: boolean): Promise<void> => {
  await db
    .update(avis)
    .set({ masque })
    .where(and(eq(avis.auteurId, auteurId), ne(avis.masque, masque)))
}
