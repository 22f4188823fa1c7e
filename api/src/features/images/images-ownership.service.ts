import { AppError } from '@colocdar/contracts/errors'
import type { Db } from '../../db/database.ts'
import type { Acteur } from '../../http/acteur.ts'
import { selectImage } from './images.repository.ts'

/** A picture can be used by who uploaded it; those of the product belong to nobody and serve everybody. */
export const requireOwnImage = async (db: Db, acteur: Acteur, src: string | null): Promise<void> => {
  if (src === null) return
  const image = await selectImage(db, src)
  if (image && (image.proprietaireId === null || image.proprietaireId === acteur.id)) return
  throw new AppError('INVALID', { details: { image: 'Cette image n’existe pas. Envoyez-la de nouveau.' } })
}
