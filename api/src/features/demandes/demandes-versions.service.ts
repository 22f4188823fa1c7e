import { type AnnonceSituation, etatOfAnnonce } from '@colocdar/contracts/annonces-etats'
import type { Demande } from '@colocdar/contracts/demandes'
import type { Db } from '../../db/database.ts'
import { findModifications, toShownModification } from '../modifications/modifications.service.ts'

/** Requests with what waits for an administrator: for their authors and administrators only. */
export const withModifications = async <T extends Demande & AnnonceSituation>(db: Db, demandes: T[]): Promise<T[]> => {
  const found = await findModifications(
    db,
    'demande',
    demandes.map(({ id }) => id),
  )
  return demandes.map((demande) => {
    const modification = toShownModification(found.get(demande.id))
    return { ...demande, modification, etat: etatOfAnnonce({ ...demande, modification }) }
  })
}

export const withOwnModification = async <T extends Demande & AnnonceSituation>(db: Db, demande: T): Promise<T> =>
  (await withModifications(db, [demande]))[0] ?? demande
