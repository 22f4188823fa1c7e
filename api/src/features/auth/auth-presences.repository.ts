import { and, eq, isNull, lte, notExists, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { presences } from '../../schema/presences.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'

/** A visit also ends a warning. Written once a day. */
export const touchPresence = async (db: Db, utilisateurId: number, now: Date): Promise<void> => {
  await db
    .insert(presences)
    .values({ utilisateurId, vueLe: now })
    .onConflictDoUpdate({
      target: presences.utilisateurId,
      set: { vueLe: now, avertieLe: null },
      setWhere: sql`${presences.vueLe} < ${now.toISOString()}::timestamptz - interval '1 day'`,
    })
}

/** Members without a date count from now on: those from before this table, and those who never came back. Returns how many. */
export const startPresences = async (db: Db, now: Date, limit: number): Promise<number> => {
  const known = db.select({ known: sql`1` }).from(presences).where(eq(presences.utilisateurId, utilisateurs.id))
  const missing = await db.select({ id: utilisateurs.id }).from(utilisateurs).where(notExists(known)).limit(limit)
  if (missing.length > 0)
    await db
      .insert(presences)
      .values(missing.map(({ id }) => ({ utilisateurId: id, vueLe: now })))
      .onConflictDoNothing()
  return missing.length
}

// Administrators run the site, and the block of a member must last.
const isOrdinary = sql`${utilisateurs.blockedAt} is null and not 'ROLE_ADMIN' = any(${utilisateurs.roles})`

/** Marks members as warned who were last seen by then, and returns them. */
export const takeToWarn = async (db: Db, seenBefore: Date, now: Date, limit: number) => {
  const due = await db
    .select({ id: utilisateurs.id, email: utilisateurs.email, username: utilisateurs.username })
    .from(presences)
    .innerJoin(utilisateurs, eq(utilisateurs.id, presences.utilisateurId))
    .where(and(lte(presences.vueLe, seenBefore), isNull(presences.avertieLe), isOrdinary))
    .limit(limit)
    .for('update', { of: presences, skipLocked: true })
  for (const { id } of due) await db.update(presences).set({ avertieLe: now }).where(eq(presences.utilisateurId, id))
  return due
}

interface Gone {
  seenBefore: Date
  warnedBefore: Date
}

export const selectToRemove = async (db: Db, gone: Gone, limit: number): Promise<number[]> => {
  const rows = await db
    .select({ id: utilisateurs.id })
    .from(presences)
    .innerJoin(utilisateurs, eq(utilisateurs.id, presences.utilisateurId))
    .where(and(isGone(gone), isOrdinary))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Whether it still is to be removed; a visit waits for the transaction to end. */
export const lockGone = async (db: Db, id: number, gone: Gone): Promise<boolean> => {
  const rows = await db
    .select({ id: presences.utilisateurId })
    .from(presences)
    .where(and(eq(presences.utilisateurId, id), isGone(gone)))
    .for('update')
  return rows.length === 1
}

const isGone = ({ seenBefore, warnedBefore }: Gone) =>
  and(lte(presences.vueLe, seenBefore), lte(presences.avertieLe, warnedBefore))

export const selectPresence = async (db: Db, utilisateurId: number): Promise<Date | null> => {
  const [row] = await db
    .select({ vueLe: presences.vueLe })
    .from(presences)
    .where(eq(presences.utilisateurId, utilisateurId))
  return row?.vueLe ?? null
}
