import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import type { Acteur } from '../../http/acteur.ts'
import { sessions } from '../../schema/auth.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'

/** Every signed-in request asks this. */
export const selectActeur = async (db: Db, tokenHash: Buffer, now: Date): Promise<Acteur | null> => {
  const statement = prepared(db, 'acteur', (name) =>
    db
      .select({
        id: utilisateurs.id,
        roles: utilisateurs.roles,
        emailVerified: sql<boolean>`${isNotNull(utilisateurs.emailVerifiedAt)}`,
      })
      .from(sessions)
      .innerJoin(utilisateurs, eq(utilisateurs.id, sessions.utilisateurId))
      .where(
        and(
          eq(sessions.tokenHash, sql.placeholder('tokenHash')),
          gt(sessions.expiresAt, sql.placeholder('now')),
          isNull(utilisateurs.blockedAt),
        ),
      )
      .prepare(name),
  )
  const [acteur] = await statement.execute({ tokenHash, now })
  return acteur ?? null
}

export const insertSession = async (
  db: Db,
  session: { tokenHash: Buffer; utilisateurId: number; expiresAt: Date },
): Promise<void> => {
  await db.insert(sessions).values(session)
}

export const deleteSession = async (db: Db, tokenHash: Buffer): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

export const deleteSessionsOf = async (db: Db, utilisateurId: number): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.utilisateurId, utilisateurId))
}
