import type { Role } from '@colocdar/contracts/enumerations'
import { and, eq, exists, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { demandes } from '../../schema/demandes.ts'
import { emailIs, usernameIs, utilisateurs } from '../../schema/utilisateurs.ts'

/** What signing in needs to know of a member. */
export interface SigninUtilisateur {
  id: number
  username: string
  email: string
  passwordHash: string
  roles: Role[]
  subscribed: boolean
  nom: string | null
  prenom: string | null
  age: number | null
  telephone: string | null
  emailVerifiedAt: Date | null
  blockedAt: Date | null
  demandeFilled: boolean
}

export const selectForSignin = async (db: Db, usernameOrEmail: string): Promise<SigninUtilisateur | null> => {
  const [row] = await db
    .select({
      id: utilisateurs.id,
      username: utilisateurs.username,
      email: utilisateurs.email,
      passwordHash: utilisateurs.passwordHash,
      roles: utilisateurs.roles,
      subscribed: utilisateurs.subscribed,
      nom: utilisateurs.nom,
      prenom: utilisateurs.prenom,
      age: utilisateurs.age,
      telephone: utilisateurs.telephone,
      emailVerifiedAt: utilisateurs.emailVerifiedAt,
      blockedAt: utilisateurs.blockedAt,
      demandeFilled: sql<boolean>`${exists(
        db.select({ one: sql`1` }).from(demandes).where(eq(demandes.demandeurId, utilisateurs.id)),
      )}`,
    })
    .from(utilisateurs)
    // A username contains no @, so one of the two unique indexes is enough.
    .where(usernameOrEmail.includes('@') ? emailIs(usernameOrEmail) : usernameIs(usernameOrEmail))
  return row ?? null
}

/** Locks the member as it was when the password was checked; false when that has changed since. */
export const lockForSignin = async (db: Db, { id, passwordHash }: SigninUtilisateur): Promise<boolean> => {
  const rows = await db
    .select({ id: utilisateurs.id })
    .from(utilisateurs)
    .where(and(eq(utilisateurs.id, id), eq(utilisateurs.passwordHash, passwordHash), isNull(utilisateurs.blockedAt)))
    .for('share')
  return rows.length > 0
}

export const selectTaken = async (
  db: Db,
  { username, email }: { username: string; email: string },
): Promise<{ username: boolean; email: boolean }> => {
  const rows = await db
    .select({ username: sql<boolean>`${usernameIs(username)}`, email: sql<boolean>`${emailIs(email)}` })
    .from(utilisateurs)
    .where(or(usernameIs(username), emailIs(email)))
  return { username: rows.some((row) => row.username), email: rows.some((row) => row.email) }
}
