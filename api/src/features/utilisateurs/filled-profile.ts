import { AppError } from '@colocdar/contracts/errors'
import { isProfileFilled } from '@colocdar/contracts/utilisateurs'
import type { Db } from '../../db/database.ts'
import type { Acteur } from '../../http/acteur.ts'
import { selectUtilisateur } from './utilisateurs.repository.ts'

/** Nobody publishes before the profile says who they are and how to reach them. */
export const requireFilledProfile = async (acteur: Acteur, db: Db): Promise<void> => {
  const utilisateur = await selectUtilisateur(db, acteur.id)
  if (!utilisateur || !isProfileFilled(utilisateur)) throw new AppError('PROFILE_INCOMPLETE')
}
