import type { PushReglages } from '@colocdar/contracts/push'
import { and, desc, eq, getTableColumns, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { discardJobsWith } from '../../jobs/stored-jobs.ts'
import { pushJobs } from '../../push/push-queue.ts'
import { sessions } from '../../schema/auth.ts'
import { pick } from '../../schema/columns.ts'
import { pushAppareils, pushCles, pushReglages } from '../../schema/push.ts'
import { emailIs, utilisateurs } from '../../schema/utilisateurs.ts'

/** The stored key; of several processes that propose one at once, the first one's. */
export const selectCle = async (db: Db, proposed: Buffer): Promise<Buffer> => {
  const stored = () => db.select({ cle: pushCles.cle }).from(pushCles)
  const [known] = await stored()
  if (known) return known.cle
  await db.insert(pushCles).values({ id: 1, cle: proposed }).onConflictDoNothing()
  return (await stored())[0]?.cle ?? proposed
}

const { utilisateurId: _, ...reglages } = getTableColumns(pushReglages)

/** Null of a member who changed nothing. */
export const selectReglages = async (db: Db, utilisateurId: number): Promise<PushReglages | null> => {
  const [row] = await db.select(reglages).from(pushReglages).where(eq(pushReglages.utilisateurId, utilisateurId))
  return row ?? null
}

/** What is absent stays as it is. */
export const upsertReglages = async (db: Db, changed: typeof pushReglages.$inferInsert): Promise<void> => {
  const { utilisateurId: target } = pushReglages
  await db.insert(pushReglages).values(changed).onConflictDoUpdate({ target, set: changed })
}

/** The last used first. */
export const selectAppareils = (db: Db, utilisateurId: number) =>
  db
    .select({
      ...pick(pushAppareils, 'id', 'endpoint', 'createdAt'),
      ...pick(sessions, 'navigateur', 'systeme', 'tokenHash'),
    })
    .from(pushAppareils)
    .innerJoin(sessions, eq(sessions.id, pushAppareils.sessionId))
    .where(eq(pushAppareils.utilisateurId, utilisateurId))
    .orderBy(desc(sql`coalesce(${sessions.utiliseeLe}, ${sessions.createdAt})`), desc(pushAppareils.id))

/** In the place of what this session or this browser had before. */
export const replaceAppareil = async (
  db: Db,
  appareil: typeof pushAppareils.$inferInsert & { createdAt: Date },
): Promise<number> => {
  const { sessionId, endpoint } = appareil
  await deleteWhere(db, or(eq(pushAppareils.sessionId, sessionId), eq(pushAppareils.endpoint, endpoint)))
  const [row] = await db.insert(pushAppareils).values(appareil).returning({ id: pushAppareils.id })
  if (!row) throw new Error('the device was not inserted')
  return row.id
}

/** False unless one of them was the member's. */
export const deleteAppareils = (db: Db, utilisateurId: number, ids: number[]): Promise<boolean> =>
  deleteWhere(db, and(eq(pushAppareils.utilisateurId, utilisateurId), inArray(pushAppareils.id, ids)))

/** With what waits to be shown on them. */
const deleteWhere = async (db: Db, which: SQL | undefined): Promise<boolean> => {
  const gone = await db.delete(pushAppareils).where(which).returning({ appareilId: pushAppareils.id })
  if (gone.length > 0) await discardJobsWith(db, pushJobs, gone)
  return gone.length > 0
}

export const selectAppareilIds = async (db: Db, membre: { id: number } | { email: string }): Promise<number[]> => {
  const rows = await db
    .select({ id: pushAppareils.id })
    .from(pushAppareils)
    .innerJoin(utilisateurs, eq(utilisateurs.id, pushAppareils.utilisateurId))
    .where('id' in membre ? eq(utilisateurs.id, membre.id) : emailIs(membre.email))
  return rows.map(({ id }) => id)
}

/** A device as it may be sent to now; null once its session or its member's access has ended. */
export const selectTarget = async (db: Db, id: number, now: Date) => {
  const [row] = await db
    .select({
      ...pick(pushAppareils, 'utilisateurId', 'endpoint', 'p256dh', 'auth'),
      langue: utilisateurs.langue,
      reglages,
    })
    .from(pushAppareils)
    .innerJoin(sessions, eq(sessions.id, pushAppareils.sessionId))
    .innerJoin(utilisateurs, eq(utilisateurs.id, pushAppareils.utilisateurId))
    .leftJoin(pushReglages, eq(pushReglages.utilisateurId, pushAppareils.utilisateurId))
    .where(and(eq(pushAppareils.id, id), gt(sessions.expiresAt, now), isNull(utilisateurs.blockedAt)))
  return row ?? null
}
