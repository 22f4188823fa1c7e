import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { pick } from '../../schema/columns.ts'
import { demandes } from '../../schema/demandes.ts'
import { offres } from '../../schema/offres.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'

/** `for update` also blocks new offers and reviews, which refer to the row. */
export const lockLeavingUtilisateur = async (db: Db, id: number) => {
  const [row] = await db
    .select(pick(utilisateurs, 'username', 'email', 'emailVerifiedAt', 'passwordHash', 'roles'))
    .from(utilisateurs)
    .where(eq(utilisateurs.id, id))
    .for('update')
  return row ?? null
}

export type LeavingUtilisateur = NonNullable<Awaited<ReturnType<typeof lockLeavingUtilisateur>>>

export const lockListingsOf = async (db: Db, utilisateurId: number): Promise<void> => {
  await db
    .select({ id: offres.id })
    .from(offres)
    .where(eq(offres.proprietaireId, utilisateurId))
    .orderBy(asc(offres.id))
    .for('update')
  await db.select({ id: demandes.id }).from(demandes).where(eq(demandes.demandeurId, utilisateurId)).for('update')
}
