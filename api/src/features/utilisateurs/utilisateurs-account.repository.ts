import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { advisoryLocks } from '../../db/advisory-locks.ts'
import type { Db } from '../../db/database.ts'
import { pick } from '../../schema/columns.ts'
import { demoAccount, demonstration } from '../../schema/demonstration.ts'
import { emailIs, utilisateurs } from '../../schema/utilisateurs.ts'

export const lockAccount = async (db: Db, key: { id: number } | { email: string }) => {
  const [row] = await db
    .select(pick(utilisateurs, 'id', 'username', 'email', 'emailVerifiedAt', 'blockedAt', 'roles'))
    .from(utilisateurs)
    .where('id' in key ? eq(utilisateurs.id, key.id) : emailIs(key.email))
    .for('no key update')
  return row ?? null
}

/** Null when the username or the e-mail is taken. */
export const insertUtilisateur = async (
  db: Db,
  utilisateur: Pick<
    typeof utilisateurs.$inferInsert,
    'username' | 'email' | 'passwordHash' | 'termsAcceptedAt' | 'langue'
  >,
): Promise<number | null> => {
  const [row] = await db
    .insert(utilisateurs)
    .values(utilisateur)
    .onConflictDoNothing()
    .returning({ id: utilisateurs.id })
  return row?.id ?? null
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

export const countUtilisateurs = (db: Db): Promise<number> => db.$count(utilisateurs)

/** The marker, and the accounts: databases of version 1.0 and restored backups of it have no marker. */
export const countDemo = async (db: Db): Promise<number> =>
  (await db.$count(demonstration)) + (await db.$count(utilisateurs, demoAccount))
