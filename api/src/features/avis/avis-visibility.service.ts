import type { Db } from '../../db/database.ts'
import { updateMasque } from './avis-visibility.repository.ts'

/** Hides a member's reviews from everyone else, or shows them again. */
export const setAvisHidden = (tx: Db, auteurId: number, hidden: boolean): Promise<void> =>
  updateMasque(tx, auteurId, hidden)
