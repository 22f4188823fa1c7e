import { and, desc, eq, exists, isNull, or, sql } from 'drizzle-orm'
import { advisoryLocks } from '../../db/advisory-locks.ts'
import type { Db } from '../../db/database.ts'
import { pick } from '../../schema/columns.ts'
import { demandes } from '../../schema/demandes.ts'
import { emailIs, usernameIs, usernameLooksLike, usernameSkeleton, utilisateurs } from '../../schema/utilisateurs.ts'

/** What signing in needs to know of a member. */
export const selectForSignin = async (db: Db, usernameOrEmail: string) => {
  const demande = db.select({ one: sql`1` }).from(demandes).where(eq(demandes.demandeurId, utilisateurs.id))
  const [row] = await db
    .select({
      ...pick(utilisateurs, 'id', 'username', 'email', 'roles', 'subscribed', 'nom', 'prenom', 'age', 'telephone'),
      ...pick(utilisateurs, 'passwordHash', 'emailVerifiedAt', 'blockedAt', 'photo'),
      demandeFilled: sql<boolean>`${exists(demande)}`,
    })
    .from(utilisateurs)
    // A username contains no @, so one of the two unique indexes is enough.
    .where(usernameOrEmail.includes('@') ? emailIs(usernameOrEmail) : usernameAsTyped(usernameOrEmail))
    .orderBy(desc(usernameIs(usernameOrEmail)))
    .limit(1)
  return row ?? null
}

export type SigninUtilisateur = NonNullable<Awaited<ReturnType<typeof selectForSignin>>>

export const selectPasswordHash = async (db: Db, id: number): Promise<string | null> => {
  const [row] = await db.select({ hash: utilisateurs.passwordHash }).from(utilisateurs).where(eq(utilisateurs.id, id))
  return row?.hash ?? null
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

/** Until the transaction ends, no other sign-up takes this username or one that looks like it. */
export const lockUsername = async (db: Db, username: string): Promise<void> => {
  const key = sql`hashtext(${usernameSkeleton(sql`${username}::text`)})`
  await db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.username}, ${key})`)
}

/** A username counts as taken by one that looks like it. */
export const selectTaken = async (
  db: Db,
  { username, email }: { username: string; email: string },
): Promise<{ username: boolean; email: boolean }> => {
  const nameIs = sql`(${usernameIs(username)} or ${usernameLooksLike(username)})`
  const rows = await db
    .select({ username: sql<boolean>`${nameIs}`, email: sql<boolean>`${emailIs(email)}` })
    .from(utilisateurs)
    .where(or(nameIs, emailIs(email)))
  return { username: rows.some((row) => row.username), email: rows.some((row) => row.email) }
}

/** As typed, else in the form that new usernames are stored in: older ones may be written at full width. */
const usernameAsTyped = (typed: string) => {
  const stored = typed.normalize('NFKC')
  return stored === typed ? usernameIs(typed) : or(usernameIs(typed), usernameIs(stored))
}
