import { type Paged, toPaged } from '@colocdar/contracts/common'
import { AppError } from '@colocdar/contracts/errors'
import type { Offre } from '@colocdar/contracts/offres'
import type { Db } from '../../db/database.ts'
import type { Acteur } from '../../http/acteur.ts'
import type { Versioned } from '../../http/etag.ts'
import { canSeeOffre, presentOffre } from './offres.policy.ts'
import { type OffreRow, selectOffre, selectOffresOf } from './offres.repository.ts'
import { selectPublicOffres, selectSimilarOffres } from './offres-public.repository.ts'

interface OffreSearch {
  page: number
  size: number
  villeId?: number | undefined
  userId?: number | undefined
  excludedId?: number | undefined
}

/** Public offers, or one member's. Asking for unverified ones changes nothing: only their owner gets them, by userId. */
export const searchOffres = async (acteur: Acteur | null, db: Db, search: OffreSearch): Promise<Paged<Offre>> => {
  const { page, size, userId, villeId, excludedId } = search
  const filter = { villeId, excludedId }
  const window = { limit: size, offset: page * size }
  const { rows, total } =
    userId === undefined
      ? await selectPublicOffres(db, filter, window)
      : await selectOffresOf(db, { proprietaireId: userId, publicOnly: acteur?.id !== userId }, filter, window)
  const content = rows.map((row) => presentOffre(acteur, row))
  return toPaged(content, search, total)
}

export const readOffre = async (acteur: Acteur | null, db: Db, id: number): Promise<Versioned<Offre>> => {
  const offre = await findVisible(acteur, db, id)
  return { value: presentOffre(acteur, offre), version: offre.version }
}

export const listSimilarOffres = async (
  acteur: Acteur | null,
  db: Db,
  { id, size }: { id: number; size: number },
): Promise<Offre[]> => {
  const offre = await findVisible(acteur, db, id)
  const rows = await selectSimilarOffres(db, offre, size)
  return rows.map((row) => presentOffre(acteur, row))
}

export const unknownOffre = () => new AppError('NOT_FOUND', { message: 'Cette annonce n’existe pas.' })

const findVisible = async (acteur: Acteur | null, db: Db, id: number): Promise<OffreRow> => {
  const offre = await selectOffre(db, id)
  if (!offre || !canSeeOffre(acteur, offre)) throw unknownOffre()
  return offre
}
