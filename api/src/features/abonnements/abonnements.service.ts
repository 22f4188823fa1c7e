import { type Abonnement, plans } from '@colocdar/contracts/abonnements'
import { AppError } from '@colocdar/contracts/errors'
import type { Db } from '../../db/database.ts'
import type { Acteur } from '../../http/acteur.ts'
import { canSeeAll } from '../utilisateurs/utilisateurs.policy.ts'
import { selectAbonnementsOf } from './abonnements.repository.ts'

export const listAbonnementsOf = async (acteur: Acteur, db: Db, utilisateurId: number): Promise<Abonnement[]> => {
  const rows = canSeeAll(acteur, utilisateurId) ? await selectAbonnementsOf(db, utilisateurId) : null
  if (!rows) throw new AppError('NOT_FOUND', { message: 'Ces abonnements n’existent pas.' })
  return rows.map((row) => ({ ...row, description: plans.find(({ type }) => type === row.type)?.description ?? '' }))
}
