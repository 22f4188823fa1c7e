import { and, asc, isNull, sql } from 'drizzle-orm'
import { advisoryLocks } from '../../db/advisory-locks.ts'
import type { Db } from '../../db/database.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'

/**
 * Locks every administrator who is not blocked, so that changes to who they are happen one after the other. Row locks
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
