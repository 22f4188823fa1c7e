import type { Db } from '../../db/database.ts'
import { type Empreinte, nearestBits } from '../../pictures/empreinte.ts'
import { insertRessemblances, selectRessemblances, updateEmpreinte } from './images-empreintes.repository.ts'

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
