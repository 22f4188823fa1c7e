import { type AnnonceSituation, etatOfAnnonce } from '@colocdar/contracts/annonces-etats'
import type { Offre } from '@colocdar/contracts/offres'
import type { Db } from '../../db/database.ts'
import { findModifications, toShownModification } from '../modifications/modifications.service.ts'

/** Offers with what waits for an administrator: for their owners and administrators only. */
export const withModifications = async <T extends Offre & AnnonceSituation>(db: Db, offres: T[]): Promise<T[]> => {
  const found = await findModifications(
    db,
    'offre',
    offres.map(({ id }) => id),
  )
  return offres.map((offre) => {
    const modification = toShownModification(found.get(offre.id))
    return { ...offre, modification, etat: etatOfAnnonce({ ...offre, modification }) }
  })
}

export const withOwnModification = async <T extends Offre & AnnonceSituation>(db: Db, offre: T): Promise<T> =>
  (await withModifications(db, [offre]))[0] ?? offre

/** The photos of the public version and of the one that waits. */
export const allSrcsOf = ({ photos, modification }: Pick<Offre, 'photos' | 'modification'>): string[] => [
  ...new Set([...photos, ...(modification?.contenu.photos ?? [])].map(({ src }) => src)),
]
