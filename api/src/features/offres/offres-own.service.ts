import type { Db } from '../../db/database.ts'
import type { Acteur } from '../../http/acteur.ts'
import { withOwnModification } from '../modifications/modifications-annonces.service.ts'
import { ownsOffre } from './offres.policy.ts'
import { type OffreRow, selectOffre } from './offres.repository.ts'
import { unknownOffre } from './offres.service.ts'
import { offreRows } from './offres-publication.repository.ts'

/** Only its owner can change an offer; an administrator cannot. The lock holds for its modification as well. */
export const lockOwnOffre = async (acteur: Acteur, db: Db, id: number): Promise<OffreRow> => {
  await offreRows.lock(db, id)
  const offre = await selectOffre(db, id)
  if (!offre || !ownsOffre(acteur, offre)) throw unknownOffre()
  return withOwnModification(db, 'offre', offre)
}
