import { AppError } from '@colocdar/contracts/errors'
import type { Offre, OffreDetailEdition, OffreEdition } from '@colocdar/contracts/offres'
import type * as z from 'zod'
import type { Db } from '../../db/database.ts'
import type { Acteur } from '../../http/acteur.ts'
import { requireVille } from '../villes/villes.service.ts'
import { contentOf, type OffreContent } from './offres.states.ts'
import { lockPhotos, type UploadedPhoto } from './offres-publication.repository.ts'

/** The fields of both forms, each of which sends its own. */
export type OffreChanges = Partial<z.output<typeof OffreEdition> & z.output<typeof OffreDetailEdition>>

/** The offer as the change wants it: what it does not name stays, and an empty list of photos keeps them. */
export const editOffre = async (acteur: Acteur, db: Db, offre: Offre, change: OffreChanges): Promise<OffreContent> => {
  const { type, ville, villeId, photos, proprietaireId: _, ...fields } = change
  const before = contentOf(offre)
  const wantedVille = villeId ?? (typeof ville === 'object' ? ville.id : ville)
  return {
    ...before,
    ...fields,
    ...(type && { logementType: type }),
    villeId: wantedVille === undefined ? before.villeId : await requireVille(db, wantedVille),
    photos: photos?.length ? await requirePhotos(acteur, db, photos, offre.id) : before.photos,
  }
}

/** Photos that the member uploaded, each shown by no other offer and only once. */
export const requirePhotos = async (
  acteur: Acteur,
  db: Db,
  photos: { src: string }[],
  offreId?: number,
): Promise<string[]> => {
  const srcs = photos.map(({ src }) => src)
  const known = new Map((await lockPhotos(db, srcs)).map((photo) => [photo.src, photo]))
  const problems = srcs.map((src, index) =>
    srcs.indexOf(src) < index ? messages.repeated : problemOf(acteur, known.get(src), offreId),
  )
  const details = problems.flatMap((problem, index) => (problem ? [[`photos.${index}.src`, problem]] : []))
  if (details.length > 0) throw new AppError('INVALID', { details: Object.fromEntries(details) })
  return srcs
}

const messages = {
  unknown: 'Cette photo est introuvable\u00a0: envoyez-la de nouveau.',
  used: 'Cette photo est déjà utilisée par une autre annonce.',
  repeated: 'Cette photo est déjà dans la liste.',
}

const problemOf = (acteur: Acteur, photo: UploadedPhoto | undefined, offreId: number | undefined): string | null => {
  // What the offer shows already may stay, whoever put it there: the demo's drawings are nobody's uploads.
  if (offreId !== undefined && photo?.offreIds.includes(offreId)) return null
  // Somebody else's photo answers as a missing one does: names are not to be probed.
  if (photo?.proprietaireId !== acteur.id) return messages.unknown
  return photo.offreIds.some((id) => id !== offreId) ? messages.used : null
}
