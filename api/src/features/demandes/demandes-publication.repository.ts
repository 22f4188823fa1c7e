import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { demandes } from '../../schema/demandes.ts'

export type DemandeInsert = Omit<typeof demandes.$inferInsert, 'id'>

/** Null when the member has one already: the database decides, also between two requests of the same moment. */
export const insertDemande = async (db: Db, demande: DemandeInsert): Promise<number | null> => {
  const [row] = await db
    .insert(demandes)
    .values(demande)
    .onConflictDoNothing({ target: demandes.demandeurId })
    .returning({ id: demandes.id })
  return row?.id ?? null
}

/** Holds the request until the transaction ends: changes to it take turns. */
export const lockDemande = async (db: Db, id: number): Promise<void> => {
  await db.select({ id: demandes.id }).from(demandes).where(eq(demandes.id, id)).for('no key update')
}

export const deleteDemande = async (db: Db, id: number): Promise<void> => {
  await db.delete(demandes).where(eq(demandes.id, id))
}

export const updateDemandeRow = async (db: Db, id: number, change: Partial<DemandeInsert>): Promise<void> => {
  if (Object.keys(change).length === 0) return
  await db.update(demandes).set(change).where(eq(demandes.id, id))
}
