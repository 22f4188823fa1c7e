import type { ModerationAuteur } from '@colocdar/contracts/moderation'
import type { Db } from '../../db/database.ts'
import { selectAuteurs } from './moderation-auteurs.repository.ts'

/** What an administrator should be warned about; null when there is no such member. */
export const readAlertes = async (
  db: Db,
  utilisateurId: number,
  now: Date,
): Promise<ModerationAuteur['alertes'] | null> => {
  const auteurs = await selectAuteurs(db, [utilisateurId], now)
  return auteurs.get(utilisateurId)?.alertes ?? null
}
