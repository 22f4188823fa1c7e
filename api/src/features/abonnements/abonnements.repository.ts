import type { PlanType } from '@colocdar/contracts/abonnements'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { abonnements } from '../../schema/abonnements.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'

export interface AbonnementRow {
  id: number
  type: PlanType
  dateDebut: string
  dateFin: string | null
}

/** The subscriptions of a member, newest first; null when there is no such member. */
export const selectAbonnementsOf = async (db: Db, utilisateurId: number): Promise<AbonnementRow[] | null> => {
  const rows = await db
    .select({
      abonnement: {
        id: abonnements.id,
        type: abonnements.type,
        dateDebut: abonnements.dateDebut,
        dateFin: abonnements.dateFin,
      },
    })
    .from(utilisateurs)
    .leftJoin(abonnements, eq(abonnements.utilisateurId, utilisateurs.id))
    .where(eq(utilisateurs.id, utilisateurId))
    .orderBy(desc(abonnements.dateDebut), desc(abonnements.id))
  return rows.length === 0 ? null : rows.flatMap(({ abonnement }) => abonnement ?? [])
}
