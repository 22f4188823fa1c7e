import type { Storage } from '../storage/storage.ts'
import { encodeDrawing } from './encode-drawing.ts'
import { storeVariants } from './store-variants.ts'

export interface Drawing {
  src: string
  draw(): string
  /** Below 1 for drawings that are shown small. */
  scale?: number
}

export interface StoredDrawing {
  src: string
  width: number
  height: number
  couleur: string
}

// libvips has its own threads: a few drawings at a time keep every core busy.
const atOnce = 4

/** Renders drawings into the storage and returns their rows for the database. */
export const storeDrawings = async (
  storage: Storage,
  drawings: Drawing[],
  progress: (done: number, total: number) => void = () => {},
): Promise<StoredDrawing[]> => {
  const queue = [...drawings]
  const stored: StoredDrawing[] = []
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const image = await encodeDrawing(next.draw(), next.scale)
      await storeVariants(storage, next.src, image)
      const { width, height, couleur } = image
      stored.push({ src: next.src, width, height, couleur })
      progress(stored.length, drawings.length)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return stored
}
