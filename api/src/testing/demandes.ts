import { eq } from 'drizzle-orm'
import { demandes } from '../schema/demandes.ts'
import type { TestData } from './test-app.ts'

type DemandeChanges = Partial<Omit<typeof demandes.$inferInsert, 'id'>> &
  Pick<typeof demandes.$inferInsert, 'demandeurId' | 'villeId'>

/** Inserts a request directly: public unless `changes` says otherwise. */
export const createDemande = async (test: TestData, changes: DemandeChanges): Promise<number> => {
  const [demande] = await test.deps.db
    .insert(demandes)
    .values({
      titre: 'Recherche colocataire',
      description: 'Étudiante calme, je cherche une chambre.',
      quartier: 'Agdal',
      budget: 2000,
      dateDemande: '2026-11-01',
      dateDisponibilite: '2000-01-01',
      duree: 9,
      verified: true,
      ...changes,
    })
    .returning({ id: demandes.id })
  if (!demande) throw new Error('the request was not inserted')
  return demande.id
}

/** The row in the database. */
export const demandeRow = async (test: TestData, id: number) => {
  const [row] = await test.deps.db.select().from(demandes).where(eq(demandes.id, id))
  if (!row) throw new Error(`no request ${id}`)
  return row
}
