import { etatOfAnnonce } from '@colocdar/contracts/annonces-etats'
import { AppError } from '@colocdar/contracts/errors'
import type { Offre } from '@colocdar/contracts/offres'
import type { Db } from '../../db/database.ts'
import type { Acteur } from '../../http/acteur.ts'
import type { Versioned } from '../../http/etag.ts'
import { withOwnModification } from '../modifications/modifications-annonces.service.ts'
import { canSeeOffre, ownsOffre, presentOffre, seesAll } from './offres.policy.ts'
import { type OffreRow, selectOffre, selectOffresByIds } from './offres.repository.ts'
import * as texts from './offres.texts.fr.ts'
import { selectSimilarHere, selectSimilarOffres } from './offres-public.repository.ts'
import { offreRows } from './offres-publication.repository.ts'

export const readOffre = async (acteur: Acteur | null, db: Db, id: number): Promise<Versioned<Offre>> => {
  const offre = await findVisible(acteur, db, id)
  const value = seesAll(acteur, offre)
    ? await withOwnModification(db, 'offre', offre)
    : presentOffre(acteur, { ...offre, etat: etatOfAnnonce(offre) })
  return { value, version: offre.version }
}

export const listSimilarOffres = async (
  acteur: Acteur | null,
  db: Db,
  { id, size }: { id: number; size: number },
): Promise<Offre[]> => {
  const here = await selectSimilarHere(db, id, size)
  return here ?? selectSimilarOffres(db, await findVisible(acteur, db, id), size)
}

/** Those that everybody may see, rented ones included, in no order. */
export const listOnlineOffres = async (db: Db, ids: number[]): Promise<Offre[]> => {
  const rows = await selectOffresByIds(db, ids)
  return rows.filter((offre) => canSeeOffre(null, offre)).map((offre) => presentOffre(null, offre))
}

export const unknownOffre = () => new AppError('NOT_FOUND', { message: texts.unknown })

/** Only its owner can change an offer; an administrator cannot. The lock holds for its modification as well. */
export const lockOwnOffre = async (acteur: Acteur, db: Db, id: number): Promise<OffreRow> => {
  await offreRows.lock(db, id)
  const offre = await selectOffre(db, id)
  if (!offre || !ownsOffre(acteur, offre)) throw unknownOffre()
  return withOwnModification(db, 'offre', offre)
}

const findVisible = async (acteur: Acteur | null, db: Db, id: number): Promise<OffreRow> => {
  const offre = await selectOffre(db, id)
  if (!offre || !canSeeOffre(acteur, offre)) throw unknownOffre()
  return offre
}
