import { eq } from 'drizzle-orm'
import { annonceRows } from '../../db/annonce-rows.ts'
import type { Db } from '../../db/database.ts'
import { demandes, publicDemande } from '../../schema/demandes.ts'

export type DemandeInsert = Omit<typeof demandes.$inferInsert, 'id'>

/** Null when the member already has one. The database decides, so two calls at the same moment create one request. */
export const insertDemande = async (db: Db, demande: DemandeInsert): Promise<number | null> => {
  const [row] = await db
    .insert(demandes)
    .values(demande)
    .onConflictDoNothing({ target: demandes.demandeurId })
    .returning({ id: demandes.id })
  return row?.id ?? null
}

export const demandeRows = annonceRows(demandes, demandes.demandeurId, publicDemande(demandes))

export const deleteDemande = async (db: Db, id: number): Promise<void> => {
  await db.delete(demandes).where(eq(demandes.id, id))
}

export const updateDemandeRow = async (db: Db, id: number, change: Partial<DemandeInsert>): Promise<void> => {
  if (Object.keys(change).length === 0) return
  await db.update(demandes).set(change).where(eq(demandes.id, id))
}
