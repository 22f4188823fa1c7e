import { type Abonnement, plans } from '@colocdar/contracts/abonnements'
import { AppError } from '@colocdar/contracts/errors'
import type { Db } from '../../db/database.ts'
import type { Acteur } from '../../http/acteur.ts'
import { canSeeAll } from '../utilisateurs/utilisateurs.policy.ts'
import { selectAbonnementsOf } from './abonnements.repository.ts'
import * as texts from './abonnements.texts.fr.ts'

export const listAbonnementsOf = async (acteur: Acteur, db: Db, utilisateurId: number): Promise<Abonnement[]> => {
  const rows = canSeeAll(acteur, utilisateurId) ? await selectAbonnementsOf(db, utilisateurId) : null
  if (!rows) throw new AppError('NOT_FOUND', { message: texts.unknown })
  return rows.map((row) => ({ ...row, description: plans.find(({ type }) => type === row.type)?.description ?? '' }))
}
