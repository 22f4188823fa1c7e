import { AppError } from '@colocdar/contracts/errors'
import type { Db } from '../../db/database.ts'
import type { Acteur } from '../../http/acteur.ts'
import { canUseImage } from './images.policy.ts'
import { selectImage } from './images.repository.ts'

/** Refuses a picture that another member uploaded, exactly as one that does not exist. */
export const requireOwnImage = async (db: Db, acteur: Acteur, src: string | null): Promise<void> => {
  if (src === null) return
  const image = await selectImage(db, src)
  if (image && canUseImage(acteur, image)) return
  throw new AppError('INVALID', { details: { image: 'Cette image n’existe pas. Envoyez-la de nouveau.' } })
}
