import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { abonnements } from '../../schema/abonnements.ts'
import { pick } from '../../schema/columns.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'

/** The subscriptions of a member, newest first; null when there is no such member. */
export const selectAbonnementsOf = async (db: Db, utilisateurId: number) => {
  const rows = await db
    .select({ abonnement: pick(abonnements, 'id', 'type', 'dateDebut', 'dateFin') })
    .from(utilisateurs)
    .leftJoin(abonnements, eq(abonnements.utilisateurId, utilisateurs.id))
    .where(eq(utilisateurs.id, utilisateurId))
    .orderBy(desc(abonnements.dateDebut), desc(abonnements.id))
  return rows.length === 0 ? null : rows.flatMap(({ abonnement }) => abonnement ?? [])
}
