import type { Role } from '@colocdar/contracts/enumerations'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { advisoryLocks } from '../../db/advisory-locks.ts'
import type { Db } from '../../db/database.ts'
import { emailIs, utilisateurs } from '../../schema/utilisateurs.ts'

export interface NewUtilisateur {
  username: string
  email: string
  passwordHash: string
  termsAcceptedAt: Date
}

interface AccountChange {
  passwordHash?: string
  blockedAt?: Date | null
  identityVerified?: boolean
  roles?: Role[]
}

export interface Account {
  id: number
  username: string
  email: string
  emailVerifiedAt: Date | null
  blockedAt: Date | null
}

export const lockAccount = async (db: Db, key: { id: number } | { email: string }): Promise<Account | null> => {
  const [row] = await db
    .select({
      id: utilisateurs.id,
      username: utilisateurs.username,
      email: utilisateurs.email,
      emailVerifiedAt: utilisateurs.emailVerifiedAt,
      blockedAt: utilisateurs.blockedAt,
    })
    .from(utilisateurs)
    .where('id' in key ? eq(utilisateurs.id, key.id) : emailIs(key.email))
    .for('no key update')
  return row ?? null
}

/** Null when the username or the e-mail is taken. */
export const insertUtilisateur = async (db: Db, utilisateur: NewUtilisateur): Promise<number | null> => {
  const [row] = await db
    .insert(utilisateurs)
    .values(utilisateur)
    .onConflictDoNothing()
    .returning({ id: utilisateurs.id })
  return row?.id ?? null
}

export const updateAccount = async (db: Db, id: number, change: AccountChange): Promise<void> => {
  await db.update(utilisateurs).set(change).where(eq(utilisateurs.id, id))
}

export const updateEmailVerified = async (db: Db, id: number, now: Date): Promise<void> => {
  await db
    .update(utilisateurs)
    .set({ emailVerifiedAt: now })
    .where(and(eq(utilisateurs.id, id), isNull(utilisateurs.emailVerifiedAt)))
}

export const deleteUtilisateur = async (db: Db, id: number): Promise<void> => {
  await db.delete(utilisateurs).where(eq(utilisateurs.id, id))
}

/**
 * Locks every administrator who is not blocked, so that changes to this list happen one after the other. Row locks
 * alone could deadlock: a member who becomes an administrator meanwhile changes the order in which the next caller locks.
 */
export const lockAdmins = async (db: Db): Promise<number[]> => {
  await db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.administrators})`)
  const rows = await db
    .select({ id: utilisateurs.id })
    .from(utilisateurs)
    .where(and(sql`'ROLE_ADMIN' = any(${utilisateurs.roles})`, isNull(utilisateurs.blockedAt)))
    .orderBy(asc(utilisateurs.id))
    .for('no key update')
  return rows.map(({ id }) => id)
}
