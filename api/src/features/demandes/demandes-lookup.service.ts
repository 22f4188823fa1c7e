import type { Demande } from '@colocdar/contracts/demandes'
import type { Db } from '../../db/database.ts'
import type { Acteur } from '../../http/acteur.ts'
import { canSeeDemande, presentDemande } from './demandes.policy.ts'
import { type DemandeRow, selectDemandeOf, selectDemandesByIds } from './demandes.repository.ts'

/** A member's request, whatever its state. Callers decide who may see it. */
export const findDemandeOf = (db: Db, demandeurId: number): Promise<DemandeRow | null> =>
  selectDemandeOf(db, demandeurId)

/** Those of these requests that are public. */
export const listPublicDemandes = async (acteur: Acteur, db: Db, ids: number[]): Promise<Demande[]> => {
  const rows = await selectDemandesByIds(db, ids)
  return rows.filter((row) => canSeeDemande(null, row)).map((row) => presentDemande(acteur, row))
}
