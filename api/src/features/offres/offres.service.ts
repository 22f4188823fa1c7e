import { toPaged } from '@colocdar/contracts/common'
import type { OutputOf, ParsedOf } from '@colocdar/contracts/endpoint'
import { AppError } from '@colocdar/contracts/errors'
import type { Offre, offres } from '@colocdar/contracts/offres'
import type { Db } from '../../db/database.ts'
import type { Acteur } from '../../http/acteur.ts'
import type { Versioned } from '../../http/etag.ts'
import { canSeeOffre, ownsOffre, presentOffre } from './offres.policy.ts'
import { type FoundOffres, type OffreRow, selectOffre, selectOffresByIds, selectOffresOf } from './offres.repository.ts'
import { selectPublicOffres, selectSimilarHere, selectSimilarOffres } from './offres-public.repository.ts'

type OffreSearch = ParsedOf<typeof offres.search>['query']
type FoundPage = OutputOf<typeof offres.search>

/** Public offers, or those of one member. `verified` changes nothing: only their owner gets unverified ones, by userId. */
export const searchOffres = async (acteur: Acteur | null, db: Db, search: OffreSearch): Promise<FoundPage> => {
  const { page, size, userId, villeId, excludedId } = search
  const filter = { villeId, excludedId }
  const window = { limit: size, offset: page * size }
  const toPage = ({ rows, total }: FoundOffres) =>
    toPaged(
      rows.map((row) => presentOffre(acteur, row)),
      search,
      total,
    )
  if (userId === undefined) return toPage(await selectPublicOffres(db, filter, window))
  const isOwner = ownsOffre(acteur, { proprietaireId: userId })
  const found = await selectOffresOf(db, { proprietaireId: userId, publicOnly: !isOwner }, filter, window)
  return { ...toPage(found), ...(isOwner && { enAttente: found.waiting }) }
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
  const rows =
    (await selectSimilarHere(db, id, size)) ?? (await selectSimilarOffres(db, await findVisible(acteur, db, id), size))
  return rows.map((row) => presentOffre(acteur, row))
}

/** Those that everybody may see, rented ones included, in no order. */
export const listOnlineOffres = async (db: Db, ids: number[]): Promise<Offre[]> => {
  const rows = await selectOffresByIds(db, ids)
  return rows.filter((offre) => canSeeOffre(null, offre)).map((offre) => presentOffre(null, offre))
}

export const unknownOffre = () => new AppError('NOT_FOUND', { message: 'Cette annonce n’existe pas.' })

const findVisible = async (acteur: Acteur | null, db: Db, id: number): Promise<OffreRow> => {
  const offre = await selectOffre(db, id)
  if (!offre || !canSeeOffre(acteur, offre)) throw unknownOffre()
  return offre
}
