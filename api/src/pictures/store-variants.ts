import { AppError } from '@colocdar/contracts/errors'
import type { Storage } from '../storage/storage.ts'
import type { EncodedImage } from './encode.ts'
import { allKeys, variantKey } from './keys.ts'
import * as texts from './texts.fr.ts'

/** Stores a picture in all its widths, or nothing at all. */
export const storeVariants = async (storage: Storage, src: string, image: EncodedImage): Promise<void> => {
  const writes = image.variants.map(({ width, data }) =>
    storage.put(width === image.width ? src : variantKey(src, width), data),
  )
  // Wait for all before removing anything, or a late write would leave its file behind.
  const failure = (await Promise.allSettled(writes)).find((write) => write.status === 'rejected')
  if (!failure) return
  await removeVariants(storage, src).catch(() => {})
  const message = texts.notStored
  throw Object.assign(new AppError('UNAVAILABLE', { message, retryAfter: 30 }), { cause: failure.reason })
}

export const removeVariants = async (storage: Storage, src: string): Promise<void> => {
  await Promise.all(allKeys(src).map((key) => storage.delete(key)))
}
