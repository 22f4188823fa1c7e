import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { demandes } from '../../schema/demandes.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'

export const updateConfirmee = async (db: Db, id: number, now: Date): Promise<void> => {
  await db.update(demandes).set({ confirmeeLe: now }).where(eq(demandes.id, id))
}

/** The request sleeps at once: a press wakes it. */
export const updatePartie = async (db: Db, id: number, now: Date): Promise<void> => {
  await db.update(demandes).set({ endormieLe: now, rappeleeLe: now }).where(eq(demandes.id, id))
}

export const updateEndormies = async (db: Db, ids: number[], now: Date): Promise<void> => {
  await db.update(demandes).set({ endormieLe: now }).where(inArray(demandes.id, ids))
}

export const updateRappelees = async (db: Db, ids: number[], now: Date) => {
  const rows = await db
    .update(demandes)
    .set({ rappeleeLe: now })
    .where(inArray(demandes.id, ids))
    .returning({ id: demandes.id, auteurId: demandes.demandeurId, confirmeeLe: demandes.confirmeeLe })
  return withEmails(db, rows)
}

const withEmails = async (db: Db, rows: { id: number; auteurId: number; confirmeeLe: Date | null }[]) => {
  const auteurs = rows.map(({ auteurId }) => auteurId)
  const found = await db
    .select({ id: utilisateurs.id, email: utilisateurs.email })
    .from(utilisateurs)
    .where(inArray(utilisateurs.id, auteurs))
  const emails = new Map(found.map(({ id, email }) => [id, email]))
  return rows.map(({ id, auteurId, confirmeeLe }) => ({
    id,
    email: emails.get(auteurId) ?? '',
    confirmeeLe: confirmeeLe?.toISOString() ?? '',
  }))
}
