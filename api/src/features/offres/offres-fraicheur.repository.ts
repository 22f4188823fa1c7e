import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { offres } from '../../schema/offres.ts'

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

export const updateRappelees = (db: Db, ids: number[], now: Date) =>
  db
    .update(offres)
    .set({ rappeleeLe: now })
    .where(inArray(offres.id, ids))
    .returning({ id: offres.id, auteurId: offres.proprietaireId, confirmeeLe: offres.confirmeeLe })
