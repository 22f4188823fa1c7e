import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { Storage } from '../storage/storage.ts'
import { type EncodedImage, encodePixels } from './encode.ts'
import { sharp } from './loaders.ts'
import { storeVariants } from './store-variants.ts'

/** A picture of ours: its name in the storage, and its SVG. */
export interface Drawing {
  src: string
  file: URL
}

export type StoredDrawing = Omit<EncodedImage, 'variants'> & { src: string }

export interface DrawingOptions {
  /** Below 1 in tests: small pictures are rendered faster. */
  scale?: number
  onProgress?: (done: number, total: number) => void
}

// libvips has its own threads: a few drawings at a time keep every core busy.
const atOnce = 4

// The density at which one SVG unit is one pixel.
const svgDensity = 72

/** Renders drawings into the storage and returns their rows for the database. */
export const storeDrawings = async (
  storage: Storage,
  drawings: Drawing[],
  { scale = 1, onProgress = () => {} }: DrawingOptions = {},
): Promise<StoredDrawing[]> => {
  let done = 0
  const store = async ({ src, file }: Drawing): Promise<StoredDrawing> => {
    const image = await encodeDrawing(await readFile(file), scale)
    await storeVariants(storage, src, image)
    done += 1
    onProgress(done, drawings.length)
    const { width, height, couleur } = image
    return { src, width, height, couleur }
  }
  return Readable.from(drawings).map(store, { concurrency: atOnce }).toArray()
}

/** Effort 2 makes files a third smaller than 0 and takes half as long as 4. */
const encodeDrawing = async (svg: Buffer, scale: number): Promise<EncodedImage> => {
  const { data, info } = await sharp(svg, { density: svgDensity * scale })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return encodePixels(data, info, { effort: 2 })
}
