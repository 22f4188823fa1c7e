import type { Role } from '@colocdar/contracts/enumerations'
import { and, eq, exists, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { demandes } from '../../schema/demandes.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'

/** An account as signing in sees it. */
export interface Compte {
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

/** An account as its mails see it. */
export type Recipient = Pick<Compte, 'id' | 'username' | 'email' | 'emailVerifiedAt' | 'blockedAt'>

export const selectCompte = async (db: Db, usernameOrEmail: string): Promise<Compte | null> => {
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
    // A username holds no @: one of the two unique indexes is enough.
    .where(usernameOrEmail.includes('@') ? emailIs(usernameOrEmail) : usernameIs(usernameOrEmail))
  return row ?? null
}

/** Holds the account as it was when its password was checked; false when it has changed since. */
export const holdCompte = async (db: Db, { id, passwordHash }: Compte): Promise<boolean> => {
  const rows = await db
    .select({ id: utilisateurs.id })
    .from(utilisateurs)
    .where(and(eq(utilisateurs.id, id), eq(utilisateurs.passwordHash, passwordHash), isNull(utilisateurs.blockedAt)))
    .for('share')
  return rows.length > 0
}

/** Null when the username or the e-mail is taken. */
export const insertCompte = async (
  db: Db,
  compte: { username: string; email: string; passwordHash: string; termsAcceptedAt: Date },
): Promise<number | null> => {
  const [row] = await db.insert(utilisateurs).values(compte).onConflictDoNothing().returning({ id: utilisateurs.id })
  return row?.id ?? null
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

/** The lock makes everything about an account's mail tokens happen one after the other. */
export const lockRecipient = async (db: Db, who: { id: number } | { email: string }): Promise<Recipient | null> => {
  const [row] = await db
    .select({
      id: utilisateurs.id,
      username: utilisateurs.username,
      email: utilisateurs.email,
      emailVerifiedAt: utilisateurs.emailVerifiedAt,
      blockedAt: utilisateurs.blockedAt,
    })
    .from(utilisateurs)
    .where('id' in who ? eq(utilisateurs.id, who.id) : emailIs(who.email))
    .for('no key update')
  return row ?? null
}

export const updateEmailVerified = async (db: Db, id: number, now: Date): Promise<void> => {
  await db
    .update(utilisateurs)
    .set({ emailVerifiedAt: now })
    .where(and(eq(utilisateurs.id, id), isNull(utilisateurs.emailVerifiedAt)))
}

export const updatePassword = async (db: Db, id: number, passwordHash: string): Promise<void> => {
  await db.update(utilisateurs).set({ passwordHash }).where(eq(utilisateurs.id, id))
}

const usernameIs = (username: string): SQL => sql`lower(${utilisateurs.username}) = lower(${username})`
const emailIs = (email: string): SQL => sql`lower(${utilisateurs.email}) = lower(${email})`
