import type { Role } from '@colocdar/contracts/enumerations'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { demandes } from '../../schema/demandes.ts'
import { offres } from '../../schema/offres.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'

export interface LeavingUtilisateur {
  username: string
  email: string
  emailVerified: boolean
  passwordHash: string
  roles: Role[]
}

/** `for update` also blocks new offers and reviews, which refer to the row. */
export const lockLeavingUtilisateur = async (db: Db, id: number): Promise<LeavingUtilisateur | null> => {
  const [row] = await db
    .select({
      username: utilisateurs.username,
      email: utilisateurs.email,
      emailVerifiedAt: utilisateurs.emailVerifiedAt,
      passwordHash: utilisateurs.passwordHash,
      roles: utilisateurs.roles,
    })
    .from(utilisateurs)
    .where(eq(utilisateurs.id, id))
    .for('update')
  if (!row) return null
  const { emailVerifiedAt, ...utilisateur } = row
  return { ...utilisateur, emailVerified: emailVerifiedAt !== null }
}

export const lockListingsOf = async (db: Db, utilisateurId: number): Promise<void> => {
  await db
    .select({ id: offres.id })
    .from(offres)
    .where(eq(offres.proprietaireId, utilisateurId))
    .orderBy(asc(offres.id))
    .for('update')
  await db.select({ id: demandes.id }).from(demandes).where(eq(demandes.demandeurId, utilisateurId)).for('update')
}
