import type { Db } from '../../db/database.ts'
import { updateMasque } from './offres-visibility.repository.ts'

/** Hides a member's offers from everyone else, or shows them again. */
export const setOffresHidden = (tx: Db, proprietaireId: number, hidden: boolean): Promise<void> =>
  updateMasque(tx, proprietaireId, hidden)
