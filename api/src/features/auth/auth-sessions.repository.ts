import { isProfileFilled } from '@colocdar/contracts/utilisateurs'
import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import type { Acteur } from '../../http/acteur.ts'
import { sessions } from '../../schema/auth.ts'
import { pick } from '../../schema/columns.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'

/** Prepared, because every signed-in request asks this. */
export const selectActeur = async (
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<{ acteur: Acteur; facteurAt: Date | null } | null> => {
  const statement = prepared(db, 'acteur', (name) =>
    db
      .select({
        ...pick(utilisateurs, 'id', 'roles', 'emailVerifiedAt', 'nom', 'prenom', 'age', 'telephone'),
        facteurAt: sessions.facteurAt,
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
  const [row] = await statement.execute({ tokenHash, now })
  if (!row) return null
  const { id, roles, emailVerifiedAt, facteurAt, ...profil } = row
  const acteur = { id, roles, emailVerified: emailVerifiedAt !== null, profileFilled: isProfileFilled(profil) }
  return { acteur, facteurAt }
}

export const insertSession = async (
  db: Db,
  session: { tokenHash: Buffer; utilisateurId: number; expiresAt: Date },
): Promise<void> => {
  await db.insert(sessions).values(session)
}

export const updateFacteurAt = async (db: Db, tokenHash: Buffer, now: Date): Promise<void> => {
  await db.update(sessions).set({ facteurAt: now }).where(eq(sessions.tokenHash, tokenHash))
}

export const deleteSession = async (db: Db, tokenHash: Buffer): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

export const deleteSessionsOf = async (db: Db, utilisateurId: number, but?: Buffer): Promise<void> => {
  await db.delete(sessions).where(and(eq(sessions.utilisateurId, utilisateurId), but && ne(sessions.tokenHash, but)))
}
