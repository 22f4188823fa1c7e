import type { Db } from '../../db/database.ts'
import { type DemandeRow, selectDemandeOf } from './demandes.repository.ts'

/** A member's request, whatever its state. Callers decide who may see it. */
export const findDemandeOf = (db: Db, demandeurId: number): Promise<DemandeRow | null> =>
  selectDemandeOf(db, demandeurId)
