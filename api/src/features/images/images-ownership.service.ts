import { AppError } from '@colocdar/contracts/errors'
import { photoUnknown } from '@colocdar/contracts/texts/common.fr'
import type { Db } from '../../db/database.ts'
import type { Acteur } from '../../http/acteur.ts'
import { canUseImage } from './images.policy.ts'
import { lockImage } from './images.repository.ts'
import * as texts from './images.texts.fr.ts'

/** Refuses a picture that another member uploaded, exactly as one that does not exist. */
export const requireOwnImage = async (tx: Db, acteur: Acteur, src: string | null): Promise<void> => {
  if (src === null) return
  const image = await lockImage(tx, src)
  if (image && canUseImage(acteur, image)) return
  throw new AppError('INVALID', { details: { image: texts.imageGone } })
}

/** Refuses a photo that the member did not upload. */
export const requireUploaded = async (tx: Db, acteur: Acteur, src: string): Promise<void> => {
  const image = await lockImage(tx, src)
  if (image?.proprietaireId === acteur.id) return
  throw new AppError('INVALID', { details: { photo: photoUnknown } })
}
