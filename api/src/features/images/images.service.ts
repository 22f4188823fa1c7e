import { AppError } from '@colocdar/contracts/errors'
import type { ImageUpload } from '@colocdar/contracts/images'
import { photoLimits, photoMessages } from '@colocdar/contracts/photo-limits'
import { fill } from '@colocdar/contracts/texts/fill'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Acteur } from '../../http/acteur.ts'
import { type Empreinte, nearestBits } from '../../pictures/empreinte.ts'
import type { EncodedPhoto } from '../../pictures/encode.ts'
import { candidateKeys, isSrc, newSrc } from '../../pictures/keys.ts'
import type { ReceivedFile } from '../../pictures/receive-file.ts'
import { sniffPhoto } from '../../pictures/sniff.ts'
import type { StoredDrawing } from '../../pictures/store-drawings.ts'
import { removeVariants, storeVariants } from '../../pictures/store-variants.ts'
import type { StoredFile } from '../../storage/storage.ts'
import { countImagesOf, insertImages, lockOwner } from './images.repository.ts'
import * as texts from './images.texts.fr.ts'
import { insertRessemblances, selectRessemblances, updateEmpreinte } from './images-empreintes.repository.ts'

/** Re-encodes and stores a member's photo. Returns the file name, to be sent with an offer. */
export const uploadImage = async (
  acteur: Acteur,
  deps: Pick<Deps, 'db' | 'storage' | 'limits' | 'encodePhoto'>,
  receive: () => Promise<ReceivedFile>,
): Promise<ImageUpload> => {
  await deps.limits.take('upload', acteur.id)
  // Before the bytes are received, and again when it is known how many they are.
  await deps.limits.check('uploadKilobytes', acteur.id)
  await requireRoomForImage(acteur, deps.db)
  const file = await receive()
  try {
    await deps.limits.take('uploadKilobytes', acteur.id, Math.ceil(file.bytes / 1024))
    if (!(await sniffPhoto(file.path))) throw new AppError('UNSUPPORTED_TYPE', { message: photoMessages.types })
    const fileName = await storeImage(acteur, deps, await deps.encodePhoto(file.path, acteur.id))
    return { success: true, fileName, message: texts.uploaded }
  } finally {
    await file.dispose()
  }
}

/** Reads a file by its name. Null when it does not exist. */
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

/** How many photos a member has whose e-mail is not verified: those of one ad. */
const unverifiedImages = photoLimits.count

const requireRoomForImage = async (acteur: Acteur, db: Db): Promise<void> => {
  if (acteur.emailVerified || (await countImagesOf(db, acteur.id)) < unverifiedImages) return
  throw new AppError('EMAIL_NOT_VERIFIED', {
    message: fill(texts.verifyForMore, { max: unverifiedImages }),
  })
}

// The row is inserted last, so that it never refers to missing files. If that fails, the files are removed.
const storeImage = async (
  acteur: Acteur,
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  image: EncodedPhoto,
): Promise<string> => {
  const src = newSrc()
  await storeVariants(storage, src, image)
  const { width, height, couleur, empreinte } = image
  const stored = db.transaction(async (tx) => {
    if (!acteur.emailVerified) await lockOwner(tx, acteur.id)
    await requireRoomForImage(acteur, tx)
    await insertImages(tx, [{ src, proprietaireId: acteur.id, width, height, couleur }])
    await rememberEmpreinte(tx, { src, proprietaireId: acteur.id }, empreinte)
  })
  await stored.catch(async (error: unknown) => {
    await removeVariants(storage, src).catch(() => {})
    throw error
  })
  return src
}

/** Stores the hash of a photo, and which photos of other members look the same. */
const rememberEmpreinte = async (
  tx: Db,
  image: { src: string; proprietaireId: number },
  empreinte: Empreinte | null,
): Promise<void> => {
  await updateEmpreinte(tx, image.src, empreinte)
  if (!empreinte) return
  const found = await selectRessemblances(tx, image, empreinte.cherches, nearestBits)
  await insertRessemblances(
    tx,
    found.map(({ src, bits }) => ({ src: image.src, autre: src, bits })),
  )
}

/** Adds the product's own drawings, whose files are already stored. They belong to no member. */
export const addDrawings = (tx: Db, drawings: StoredDrawing[]): Promise<void> => insertImages(tx, drawings)
