import { AppError } from '@colocdar/contracts/errors'
import { photoUnknown } from '@colocdar/contracts/texts/common.fr'
import type { Db } from '../../db/database.ts'
import type { Acteur } from '../../http/acteur.ts'
import { canUsePhoto } from './offres.policy.ts'
import * as texts from './offres.texts.fr.ts'
import { lockPhotos, type UploadedPhoto } from './offres-publication.repository.ts'

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
  unknown: photoUnknown,
  used: texts.photoUsed,
  repeated: texts.photoRepeated,
}

const problemOf = (acteur: Acteur, photo: UploadedPhoto | undefined, offreId: number | undefined): string | null => {
  // A photo that the offer already shows may stay, even without an uploader, as the demo's pictures.
  if (offreId !== undefined && photo?.offreIds.includes(offreId)) return null
  // Another member's photo gets the answer of a missing one, so that names cannot be probed.
  if (!photo || !canUsePhoto(acteur, photo)) return messages.unknown
  return photo.offreIds.some((id) => id !== offreId) ? messages.used : null
}
