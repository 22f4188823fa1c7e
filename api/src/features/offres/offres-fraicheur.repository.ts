import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { offres } from '../../schema/offres.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'

export const updateConfirmee = async (db: Db, id: number, now: Date): Promise<void> => {
  await db.update(offres).set({ confirmeeLe: now }).where(eq(offres.id, id))
}

/** Rented. */
export const updatePartie = async (db: Db, id: number, now: Date): Promise<void> => {
  await db.update(offres).set({ statut: 'LOUE', confirmeeLe: now }).where(eq(offres.id, id))
}

export const updateEndormies = async (db: Db, ids: number[], now: Date): Promise<void> => {
  await db.update(offres).set({ endormieLe: now }).where(inArray(offres.id, ids))
}

export const updateRappelees = async (db: Db, ids: number[], now: Date) => {
  const rows = await db
    .update(offres)
    .set({ rappeleeLe: now })
    .where(inArray(offres.id, ids))
    .returning({ id: offres.id, auteurId: offres.proprietaireId, confirmeeLe: offres.confirmeeLe })
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
