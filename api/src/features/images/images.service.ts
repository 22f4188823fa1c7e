import { AppError } from '@colocdar/contracts/errors'
import type { ImageUpload } from '@colocdar/contracts/images'
import { photoMessages } from '@colocdar/contracts/offres'
import type { Deps } from '../../deps.ts'
import type { Acteur } from '../../http/acteur.ts'
import { type EncodedImage, encodePhoto } from '../../images/encode.ts'
import { candidateKeys, isSrc, newSrc } from '../../images/keys.ts'
import type { ReceivedFile } from '../../images/receive-file.ts'
import { sniffPhoto } from '../../images/sniff.ts'
import { removeVariants, storeVariants } from '../../images/store-variants.ts'
import type { StoredFile } from '../../storage/storage.ts'
import { insertImages } from './images.repository.ts'

/** Keeps a member's photo, re-encoded, and answers the name under which an offer can use it. */
export const uploadImage = async (
  acteur: Acteur,
  deps: Pick<Deps, 'db' | 'storage' | 'limits'>,
  receive: () => Promise<ReceivedFile>,
): Promise<ImageUpload> => {
  await deps.limits.take('upload', String(acteur.id))
  const file = await receive()
  try {
    if (!(await sniffPhoto(file.path))) throw new AppError('UNSUPPORTED_TYPE', { message: photoMessages.types })
    const fileName = await keepImage(acteur, deps, await encodePhoto(file.path))
    return { success: true, fileName, message: 'Photo téléchargée avec succès.' }
  } finally {
    await file.dispose()
  }
}

/** The file behind `/uploads/{src}?w=`, found by its name alone: the database is not asked. */
export const readImage = async (
  { storage }: Pick<Deps, 'storage'>,
  src: string,
  wantedWidth: number | undefined,
): Promise<StoredFile | null> => {
  if (!isSrc(src)) return null
  for (const key of candidateKeys(src, wantedWidth)) {
    const file = await storage.get(key)
    if (file) return file
  }
  return null
}

// The row comes last: what it names exists. Without it the files go again.
const keepImage = async (
  acteur: Acteur,
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  image: EncodedImage,
): Promise<string> => {
  const src = newSrc()
  await storeVariants(storage, src, image)
  const { width, height, couleur } = image
  await insertImages(db, [{ src, proprietaireId: acteur.id, width, height, couleur }]).catch(async (error: unknown) => {
    await removeVariants(storage, src).catch(() => {})
    throw error
  })
  return src
}
