import type { Storage } from '../storage/storage.ts'
import { encodeDrawing } from './encode-drawing.ts'
import { storeVariants } from './store-variants.ts'

export interface Drawing {
  src: string
  draw(): string
  /** Below 1 for pictures that are many and shown small. */
  scale?: number
}

export interface StoredDrawing {
  src: string
  width: number
  height: number
  couleur: string
}

// libvips works in threads of its own: a few at a time keep every core busy.
const atOnce = 4

/** Renders our own scenes into the storage and says what the database must know of them. */
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
