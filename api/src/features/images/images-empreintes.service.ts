import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { type Empreinte, nearestBits, readEmpreinte } from '../../pictures/empreinte.ts'
import {
  insertRessemblances,
  selectRessemblances,
  selectWithoutEmpreinte,
  updateEmpreinte,
} from './images-empreintes.repository.ts'

interface OwnedImage {
  src: string
  proprietaireId: number
}

/** Stores the hash of a photo, and which photos of other members look the same. */
export const rememberEmpreinte = async (tx: Db, image: OwnedImage, empreinte: Empreinte | null): Promise<void> => {
  await updateEmpreinte(tx, image.src, empreinte)
  if (!empreinte) return
  const found = await selectRessemblances(tx, image, empreinte.cherches, nearestBits)
  await insertRessemblances(
    tx,
    found.map(({ src, bits }) => ({ src: image.src, autre: src, bits })),
  )
}

const batchSize = 50
// Some minutes of work; the next run goes on.
const batches = 40

/** Hashes photos from before hashes existed, a batch at a time. Returns how many. */
export const addMissingEmpreintes = async ({ db, storage }: Pick<Deps, 'db' | 'storage'>): Promise<number> => {
  let done = 0
  for (let batch = 0; batch < batches; batch += 1) {
    const images = await selectWithoutEmpreinte(db, batchSize)
    for (const image of images) {
      // Files are read outside the transaction, which must be short.
      const empreinte = await readEmpreinte(storage, image.src)
      await db.transaction((tx) => rememberEmpreinte(tx, image, empreinte))
    }
    done += images.length
    if (images.length < batchSize) break
  }
  return done
}
