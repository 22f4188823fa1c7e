import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { avis } from '../../schema/avis.ts'
import { pick } from '../../schema/columns.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'

/** Locked until the transaction ends: two administrators decide one after the other. */
export const lockAvisForDecision = async (db: Db, id: number) => {
  const [row] = await db
    .select({
      ...pick(avis, 'id', 'version', 'submittedAt', 'decidedAt', 'motifRefus'),
      verified: avis.valide,
      auteur: pick(utilisateurs, 'email', 'blockedAt'),
    })
    .from(avis)
    .innerJoin(utilisateurs, eq(utilisateurs.id, avis.auteurId))
    .where(eq(avis.id, id))
    .for('no key update', { of: avis })
  return row ?? null
}

type Change = Partial<Pick<typeof avis.$inferSelect, 'valide' | 'motifRefus' | 'decidedAt'>>

/** Returns the new version. */
export const updateModeratedAvis = async (db: Db, id: number, change: Change): Promise<number> => {
  const [row] = await db.update(avis).set(change).where(eq(avis.id, id)).returning({ version: avis.version })
  if (!row) throw new Error(`review ${id} disappeared while it was locked`)
  return row.version
}

export const updateMasque = async (db: Db, auteurId: number, masque: boolean): Promise<void> => {
  await db
    .update(avis)
    .set({ masque })
    .where(and(eq(avis.auteurId, auteurId), ne(avis.masque, masque)))
}
