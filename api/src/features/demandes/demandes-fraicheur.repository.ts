import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { demandes } from '../../schema/demandes.ts'

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

export const updateRappelees = (db: Db, ids: number[], now: Date) =>
  db
    .update(demandes)
    .set({ rappeleeLe: now })
    .where(inArray(demandes.id, ids))
    .returning({ id: demandes.id, auteurId: demandes.demandeurId, confirmeeLe: demandes.confirmeeLe })
