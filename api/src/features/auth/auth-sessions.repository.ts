import type { Appareil } from '@colocdar/contracts/appareils'
import { isProfileFilled } from '@colocdar/contracts/utilisateurs'
import { and, desc, eq, gt, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { notifyMembres } from '../../events/notify-membres.ts'
import type { Acteur } from '../../http/acteur.ts'
import { discardJobsWith } from '../../jobs/stored-jobs.ts'
import { pushJobs } from '../../push/push-queue.ts'
import { sessions } from '../../schema/auth.ts'
import { pick } from '../../schema/columns.ts'
import { pushAppareils } from '../../schema/push.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'

/** Prepared, because every signed-in request asks this. */
export const selectActeur = async (
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<{ acteur: Acteur; facteurAt: Date | null; utiliseeLe: Date | null } | null> => {
  const statement = prepared(db, 'acteur', (name) =>
    db
      .select({
        ...pick(utilisateurs, 'id', 'roles', 'emailVerifiedAt', 'nom', 'prenom', 'age', 'telephone'),
        facteurAt: sessions.facteurAt,
        utiliseeLe: sessions.utiliseeLe,
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
  const { id, roles, emailVerifiedAt, facteurAt, utiliseeLe, ...profil } = row
  const acteur = { id, roles, emailVerified: emailVerifiedAt !== null, profileFilled: isProfileFilled(profil) }
  return { acteur, facteurAt, utiliseeLe }
}

/** Of several requests at once, the first one writes. */
export const touchSession = async (
  db: Db,
  tokenHash: Buffer,
  { now, before }: { now: Date; before: Date },
): Promise<void> => {
  const isStale = or(isNull(sessions.utiliseeLe), lte(sessions.utiliseeLe, before))
  await db
    .update(sessions)
    .set({ utiliseeLe: now })
    .where(and(eq(sessions.tokenHash, tokenHash), isStale))
}

export const insertSession = async (
  db: Db,
  session: Appareil & { tokenHash: Buffer; utilisateurId: number; expiresAt: Date; utiliseeLe: Date },
): Promise<void> => {
  await db.insert(sessions).values(session)
}

export const updateFacteurAt = async (db: Db, tokenHash: Buffer, now: Date): Promise<void> => {
  await db.update(sessions).set({ facteurAt: now }).where(eq(sessions.tokenHash, tokenHash))
}

export const lockSession = async (db: Db, tokenHash: Buffer): Promise<number | null> => {
  const [row] = await db
    .select(pick(sessions, 'id'))
    .from(sessions)
    .where(eq(sessions.tokenHash, tokenHash))
    .for('key share')
  return row?.id ?? null
}

export const selectOpenSessions = (db: Db, utilisateurId: number, now: Date) =>
  db
    .select({
      ...pick(sessions, 'id', 'tokenHash', 'navigateur', 'systeme', 'createdAt'),
      // Null of sessions that the version before has opened.
      utiliseeLe: sql<Date>`coalesce(${sessions.utiliseeLe}, ${sessions.createdAt})`.mapWith(sessions.createdAt),
    })
    .from(sessions)
    .where(and(eq(sessions.utilisateurId, utilisateurId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sql`coalesce(${sessions.utiliseeLe}, ${sessions.createdAt})`), desc(sessions.id))

export const deleteSession = (db: Db, tokenHash: Buffer): Promise<boolean> =>
  deleteSessions(db, eq(sessions.tokenHash, tokenHash))

export const deleteSessionOf = (db: Db, utilisateurId: number, id: number): Promise<boolean> =>
  deleteSessions(db, and(eq(sessions.utilisateurId, utilisateurId), eq(sessions.id, id)))

export const deleteSessionsOf = (db: Db, utilisateurId: number, but?: Buffer): Promise<boolean> =>
  deleteSessions(db, and(eq(sessions.utilisateurId, utilisateurId), but && ne(sessions.tokenHash, but)))

/**
 * Every process judges each request by this table; event streams, which stay open, are woken to be judged again. What
 * waits to be shown on their devices is deleted with them.
 */
const deleteSessions = (db: Db, which: SQL | undefined): Promise<boolean> =>
  db.transaction(async (tx) => {
    const devices = await tx
      .select({ appareilId: pushAppareils.id })
      .from(pushAppareils)
      .innerJoin(sessions, eq(sessions.id, pushAppareils.sessionId))
      .where(which)
    if (devices.length > 0) await discardJobsWith(tx, pushJobs, devices)
    const [ended] = await tx.delete(sessions).where(which).returning(pick(sessions, 'utilisateurId'))
    if (ended) await notifyMembres(tx, [ended.utilisateurId])
    return ended !== undefined
  })
