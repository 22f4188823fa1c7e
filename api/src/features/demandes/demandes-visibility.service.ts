import type { Db } from '../../db/database.ts'
import { updateMasque } from './demandes-visibility.repository.ts'

/** Hides a member's request from everyone else, or shows it again. */
export const setDemandeHidden = (tx: Db, demandeurId: number, hidden: boolean): Promise<void> =>
  updateMasque(tx, demandeurId, hidden)
